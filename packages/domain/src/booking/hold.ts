import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { Hold, Instant } from '../model.ts'

/** D24: minutes that an appointment is held. */
export const holdMinutes = 30

/** D24: how often a hold can be extended. */
export const holdExtensions = 1

const minute = 60_000

/** D24: until when a place taken now is kept. */
export const holdUntil = (now: Instant): Instant => new Date(toMilliseconds(now) + holdMinutes * minute).toISOString()

/** Whether the place is still kept. */
export const isHoldLive = ({ expiresAt }: Pick<Hold, 'expiresAt'>, now: Instant): boolean =>
  toMilliseconds(expiresAt) > toMilliseconds(now)

/** D24: a live hold may be extended once. `extensions` is how often it was. */
export const canExtendHold = (hold: Pick<Hold, 'expiresAt'>, extensions: number, now: Instant): boolean =>
  extensions < holdExtensions && isHoldLive(hold, now)

/** D24: an extension adds the same length to what is left, so extending early costs no minutes. */
export const extendedUntil = ({ expiresAt }: Pick<Hold, 'expiresAt'>): Instant =>
  new Date(toMilliseconds(expiresAt) + holdMinutes * minute).toISOString()

/** Whole seconds left of the hold for the countdown; 0 when it is over. */
export const holdSecondsLeft = ({ expiresAt }: Pick<Hold, 'expiresAt'>, now: Instant): number =>
  Math.max(0, Math.ceil((toMilliseconds(expiresAt) - toMilliseconds(now)) / 1000))
