import { isOldApplicationNumber } from '@invea/domain'
import type { AppContext } from '../app-context.ts'
import { type Outcome, refused } from '../outcome.ts'
import type { RequestContext } from '../request-context.ts'

const seconds = 600
/** So many misses in ten minutes are slips of the finger; after them a proof of work is asked for (D19). */
const freeFailures = 10
/** So many are a search: nobody looks his own number up that often, human or not. */
const maxFailures = 40
/** Look-ups by one number alone that a session may make before it proves itself, and that one proof is good for (H8). */
const freeLookups = 3
const lookupsPerProof = 10
/** Misses of all visitors in an hour from which on every look-up by one number needs a proof; the alert counts the same. */
const globalLimit = { key: 'lookup-miss:all', times: 1_000, seconds: 3_600 }

const proofOf = ({ caller, now }: RequestContext): string | undefined => {
  const until = caller.humanUntil.lookup
  return until !== undefined && new Date(until) > now ? until : undefined
}

/** Misses of a session, and of an address, behind which many people may sit. */
const limits = ({ services, caller, address }: RequestContext, failures: number) => [
  { key: `lookup-miss:session:${caller.sessionId}`, times: failures, seconds },
  { key: `lookup-miss:address:${address}`, times: failures * 5 * services.env.addressRateFactor, seconds },
]

/** A look-up by one number: the first few of a session are free, ten more for each proof. An old, shorter number is never free. */
const needsProof = async (context: RequestContext, number: string): Promise<boolean> => {
  const { rateLimiter } = context.services
  const proof = proofOf(context)
  const session = `lookup-alone:session:${context.caller.sessionId}`
  const counted =
    proof === undefined
      ? { key: session, times: freeLookups, seconds }
      : { key: `${session}:${proof}`, times: lookupsPerProof, seconds: 3_600 }
  if ((await rateLimiter.take([counted], context.now)) !== undefined) return true
  if (proof !== undefined) return false
  return isOldApplicationNumber(number) || (await rateLimiter.look([globalLimit], context.now)) !== undefined
}

/** Asked before anything is looked up: undefined to go on, otherwise the same refusal for numbers that exist and numbers that do not. */
export const checkLookupLimits = async (
  context: RequestContext,
  { number, alone }: { readonly number: string; readonly alone: boolean },
): Promise<Outcome<never> | undefined> => {
  const { rateLimiter } = context.services
  const wait = await rateLimiter.look(limits(context, maxFailures), context.now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  if (alone && (await needsProof(context, number))) return refused('captchaFailed')
  if (proofOf(context) !== undefined) return undefined
  return (await rateLimiter.look(limits(context, freeFailures), context.now)) === undefined
    ? undefined
    : refused('captchaFailed')
}

/** Counts numbers that belong to nothing among those of all visitors, and by further limits. */
export const countFailedLookup = async (
  { metrics, rateLimiter }: Pick<AppContext, 'metrics' | 'rateLimiter'>,
  now: Date,
  more: ReturnType<typeof limits> = [],
): Promise<void> => {
  metrics.lookupMiss()
  await rateLimiter.take([...more, globalLimit], now)
}

/** Counts a look-up that found nothing, across all instances, and says what every miss says. */
export const failLookup = async (context: RequestContext): Promise<Outcome<never>> => {
  await countFailedLookup(context.services, context.now, limits(context, maxFailures))
  return refused('notFound')
}
