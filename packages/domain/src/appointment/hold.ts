import { toMilliseconds } from '../calendar/addis-ababa.ts'
import { applicantCount } from '../drafts/applicant-count.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { Hold } from '../model/appointment.ts'
import type { RequestType, UrgentDays } from '../model/choices.ts'
import type { Instant } from '../model/scalars.ts'

/** D24: minutes that an appointment is held. */
export const holdMinutes = 30

/** H1: minutes that the one-time code for a hold is valid, and its maximum number of attempts. */
export const holdCodeRules = { minutes: 10, tries: 5 } as const

const minute = 60_000

const later = (moment: Instant, minutes: number): Instant =>
  new Date(toMilliseconds(moment) + minutes * minute).toISOString()

/** D24: end of an extended hold, and of every hold without an application, also when the slot is held again. */
export const extendedUntil = (since: Instant): Instant => later(since, 2 * holdMinutes)

/** D24: when a hold ends: 30 minutes from now, but at most 60 minutes after the slot was first held (`since`). */
export const holdUntil = (now: Instant, since: Instant = now): Instant => {
  const [regular, last] = [later(now, holdMinutes), extendedUntil(since)]
  return toMilliseconds(regular) < toMilliseconds(last) ? regular : last
}

/** Whether the slot is still held. */
export const isHoldLive = ({ expiresAt }: Pick<Hold, 'expiresAt'>, now: Instant): boolean =>
  toMilliseconds(expiresAt) > toMilliseconds(now)

/** The properties that a hold must match, besides those of every draft. */
export interface HoldCriteria {
  readonly requestType?: RequestType | undefined
  /** Only for urgent requests. */
  readonly urgentDays?: UrgentDays | undefined
}

/** Whether a hold matches the office, type, urgency and number of applicants of the draft. */
export const isHoldFor = (hold: Hold, draft: RequestDraft, { requestType, urgentDays }: HoldCriteria): boolean =>
  String(hold.officeId) === draft.site.officeId &&
  hold.requestType === requestType &&
  hold.urgentDays === urgentDays &&
  hold.applicants === applicantCount(draft)

/** Whether a hold also matches the chosen day and slot. For types without a calendar the service chooses the day. */
const fits = (hold: Hold, draft: RequestDraft, criteria: HoldCriteria): boolean => {
  const { date, slotId } = draft.appointment
  const isChosen = hold.date === date && (hold.slot === undefined || String(hold.slot.id) === slotId)
  return isHoldFor(hold, draft, criteria) && (date === undefined || isChosen)
}

/** Whether a matching slot is held (D24), or the request has used it. */
export const isSlotHeld = (draft: RequestDraft, criteria: HoldCriteria, now: Instant): boolean => {
  const { hold } = draft.appointment
  return draft.submitted !== undefined || (hold !== undefined && fits(hold, draft, criteria) && isHoldLive(hold, now))
}

/** Whether a slot was ever held for this draft, or the request has used it. The hold may have ended. */
export const wasSlotHeld = ({ appointment, submitted }: RequestDraft): boolean =>
  submitted !== undefined || appointment.hold !== undefined
