import type { AppContext, Reader, Trx } from '../app-context.ts'
import type { NumberDirectoryTable } from '../platform/database/schema/requests.ts'

type Kind = NumberDirectoryTable['kind']

/** What a printed number points to. */
export interface NumberTarget {
  readonly officeId: number
  readonly requestId: number
  /** The person of an application number, the order of an order code, the request itself of a confirmation number. */
  readonly targetId: number
}

/** Stores a number by its keyed hash: found with the number, unreadable in the table. */
export const indexNumber = async (
  trx: Trx,
  { encryption }: Pick<AppContext, 'encryption'>,
  entry: NumberTarget & { readonly kind: Kind; readonly number: string },
): Promise<void> => {
  await trx
    .insertInto('number_directory')
    .values({
      number_index: encryption.blindIndex(entry.kind, entry.number),
      kind: entry.kind,
      office_id: entry.officeId,
      request_id: entry.requestId,
      target_id: entry.targetId,
    })
    .execute()
}

export const findNumber = async (
  reader: Reader,
  { encryption }: Pick<AppContext, 'encryption'>,
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
