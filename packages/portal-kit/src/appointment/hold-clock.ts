import type { Hold } from '@invea/domain/appointment'

/** Phase of a hold: safe, running out (with a notice), urgent (with a question), or expired. */
export type HoldPhase = 'kept' | 'ending' | 'urgent' | 'ended'

/** Milliseconds before the end from which the bar shows that time runs out. */
export const endingBefore = 5 * 60_000
/** From here the bar shows its question, with more time to respond than WCAG 2.2.1 requires (20 seconds). */
export const urgentBefore = 2 * 60_000

/** Milliseconds until a hold ends, never below zero. `now` in milliseconds since 1970. */
export const holdLeft = (hold: Pick<Hold, 'expiresAt'>, now: number): number =>
  Math.max(0, Date.parse(hold.expiresAt) - now)

/** The phase of a hold; `now` in milliseconds since 1970. */
export const holdPhase = (hold: Pick<Hold, 'expiresAt'>, now: number): HoldPhase => {
  const left = holdLeft(hold, now)
  if (left === 0) return 'ended'
  if (left <= urgentBefore) return 'urgent'
  return left <= endingBefore ? 'ending' : 'kept'
}

/** The time left in the unit a person counts in: whole minutes rounded up, or the seconds of the last minute. */
export const holdUnits = (left: number): { readonly unit: 'minutes' | 'seconds'; readonly count: number } =>
  left > 60_000
    ? { unit: 'minutes', count: Math.ceil(left / 60_000) }
    : { unit: 'seconds', count: Math.ceil(left / 1000) }

/** Milliseconds until the words or the phase change: no need to wake a slow phone before that. */
export const holdTick = (left: number): number => {
  if (left === 0) return 0
  const step = left > 60_000 ? 60_000 : 1000
  return left % step || step
}
