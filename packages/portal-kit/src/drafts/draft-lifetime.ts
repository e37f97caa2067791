/**
 * Milliseconds. Personal data stays on a device for one day after the last change (B §9): long enough for a night without
 * power, short enough for a phone that is lent.
 */
export const draftLifetime = 24 * 60 * 60 * 1000

/** True when the draft's last change is older than its lifetime; `savedAt` and `now` in milliseconds. */
export const isDraftExpired = (savedAt: number, now: number): boolean => now - savedAt > draftLifetime
