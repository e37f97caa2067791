import { replacementIssues } from '../applicant/passport.ts'
import { asksReplacementReason } from '../applicant/replacement-reason.ts'
import { isSlotHeld, wasSlotHeld } from '../appointment/hold.ts'
import { offeredTypeIssues, siteIssues } from '../appointment/office.ts'
import { appointmentIssues } from '../appointment/slots.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { requestTypes } from '../model/choices.ts'
import {
  address,
  applicantJourney,
  attachments,
  family,
  forIndividual,
  passportApplicantInRequest,
  passportInfo,
  personalDetail,
} from './applicant-journey.ts'
import { isComplete, journey, type Step } from './journey.ts'
import { confirmation, isSubmitted, payment, summary } from './shared-steps.ts'
import { applicantsCount, type Facts, groupSize } from './start-steps.ts'

type PassportStep<Id extends string> = Step<PassportDraft, Facts, Id>

/** A §2 step 3. */
export const appointmentType: PassportStep<'appointment-type'> = {
  id: 'appointment-type',
  accepts: ({ requestType }) =>
    requestTypes.some((known) => known === requestType) ? [] : [{ field: 'requestType', code: 'required' }],
}

/** A §2 step 4: only in the renew/replacement flow. */
export const replacementReason: PassportStep<'replacement-reason'> = {
  id: 'replacement-reason',
  when: ({ requestType }) => asksReplacementReason(requestType),
  accepts: (draft, { today }) => (isSubmitted(draft) ? [] : replacementIssues(draft, today)),
}

/** A §2 Site selection. */
export const site: PassportStep<'site'> = {
  id: 'site',
  accepts: (draft, { now, office }) => [
    ...siteIssues(draft.site, { requestType: draft.requestType, now, captchaPassed: wasSlotHeld(draft) }),
    ...offeredTypeIssues(office, draft.requestType, 'site.officeId'),
  ],
}

/** A §2: only New has a calendar. */
export const dateTime: PassportStep<'date-time'> = {
  id: 'date-time',
  when: ({ requestType }) => requestType === 'new',
  accepts: ({ appointment }, facts) => appointmentIssues(appointment, facts),
  command: 'holdSlot',
  settled: (draft, { now }) => isSlotHeld(draft, draft, now),
  closes: isSubmitted,
}

/**
 * A §2: Renew/Replacement, Lost and Correction have no calendar. The server estimates date and slot, and the slot is held in the same
 * way.
 */
export const deliveryEstimate: PassportStep<'delivery-estimate'> = {
  id: 'delivery-estimate',
  when: ({ requestType }) => requestType !== undefined && requestType !== 'new',
  command: 'holdSlot',
  settled: (draft, { now }) => isSlotHeld(draft, draft, now),
  closes: isSubmitted,
}

/** A §2: in group mode each applicant is a panel with the applicant journey. The step is passed when every journey is complete. */
export const groupApplicants: PassportStep<'group-applicants'> = {
  id: 'group-applicants',
  when: (draft) => draft.party === 'group',
  settled: (draft, facts) =>
    draft.applicants.every((_, position) =>
      isComplete(applicantJourney, passportApplicantInRequest(draft, position), facts),
    ),
}

/** The non-urgent passport request, from terms to slip (A §2, B §2, D27). */
export const passportRequest = journey<PassportDraft, Facts>()('passport-request', [
  applicantsCount,
  groupSize,
  appointmentType,
  replacementReason,
  site,
  dateTime,
  deliveryEstimate,
  forIndividual(personalDetail),
  forIndividual(address),
  forIndividual(family),
  forIndividual(passportInfo),
  forIndividual(attachments),
  groupApplicants,
  summary,
  payment,
  confirmation,
])
