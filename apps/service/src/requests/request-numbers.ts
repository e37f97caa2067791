import { randomInt } from 'node:crypto'
import { checkCharacter, checkDigit, crockford } from '@invea/domain/application'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import type { WithEncryption } from '../platform/platform-context.ts'

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/**
 * 13 random digits and a check digit, printed on slips. The number is not serial, so it reveals neither the number of
 * applications nor other valid numbers. With four million applications a valid guess takes 2.5 million attempts.
 */
export const newApplicationNumber = (): string => {
  const digits = randomDigits(13)
  return digits + checkDigit(digits)
}

/** Nine random digits and a check digit. A payer shows it at a bank counter; one for each order. */
export const newOrderCode = (): string => {
  const digits = randomDigits(9)
  return digits + checkDigit(digits)
}

/** Twelve random characters, 60 bits, and a check character: anyone who has it can act for the request (B3). */
export const newConfirmationNumber = (): string => {
  const characters = Array.from({ length: 12 }, () => crockford[randomInt(32)]).join('')
  return characters + checkCharacter(characters)
}

type Kind = Row<'number_directory'>['kind']

export interface NumberTarget {
  readonly officeId: number
  readonly requestId: number
  /** The person of an application number, the order of an order code, the request itself of a confirmation number. */
  readonly targetId: number
}

interface NumberEntry extends NumberTarget {
  readonly kind: Kind
  readonly number: string
}

/** Row of a number: found by its keyed hash, unreadable in the table. */
export const numberRow = (
  { encryption }: WithEncryption,
  { kind, number, officeId, requestId, targetId }: NumberEntry,
) => ({
  number_index: encryption.blindIndex(kind, number),
  kind,
  office_id: officeId,
  request_id: requestId,
  target_id: targetId,
})

export const indexNumber = async (trx: Trx, services: WithEncryption, entry: NumberEntry): Promise<void> => {
  await trx.insertInto('number_directory').values(numberRow(services, entry)).execute()
}

export const findNumber = async (
  reader: Reader,
  { encryption }: WithEncryption,
  kind: Kind,
  number: string,
): Promise<NumberTarget | undefined> => {
  const row = await reader
    .selectFrom('number_directory')
    .selectAll()
    .where('number_index', '=', encryption.blindIndex(kind, number))
    .executeTakeFirst()
  return row && { officeId: row.office_id, requestId: row.request_id, targetId: row.target_id }
}

/** Replaces the printed number of an erased person. */
export const erasedNumber = (personId: number): string => `erased-${personId}`
export const isErased = ({
  row,
}: {
  readonly row: Pick<Row<'request_person'>, 'id' | 'application_number'>
}): boolean => row.application_number === erasedNumber(row.id)
