import type { Applicant, Language } from '@invea/domain'
import type { FamilyMember } from '@invea/domain/applicant'
import { compareEvents, type SubmittedIdentity } from '@invea/domain/application'
import { sql } from 'kysely'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { type Reader, sendWrites, type Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import type { NumberTarget } from './request-numbers.ts'

export interface StoredPerson {
  readonly row: Row<'request_person'>
  readonly applicant: Applicant
  /** The identity with which the applicant was first submitted (D45), if it was changed later. */
  readonly firstSubmitted?: Partial<SubmittedIdentity> | undefined
  readonly attachments: readonly Row<'attachment'>[]
}

/** Content of `request_person.applicant`. */
export type StoredApplicant = Omit<Applicant, 'family'> & Pick<StoredPerson, 'firstSubmitted'>

/** A request with all related rows, decrypted. */
export interface StoredRequest {
  readonly row: Row<'request'>
  /** The live appointment, one row for each slot, in order. Empty after it was released. */
  readonly appointmentRows: readonly Row<'appointment'>[]
  readonly persons: readonly StoredPerson[]
  /** Newest first. `second_payment`: what became of another payment of the order after it was paid. */
  readonly orders: readonly (Row<'payment_order'> & { readonly second_payment: 'refundDue' | 'refunded' | null })[]
  /** Oldest first. */
  readonly events: readonly StoredEvent[]
}

interface StoredEvent extends Omit<Row<'request_event'>, 'reason'> {
  readonly reason: string | undefined
}

/** Language, session and time for which a request is displayed. */
export interface DisplayContext {
  readonly services: Pick<PlatformContext, 'encryption' | 'links' | 'env'>
  readonly snapshot: MasterSnapshot
  readonly language: Language
  /** The session for which links are signed. */
  readonly sessionId: number
  readonly now: Date
}

/** The stored events for the rules of the domain. */
export const toEvents = ({ events }: Pick<StoredRequest, 'events'>) =>
  events.map(({ kind, at }) => ({ kind, at: at.toISOString() }))

type Request = Row<'request'>

const unique = (numbers: readonly number[]) => [...new Set(numbers)]

const readParts = async (reader: Reader, requests: readonly Request[]) => {
  const offices = unique(requests.map(({ office_id }) => office_id))
  const ids = requests.map(({ id }) => id)
  const persons = await reader
    .selectFrom('request_person')
    .selectAll()
    .where('office_id', 'in', offices)
    .where('request_id', 'in', ids)
    .orderBy('position')
    .execute()
  const personIds = persons.length > 0 ? persons.map(({ id }) => id) : [0]
  return {
    persons,
    family: await reader
      .selectFrom('request_family')
      .selectAll()
      .where('office_id', 'in', offices)
      .where('person_id', 'in', personIds)
      .orderBy('position')
      .execute(),
    attachments: await reader
      .selectFrom('attachment')
      .selectAll()
      .where('office_id', 'in', offices)
      .where('person_id', 'in', personIds)
      .where('replaced_at', 'is', null)
      .orderBy('attachment_type_id')
      .execute(),
    orders: await reader
      .selectFrom('payment_order')
      .selectAll()
      .select(
        sql<'refundDue' | 'refunded' | null>`(select min(event.outcome) from payment_event event
          where event.office_id = payment_order.office_id and event.order_id = payment_order.id
            and event.refund_reason = 'paidBefore' and event.outcome in ('refundDue', 'refunded'))`.as(
          'second_payment',
        ),
      )
      .where('office_id', 'in', offices)
      .where('request_id', 'in', ids)
      .orderBy('created_at', 'desc')
      .execute(),
    events: await reader
      .selectFrom('request_event')
      .selectAll()
      .where('office_id', 'in', offices)
      .where('request_id', 'in', ids)
      .execute(),
    appointmentRows: await reader
      .selectFrom('appointment')
      .selectAll()
      .where('office_id', 'in', offices)
      .where('request_id', 'in', ids)
      .where('state', '=', 'final')
      .orderBy('part_index')
      .execute(),
  }
}

/** Reads full requests in the given order, with one query per table. */
export const readRequests = async (
  reader: Reader,
  { encryption }: WithEncryption,
  requests: readonly Request[],
): Promise<readonly StoredRequest[]> => {
  if (requests.length === 0) return []
  await sendWrites(reader)
  const { persons, family, attachments, orders, events, appointmentRows } = await readParts(reader, requests)
  const familyOf = (personId: number): readonly FamilyMember[] =>
    family
      .filter(({ person_id }) => person_id === personId)
      .map(({ id, member }) => ({ ...encryption.decryptJson<FamilyMember>(member, encryptionContext.family(id)), id }))
  return requests.map((row) => ({
    row,
    appointmentRows: appointmentRows.filter(({ request_id }) => request_id === row.id),
    orders: orders.filter(({ request_id }) => request_id === row.id),
    events: events
      .filter(({ request_id }) => request_id === row.id)
      .map((event) => ({
        ...event,
        reason:
          event.reason.length === 0
            ? undefined
            : encryption.decrypt(event.reason, encryptionContext.event(event.id)).toString(),
      }))
      .toSorted((one, other) =>
        compareEvents({ kind: one.kind, at: one.at.toISOString() }, { kind: other.kind, at: other.at.toISOString() }),
      ),
    persons: persons
      .filter(({ request_id }) => request_id === row.id)
      .map((person) => {
        const { firstSubmitted, ...applicant } = encryption.decryptJson<StoredApplicant>(
          person.applicant,
          encryptionContext.person(person.id),
        )
        return {
          row: person,
          applicant: { ...applicant, family: familyOf(person.id) },
          firstSubmitted,
          attachments: attachments.filter(({ person_id }) => person_id === person.id),
        }
      }),
  }))
}

export const readRequest = async (
  reader: Reader,
  services: WithEncryption,
  request: Request,
): Promise<StoredRequest> => {
  const [stored] = await readRequests(reader, services, [request])
  if (!stored) throw new Error('readRequests returned no request')
  return stored
}

export const confirmationNumberOf = (
  { encryption }: WithEncryption,
  { id, confirmation_number }: Pick<Request, 'id' | 'confirmation_number'>,
): string => encryption.decrypt(confirmation_number, encryptionContext.request(id)).toString()

export type RequestKey = Pick<NumberTarget, 'officeId' | 'requestId'>

/** Reads full requests by their keys, newest first. */
export const findRequests = async (
  reader: Reader,
  services: WithEncryption,
  keys: readonly RequestKey[],
): Promise<readonly StoredRequest[]> => {
  if (keys.length === 0) return []
  const rows = await reader
    .selectFrom('request')
    .selectAll()
    .where('office_id', 'in', unique(keys.map(({ officeId }) => officeId)))
    .where('id', 'in', unique(keys.map(({ requestId }) => requestId)))
    .orderBy('created_at', 'desc')
    .execute()
  return readRequests(reader, services, rows)
}

/** The row of an existing request, locked until the transaction ends. */
export const lockRequestRow = (trx: Trx, { officeId, requestId }: RequestKey): Promise<Row<'request'>> =>
  trx
    .selectFrom('request')
    .selectAll()
    .where((query) => query.and({ office_id: officeId, id: requestId }))
    .forUpdate()
    .executeTakeFirstOrThrow()

/** The full request, locked until the transaction ends. */
export const lockRequest = async (trx: Trx, services: WithEncryption, key: RequestKey): Promise<StoredRequest> =>
  readRequest(trx, services, await lockRequestRow(trx, key))
