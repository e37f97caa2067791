import type { Applicant } from '@invea/domain'
import { sql } from 'kysely'
import type { Caller } from '../platform/caller.ts'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { officeOf } from '../platform/ids.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import type { Refusal } from '../platform/refusal.ts'
import { isSamePhone, phoneIndexes } from './active-applicant-lock.ts'

/** Refuses an upload of a caller who can act on no request. Reads one index entry of each kind of access. */
export const requireRequest = async (
  { db }: Pick<PlatformContext, 'db'>,
  { sessionId, accountId }: Caller,
  now: Date,
): Promise<Refusal | undefined> => {
  const { rows } = await sql<{ readonly found: boolean }>`
    select exists (select from request where session_id = ${sessionId})
      or exists (select from request where account_id = ${accountId})
      or exists (select from request_grant where session_id = ${sessionId} and expires_at > ${now}) as found`.execute(
    db,
  )
  return rows[0]?.found ? undefined : { code: 'notFound' }
}

const authorizedQuery = (reader: Reader, { sessionId, accountId }: Caller, requestId: number, now: Date) =>
  reader
    .selectFrom('request')
    .selectAll('request')
    .where((query) => query.and({ 'request.office_id': officeOf(requestId), 'request.id': requestId }))
    .where((query) =>
      query.or([
        query('request.session_id', '=', sessionId),
        ...(accountId === null ? [] : [query('request.account_id', '=', accountId)]),
        query.exists(
          query
            .selectFrom('request_grant')
            .select('request_id')
            .where('request_grant.session_id', '=', sessionId)
            .where('request_grant.office_id', '=', officeOf(requestId))
            .where('request_grant.request_id', '=', requestId)
            .where('request_grant.expires_at', '>', now),
        ),
      ]),
    )

/**
 * Finds a request that the caller can act on: made in this session, by this member, or opened by this session with both numbers
 * (D19). Another user's request and an unknown one are undefined; both become `notFound`.
 */
export const findAuthorizedRequest = (
  reader: Reader,
  caller: Caller,
  requestId: number,
  now: Date,
): Promise<Row<'request'> | undefined> => authorizedQuery(reader, caller, requestId, now).executeTakeFirst()

/** The same, locked until the transaction ends. Lock order: requests, counters, appointments. */
export const lockAuthorizedRequest = (
  trx: Trx,
  caller: Caller,
  requestId: number,
  now: Date,
): Promise<Row<'request'> | undefined> => authorizedQuery(trx, caller, requestId, now).forUpdate().executeTakeFirst()

/** D19: how long a session can open a request after it entered both numbers, or after it last opened the request. */
const grantLifetime = { minutes: 30 }

/** Grants a session access to a request for half an hour. */
export const grantRequest = async (
  reader: Reader,
  sessionId: number,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
  now: Date,
): Promise<void> => {
  const expires_at = addTime(now, grantLifetime)
  await reader
    .insertInto('request_grant')
    .values({ session_id: sessionId, office_id, request_id: id, expires_at })
    .onConflict((conflict) => conflict.columns(['session_id', 'office_id', 'request_id']).doUpdateSet({ expires_at }))
    .execute()
}

/**
 * Extends the access of a session that opens a request which it may only see because it entered both numbers. Returns false if that access
 * has ended since the request was read.
 */
export const extendGrant = async (
  reader: Reader,
  { sessionId, accountId }: Pick<Caller, 'sessionId' | 'accountId'>,
  { office_id, id, session_id, account_id }: Row<'request'>,
  now: Date,
): Promise<boolean> => {
  if (session_id === sessionId || (accountId !== null && account_id === accountId)) return true
  const { numUpdatedRows } = await reader
    .updateTable('request_grant')
    .set({ expires_at: addTime(now, grantLifetime) })
    .where((query) => query.and({ session_id: sessionId, office_id, request_id: id }))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Adds the requests of a session to the account, so that they stay in the member's list after the session ends. Only requests whose
 * first person has the account's phone, to which their numbers were sent: others may share the device (D19, D47). Returns these requests.
 */
export const attachRequests = async (
  trx: Trx,
  services: WithEncryption,
  {
    sessionId,
    accountId,
    phoneNumber,
  }: { readonly sessionId: number; readonly accountId: number; readonly phoneNumber: string },
): Promise<readonly Pick<Row<'request'>, 'office_id' | 'id'>[]> => {
  const found = await trx
    .selectFrom('request')
    .innerJoin('request_person as person', (join) =>
      join
        .onRef('person.office_id', '=', 'request.office_id')
        .onRef('person.request_id', '=', 'request.id')
        .on('person.position', '=', 1),
    )
    .select(['request.id', 'person.id as personId', 'person.applicant'])
    .where((query) => query.and({ 'request.session_id': sessionId, 'request.account_id': null }))
    .where('person.phone_index', 'in', phoneIndexes(services, phoneNumber))
    .execute()
  const own = found.filter(({ personId, applicant }) => {
    const context = encryptionContext.person(personId)
    const { personal } = services.encryption.decryptJson<Pick<Applicant, 'personal'>>(applicant, context)
    return isSamePhone(personal.phoneNumber, phoneNumber)
  })
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  return trx
    .updateTable('request')
    .set({ account_id: accountId })
    .where((query) => query.and({ session_id: sessionId, account_id: null }))
    .where('id', 'in', ids)
    .returning(['office_id', 'id'])
    .execute()
}

/** Finds a person and their request, if the caller can act on it. Undefined for another user's or an unknown one. */
export const findAuthorizedPerson = async (
  reader: Reader,
  caller: Caller,
  personId: number,
  now: Date,
): Promise<{ readonly person: Row<'request_person'>; readonly request: Row<'request'> } | undefined> => {
  const person = await reader
    .selectFrom('request_person')
    .selectAll()
    .where((query) => query.and({ office_id: officeOf(personId), id: personId }))
    .executeTakeFirst()
  const request = person && (await findAuthorizedRequest(reader, caller, person.request_id, now))
  return person && request && { person, request }
}
