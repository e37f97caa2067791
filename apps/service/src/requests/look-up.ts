import type { LookupByApplicationNumber } from '@invea/api/wire'
import { type Application, type Result, readApplicationNumber, readConfirmationNumber } from '@invea/domain'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { done, type Refusal } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { maskedApplication, viewingOf, wholeApplication } from './application-of.ts'
import { findAuthorizedRequest } from './authorized-request.ts'
import { checkLookupLimits, failLookup } from './failed-lookups.ts'
import { findNumber, type NumberTarget } from './request-numbers.ts'
import { readRequest, type StoredRequest } from './request-reader.ts'

/** D19: how long both numbers open a request to a session. */
const lifetime = { minutes: 30 }

/** Opens a request to a session for half an hour from now. */
const grantRequest = async (
  trx: Trx,
  sessionId: number,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
  now: Date,
): Promise<void> => {
  const expires_at = later(now, lifetime)
  await trx
    .insertInto('request_grant')
    .values({ session_id: sessionId, office_id, request_id: id, expires_at })
    .onConflict((conflict) => conflict.columns(['session_id', 'office_id', 'request_id']).doUpdateSet({ expires_at }))
    .execute()
}

const read = async ({ services }: RequestContext, { officeId, requestId }: NumberTarget): Promise<StoredRequest> => {
  const row = await services.db
    .selectFrom('request')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  return readRequest(services.db, services, row)
}

const isOwn = async ({ services, caller, now }: RequestContext, requestId: number): Promise<boolean> =>
  (await findAuthorizedRequest(services.db, caller, requestId, now)) !== undefined

/** Both numbers together: the whole, for half an hour, and a line in the audit log. */
const openWhole = async (context: RequestContext, stored: StoredRequest): Promise<void> => {
  const { services, caller, now } = context
  await services.transact(async (trx) => {
    await grantRequest(trx, caller.sessionId, stored.row, now)
    await audit(trx, {
      officeId: stored.row.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'request.opened',
      requestId: stored.row.id,
    })
  })
}

/** Whether the second number belongs to the same request; a typing error and a stranger's number are the same no. */
const proves = async (
  { services }: RequestContext,
  confirmationNumber: string,
  requestId: number,
): Promise<boolean> => {
  const number = readConfirmationNumber(confirmationNumber)
  const target = number && (await findNumber(services.db, services, 'confirmation', number))
  return target !== undefined && target !== '' && target.requestId === requestId
}

/**
 * Look-up by application number (B §2, D19): alone it shows the card of that one person. With the confirmation number, or in the session
 * that made the request, it shows the whole. What is unknown, and a pair that does not belong together, is answered alike.
 */
export const lookUpByApplicationNumber: Handler<LookupByApplicationNumber, Application> = async (context, input) => {
  const alone = input.confirmationNumber === undefined
  const closed = await checkLookupLimits(context, { number: input.applicationNumber, alone })
  if (closed) return closed
  const { services } = context
  const number = readApplicationNumber(input.applicationNumber)
  const target = number === undefined ? undefined : await findNumber(services.db, services, 'application', number)
  if (!target) return failLookup(context)
  const proven =
    input.confirmationNumber !== undefined && (await proves(context, input.confirmationNumber, target.requestId))
  if (input.confirmationNumber !== undefined && !proven) return failLookup(context)
  const stored = await read(context, target)
  if (proven) await openWhole(context, stored)
  const viewing = await viewingOf(context)
  const whole = proven || (await isOwn(context, target.requestId))
  return done(whole ? wholeApplication(stored, viewing) : maskedApplication(stored, viewing, target.targetId))
}

/** All but the last three digits: a card must not hand out the second number. */
const hidden = (number: string) => number.slice(-3).padStart(number.length, '•')

/** Look-up by confirmation number (B §2, D19): alone it shows the card, with the application numbers hidden. */
export const lookUpByConfirmationNumber: Handler<
  { readonly confirmationNumber: string },
  readonly Application[]
> = async (context, input): Promise<Result<readonly Application[], Refusal>> => {
  const closed = await checkLookupLimits(context, { number: input.confirmationNumber, alone: true })
  if (closed) return closed
  const { services } = context
  const number = readConfirmationNumber(input.confirmationNumber)
  const target = number === undefined ? undefined : await findNumber(services.db, services, 'confirmation', number)
  if (!target) return failLookup(context)
  const stored = await read(context, target)
  const viewing = await viewingOf(context)
  if (await isOwn(context, target.requestId)) return done([wholeApplication(stored, viewing)])
  const card = maskedApplication(stored, viewing)
  const persons = card.persons.map((person) => ({ ...person, applicationNumber: hidden(person.applicationNumber) }))
  return done([{ ...card, persons }])
}
