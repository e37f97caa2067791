import { isOldApplicationNumber } from '@invea/domain'
import type { Services } from '../app-context.ts'
import { type Outcome, refused } from '../outcome.ts'
import type { Call } from '../request-context.ts'

const seconds = 600
/** So many misses in ten minutes are slips of the finger; after them a proof of work is asked for (D19). */
const freeMisses = 10
/** So many are a search: nobody looks his own number up that often, human or not. */
const mostMisses = 40
/** Look-ups by one number alone that a session may make before it proves itself, and that one proof is good for (H8). */
const freeLookUps = 3
const lookUpsOfAProof = 10
/** Misses of all visitors in an hour from which on every look-up by one number needs a proof; the alert counts the same. */
const globalMisses = { key: 'lookup-miss:all', times: 1_000, seconds: 3_600 }

const proofOf = ({ caller, now }: Call): string | undefined => {
  const until = caller.humanUntil.lookup
  return until !== undefined && new Date(until) > now ? until : undefined
}

/** Misses of a session, and of an address, behind which many people may sit. */
const limits = ({ services, caller, address }: Call, misses: number) => [
  { key: `lookup-miss:session:${caller.sessionId}`, times: misses, seconds },
  { key: `lookup-miss:address:${address}`, times: misses * 5 * services.env.addressRateFactor, seconds },
]

/** A look-up by one number: the first few of a session are free, ten more for each proof. An old, shorter number is never free. */
const needsProof = async (call: Call, number: string): Promise<boolean> => {
  const { rateLimiter } = call.services
  const proof = proofOf(call)
  const session = `lookup-alone:session:${call.caller.sessionId}`
  const counted =
    proof === undefined
      ? { key: session, times: freeLookUps, seconds }
      : { key: `${session}:${proof}`, times: lookUpsOfAProof, seconds: 3_600 }
  if ((await rateLimiter.take([counted], call.now)) !== undefined) return true
  if (proof !== undefined) return false
  return isOldApplicationNumber(number) || (await rateLimiter.look([globalMisses], call.now)) !== undefined
}

/** Asked before anything is looked up: undefined to go on, otherwise the same refusal for numbers that exist and numbers that do not. */
export const tooManyMisses = async (
  call: Call,
  { number, alone }: { readonly number: string; readonly alone: boolean },
): Promise<Outcome<never> | undefined> => {
  const { rateLimiter } = call.services
  const wait = await rateLimiter.look(limits(call, mostMisses), call.now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  if (alone && (await needsProof(call, number))) return refused('captchaFailed')
  if (proofOf(call) !== undefined) return undefined
  return (await rateLimiter.look(limits(call, freeMisses), call.now)) === undefined
    ? undefined
    : refused('captchaFailed')
}

/** Counts numbers that belong to nothing among those of all visitors, and by further limits. */
export const countMiss = async (
  { metrics, rateLimiter }: Pick<Services, 'metrics' | 'rateLimiter'>,
  now: Date,
  more: ReturnType<typeof limits> = [],
): Promise<void> => {
  metrics.lookupMiss()
  await rateLimiter.take([...more, globalMisses], now)
}

/** Counts a look-up that found nothing, across all instances, and says what every miss says. */
export const miss = async (call: Call): Promise<Outcome<never>> => {
  await countMiss(call.services, call.now, limits(call, mostMisses))
  return refused('notFound')
}
