import { applicantCount } from '../drafts/applicant-count.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { Hold, Instant, RequestType, UrgentDays } from '../model.ts'
import { isHoldLive } from './hold.ts'

/** What a place is held for, beside what every draft says. */
export interface PlaceAsked {
  readonly requestType?: RequestType | undefined
  /** Urgent requests alone. */
  readonly urgentDays?: UrgentDays | undefined
}

/** Whether a hold is for the office, type, urgency and number of applicants that the draft asks for now. */
export const isHoldFor = (hold: Hold, draft: RequestDraft, { requestType, urgentDays }: PlaceAsked): boolean =>
  String(hold.officeId) === draft.site.officeId &&
  hold.requestType === requestType &&
  hold.urgentDays === urgentDays &&
  hold.applicants === applicantCount(draft)

/** The same, and for the chosen day and slot. */
const fits = (hold: Hold, draft: RequestDraft, asked: PlaceAsked): boolean => {
  const { appointment } = draft
  // Types without a calendar choose no day: the service has placed them.
  const dayChosen = appointment.date !== undefined
  const sameSlot = hold.slot === undefined || String(hold.slot.id) === appointment.slotId
  return isHoldFor(hold, draft, asked) && (!dayChosen || (hold.date === appointment.date && sameSlot))
}

/** Passed while a fitting place is held (D24), or once the request has made it final. */
export const isPlaceHeld = (draft: RequestDraft, asked: PlaceAsked, now: Instant): boolean => {
  const { hold } = draft.appointment
  return draft.submitted !== undefined || (hold !== undefined && fits(hold, draft, asked) && isHoldLive(hold, now))
}

/** Whether a place was ever held for this draft, or is the request's by now; a hold may have ended since. */
export const wasPlaceHeld = ({ appointment, submitted }: RequestDraft): boolean =>
  submitted !== undefined || appointment.hold !== undefined
