import type { Instant } from '../model.ts'

/** Whether a solved captcha still counts: the service takes a session for human until this moment (D15). */
export const isHuman = (humanUntil: Instant | undefined, now: Instant): boolean =>
  humanUntil !== undefined && Date.parse(humanUntil) > Date.parse(now)
