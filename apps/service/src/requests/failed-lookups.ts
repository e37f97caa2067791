import type { Result } from '@invea/domain'
import { isOldApplicationNumber } from '@invea/domain/application'
import type { PlatformContext } from '../platform/platform-context.ts'
import { type Refusal, refused } from '../platform/refusal.ts'
import type { RequestContext } from '../platform/request-context.ts'

const seconds = 600
/** Failed look-ups in ten minutes before a proof of work is required (D19). */
const freeFailures = 10
/** Failed look-ups in ten minutes before further ones are refused. */
const maxFailures = 40
/** Look-ups by one number that a session may make before a proof of work, and with each proof (H8). */
const freeLookups = 3
const lookupsPerProof = 10
/** Failed look-ups of all visitors in an hour after which every look-up by one number needs a proof. The alert uses the same count. */
const globalLimit = { key: 'lookup-miss:all', times: 1_000, seconds: 3_600 }

const proofOf = ({ caller, now }: RequestContext): string | undefined => {
  const until = caller.humanUntil.lookup
  return until !== undefined && new Date(until) > now ? until : undefined
}

/** Limits per session and per address. Many people may share an address. */
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

/** Checks the limits before a look-up. The refusal is the same for numbers that exist and numbers that do not. */
export const checkLookupLimits = async (
  context: RequestContext,
  { number, alone }: { readonly number: string; readonly alone: boolean },
): Promise<Result<never, Refusal> | undefined> => {
  const { rateLimiter } = context.services
  const wait = await rateLimiter.look(limits(context, maxFailures), context.now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  if (alone && (await needsProof(context, number))) return refused('captchaFailed')
  if (proofOf(context) !== undefined) return undefined
  return (await rateLimiter.look(limits(context, freeFailures), context.now)) === undefined
    ? undefined
    : refused('captchaFailed')
}

/** Counts a failed look-up for all visitors and for further limits. */
export const countFailedLookup = async (
  { metrics, rateLimiter }: Pick<PlatformContext, 'metrics' | 'rateLimiter'>,
  now: Date,
  more: ReturnType<typeof limits> = [],
): Promise<void> => {
  metrics.lookupMiss()
  await rateLimiter.take([...more, globalLimit], now)
}

/** Counts a failed look-up across all instances and returns the refusal. */
export const failLookup = async (context: RequestContext): Promise<Result<never, Refusal>> => {
  await countFailedLookup(context.services, context.now, limits(context, maxFailures))
  return refused('notFound')
}
