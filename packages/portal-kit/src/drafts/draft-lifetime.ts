/**
 * Personal data stays on a device for a day after the last change, like the lists beside it (B §9).
 * Long enough for a night without power, short enough for a phone that is lent.
 */
export const draftLifetime = 24 * 60 * 60 * 1000

/** True when nobody touched the draft for longer than its life; `savedAt` and `now` in milliseconds. */
export const isDraftOver = (savedAt: number, now: number): boolean => now - savedAt > draftLifetime
