import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { Instant } from '../model.ts'

/** D14: minutes from the one-time code. */
export const urgentSessionMinutes = 10

/** D14: until when an urgent application may be made after the one-time code. */
export const urgentSessionEnd = (verifiedAt: Instant): Instant =>
  new Date(toMilliseconds(verifiedAt) + urgentSessionMinutes * 60_000).toISOString()

/** Whole seconds left of the urgent session for the countdown; 0 when it is over and the user is signed out. */
export const urgentSecondsLeft = (verifiedAt: Instant, now: Instant): number =>
  Math.max(0, Math.ceil((toMilliseconds(urgentSessionEnd(verifiedAt)) - toMilliseconds(now)) / 1000))
