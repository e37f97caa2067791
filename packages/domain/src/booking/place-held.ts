import { applicantCount } from '../drafts/applicant-count.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import type { Hold, Instant } from '../model.ts'
import { isHoldLive } from './hold.ts'

/** Whether the hold is for what the draft asks for now: office, type, number of applicants, and the chosen day and slot. */
const fits = (hold: Hold, draft: PassportDraft): boolean => {
  const { site, appointment, requestType } = draft
  const sameRequest =
    String(hold.officeId) === site.officeId &&
    hold.requestType === requestType &&
    hold.applicants === applicantCount(draft)
  // Types without a calendar choose no day: the service has placed them.
  const dayChosen = appointment.date !== undefined
  return (
    sameRequest &&
    (!dayChosen ||
      (hold.date === appointment.date && (hold.slot === undefined || String(hold.slot.id) === appointment.slotId)))
  )
}

/** Passed while a fitting place is held (D24), or once the request has made it final. */
export const isPlaceHeld = (draft: PassportDraft, now: Instant): boolean => {
  const { hold } = draft.appointment
  return draft.submitted !== undefined || (hold !== undefined && fits(hold, draft) && isHoldLive(hold, now))
}
