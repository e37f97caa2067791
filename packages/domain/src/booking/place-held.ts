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

/** Whether the hold is for what the draft asks for now: office, type, urgency, number of applicants, and the chosen day and slot. */
const fits = (hold: Hold, draft: RequestDraft, { requestType, urgentDays }: PlaceAsked): boolean => {
  const { site, appointment } = draft
  const sameRequest =
    String(hold.officeId) === site.officeId &&
    hold.requestType === requestType &&
    hold.urgentDays === urgentDays &&
    hold.applicants === applicantCount(draft)
  // Types without a calendar choose no day: the service has placed them.
  const dayChosen = appointment.date !== undefined
  const sameSlot = hold.slot === undefined || String(hold.slot.id) === appointment.slotId
  return sameRequest && (!dayChosen || (hold.date === appointment.date && sameSlot))
}

/** Passed while a fitting place is held (D24), or once the request has made it final. */
export const isPlaceHeld = (draft: RequestDraft, asked: PlaceAsked, now: Instant): boolean => {
  const { hold } = draft.appointment
  return draft.submitted !== undefined || (hold !== undefined && fits(hold, draft, asked) && isHoldLive(hold, now))
}

/** Whether a place was ever held for this draft, or is the request's by now; a hold may have ended since. */
export const wasPlaceHeld = ({ appointment, submitted }: RequestDraft): boolean =>
  submitted !== undefined || appointment.hold !== undefined
