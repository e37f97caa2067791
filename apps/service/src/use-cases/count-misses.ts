import type { Call } from '../call.ts'
import { type Outcome, refused } from '../outcome.ts'

const seconds = 600
/** So many misses in ten minutes are slips of the finger; after them a proof of work is asked for (D19). */
const freeMisses = 10
/** So many are a search: nobody looks his own number up that often, human or not. */
const mostMisses = 40

const isHuman = ({ caller, now }: Call): boolean => {
  const until = caller.humanUntil.lookup
  return until !== undefined && new Date(until) > now
}

/** Misses of a session, and of an address, behind which many people may sit. */
const limits = ({ services, caller, address }: Call, misses: number) => [
  { key: `lookup-miss:session:${caller.sessionId}`, times: misses, seconds },
  { key: `lookup-miss:address:${address}`, times: misses * 5 * services.env.addressRateFactor, seconds },
]

/** Asked before anything is looked up: undefined to go on, otherwise the same refusal for numbers that exist and numbers that do not. */
export const tooManyMisses = async (call: Call): Promise<Outcome<never> | undefined> => {
  const { rateLimiter } = call.services
  const wait = await rateLimiter.look(limits(call, mostMisses), call.now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })
  if (isHuman(call)) return undefined
  return (await rateLimiter.look(limits(call, freeMisses), call.now)) === undefined
    ? undefined
    : refused('captchaFailed')
}

/** Counts a look-up that found nothing, across all instances, and says what every miss says. */
export const miss = async (call: Call): Promise<Outcome<never>> => {
  await call.services.rateLimiter.take(limits(call, mostMisses), call.now)
  return refused('notFound')
}
