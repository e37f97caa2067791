import type { LookupByApplicationNumber } from '@invea/api/wire'
import { type Application, type Result, readApplicationNumber, readConfirmationNumber } from '@invea/domain'
import { isOldApplicationNumber } from '@invea/domain/application'
import type { Handler, RequestContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { verifySentSolution } from '../platform/captcha/verify-captcha.ts'
import type { Reader } from '../platform/database/transaction.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import { addressLimits } from '../platform/rate-limiter.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { displayContextOf, maskedApplication, wholeApplication } from './application-of.ts'
import { findAuthorizedRequest, grantRequest } from './authorized-request.ts'
import { findNumber, type NumberTarget } from './request-numbers.ts'
import { findRequests, lockRequestRow, type StoredRequest } from './request-reader.ts'

const seconds = 600
/** Failed look-ups in ten minutes before a proof of work is required (D19). */
const freeFailures = 10
/**
 * Failed look-ups in ten minutes before further ones are refused. Those of an address refuse only look-ups by one number: both
 * numbers cannot be guessed, and strangers behind one address must not lock each other out.
 */
const maxFailures = 40
/** Look-ups by one number that a session may make before a proof of work, and with each proof. */
const freeLookups = 3
const lookupsPerProof = 10
/** Failed look-ups of all visitors in an hour after which every look-up by one number needs a proof. The alert uses the same count. */
const globalLimit = { key: 'lookup-miss:all', times: 1_000, seconds: 3_600 }

const proofOf = ({ caller, now }: RequestContext): string | undefined => {
  const until = caller.humanUntil.lookup
  return until !== undefined && new Date(until) > now ? until : undefined
}

/** Limits per session and per address. Many people may share an address. */
const limits = ({ services, caller, address }: RequestContext, failures: number) =>
  [
    { key: `lookup-miss:session:${caller.sessionId}`, times: failures, seconds },
    ...addressLimits({
      name: 'lookup-miss:address',
      address,
      times: failures * 5 * services.env.addressRateFactor,
      seconds,
    }),
  ] as const

/** Whether a look-up by one number needs a proof: not the first ones and ten after each proof. Shorter old numbers always do. */
const needsProof = async (context: RequestContext, number: string): Promise<boolean> => {
  const { rateLimiter } = context.services
  const proof = proofOf(context)
  const session = `lookup-alone:session:${context.caller.sessionId}`
  const counted =
    proof === undefined
      ? { key: session, times: freeLookups, seconds }
      : { key: `${session}:${proof}`, times: lookupsPerProof, seconds: 86_400 }
  if ((await rateLimiter.take([counted], context.now)) !== undefined) return true
  if (proof !== undefined) return false
  return isOldApplicationNumber(number) || (await rateLimiter.peek([globalLimit], context.now)) !== undefined
}

/** Checks the limits before a look-up. The refusal is the same for numbers that exist and numbers that do not. */
const checkLookupLimits = async (
  context: RequestContext,
  { number, alone }: { readonly number: string; readonly alone: boolean },
): Promise<Result<never, Refusal> | undefined> => {
  const { rateLimiter } = context.services
  const [ofSession, ...ofAddress] = limits(context, maxFailures)
  const wait = await rateLimiter.peek(alone ? [ofSession, ...ofAddress] : [ofSession], context.now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  const needsOther =
    (alone && (await needsProof(context, number))) ||
    (proofOf(context) === undefined &&
      (await rateLimiter.peek(limits(context, freeFailures), context.now)) !== undefined)
  const failure = needsOther ? await verifySentSolution(context, 'lookup', context.caller) : undefined
  return failure && { ok: false, error: failure }
}

/** Counts a failed look-up against the limit for all visitors, and against `more` limits. */
export const countFailedLookup = async (
  { metrics, rateLimiter }: Pick<PlatformContext, 'metrics' | 'rateLimiter'>,
  now: Date,
  more: ReturnType<typeof limits> | readonly [] = [],
): Promise<void> => {
  metrics.lookupMiss()
  await rateLimiter.take([...more, globalLimit], now)
}

/** Counts a failed look-up across all instances and returns the refusal. */
const failLookup = async (context: RequestContext): Promise<Result<never, Refusal>> => {
  await countFailedLookup(context.services, context.now, limits(context, maxFailures))
  return refused('notFound')
}

const readTarget = async ({ services }: RequestContext, target: NumberTarget): Promise<StoredRequest> => {
  const [stored] = await findRequests(services.db, services, [target])
  if (!stored) throw new Error('the request of a printed number does not exist')
  return stored
}

const isOwn = async ({ services, caller, now }: RequestContext, requestId: number): Promise<boolean> =>
  (await findAuthorizedRequest(services.db, caller, requestId, now)) !== undefined

/** Whether the second number belongs to the same request. Typing errors and other people's numbers give the same result. */
const belongsToRequest = async (
  reader: Reader,
  services: WithEncryption,
  confirmationNumber: string,
  requestId: number,
): Promise<boolean> => {
  const number = readConfirmationNumber(confirmationNumber)
  const target = number && (await findNumber(reader, services, 'confirmation', number))
  return target !== undefined && target !== '' && target.requestId === requestId
}

/** Grants access for half an hour after both numbers were entered, and writes an audit row. Returns false if they no longer belong together. */
const grantAccess = async (
  context: RequestContext,
  stored: StoredRequest,
  confirmationNumber: string,
): Promise<boolean> => {
  const { services, caller, now } = context
  const ofRequest = { officeId: stored.row.office_id, requestId: stored.row.id }
  return services.transact(async (trx) => {
    await lockRequestRow(trx, ofRequest)
    if (!(await belongsToRequest(trx, services, confirmationNumber, stored.row.id))) return false
    await grantRequest(trx, caller.sessionId, stored.row, now)
    await audit(trx, context, 'request.opened', ofRequest)
    return true
  })
}

/**
 * Look-up by application number (B §2, D19). Alone it returns the card of that person. With the confirmation number, or in the
 * session that made the request, it returns the whole request. Unknown numbers and numbers that do not belong together get the
 * same response.
 */
export const lookUpByApplicationNumber: Handler<LookupByApplicationNumber, Application> = async (context, input) => {
  const { confirmationNumber } = input
  const alone = confirmationNumber === undefined
  const refusal = await checkLookupLimits(context, { number: input.applicationNumber, alone })
  if (refusal) return refusal
  const { services } = context
  const number = readApplicationNumber(input.applicationNumber)
  const target = number === undefined ? undefined : await findNumber(services.db, services, 'application', number)
  if (!target) return failLookup(context)
  if (!alone && !(await belongsToRequest(services.db, services, confirmationNumber, target.requestId)))
    return failLookup(context)
  const stored = await readTarget(context, target)
  if (!alone && !(await grantAccess(context, stored, confirmationNumber))) return failLookup(context)
  const display = await displayContextOf(context)
  const whole = !alone || (await isOwn(context, target.requestId))
  return ok(whole ? wholeApplication(stored, display) : maskedApplication(stored, display, target.targetId))
}

/** Hides all but the last three digits, because the card must not reveal the second number. */
const maskNumber = (number: string) => number.slice(-3).padStart(number.length, '•')

/** Look-up by confirmation number (B §2, D19): alone it returns the card, with the application numbers hidden. */
export const lookUpByConfirmationNumber: Handler<
  { readonly confirmationNumber: string },
  readonly Application[]
> = async (context, input): Promise<Result<readonly Application[], Refusal>> => {
  const refusal = await checkLookupLimits(context, { number: input.confirmationNumber, alone: true })
  if (refusal) return refusal
  const { services } = context
  const number = readConfirmationNumber(input.confirmationNumber)
  const target = number === undefined ? undefined : await findNumber(services.db, services, 'confirmation', number)
  if (!target) return failLookup(context)
  const stored = await readTarget(context, target)
  const display = await displayContextOf(context)
  if (await isOwn(context, target.requestId)) return ok([wholeApplication(stored, display)])
  const card = maskedApplication(stored, display)
  const persons = card.persons.map((person) => ({ ...person, applicationNumber: maskNumber(person.applicationNumber) }))
  return ok([{ ...card, persons }])
}
