import { replacementIssues } from '../applicant/passport.ts'
import { wasSlotHeld } from '../appointment/hold.ts'
import { offeredTypeIssues, siteIssues } from '../appointment/office.ts'
import { asksReplacementReason, type PassportDraft } from '../drafts/request-draft.ts'
import { requestTypes } from '../model/choices.ts'
import {
  address,
  applicantJourney,
  attachments,
  family,
  forIndividual,
  groupStep,
  passportApplicantInRequest,
  passportInfo,
  personalDetail,
} from './applicant-journey.ts'
import { journey, type Step } from './journey.ts'
import { confirmation, isSubmitted, payment, summary } from './shared-steps.ts'
import { applicantsCount, type Facts, groupSize } from './start-steps.ts'
import { dateTimeStep, estimateStep } from './time-steps.ts'

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

/** A §2: in group mode each applicant is a panel with the applicant journey. */
export const groupApplicants = /* @__PURE__ */ groupStep(applicantJourney, passportApplicantInRequest)

const criteriaOf = (draft: PassportDraft) => draft

const ofPassport = /* @__PURE__ */ journey<PassportDraft, Facts>()

/** The non-urgent passport request, from terms to slip (A §2, B §2, D27). */
export const passportRequest = /* @__PURE__ */ ofPassport('passport-request', [
  applicantsCount,
  groupSize,
  appointmentType,
  replacementReason,
  site,
  /* @__PURE__ */ dateTimeStep(criteriaOf),
  /* @__PURE__ */ estimateStep(criteriaOf),
  /* @__PURE__ */ forIndividual(personalDetail),
  /* @__PURE__ */ forIndividual(address),
  /* @__PURE__ */ forIndividual(family),
  /* @__PURE__ */ forIndividual(passportInfo),
  /* @__PURE__ */ forIndividual(attachments),
  groupApplicants,
  summary,
  payment,
  confirmation,
])
