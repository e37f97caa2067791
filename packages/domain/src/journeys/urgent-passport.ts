import { replacementIssues } from '../applicant/passport.ts'
import { isSlotHeld, wasSlotHeld } from '../appointment/hold.ts'
import { isCaptchaValid, offeredTypeIssues, siteIssues, urgentOfficeIssues } from '../appointment/office.ts'
import { appointmentIssues } from '../appointment/slots.ts'
import type { PassportDraft } from '../drafts/request-draft.ts'
import { urgentReasonIssues } from '../services/passport-services.ts'
import { address, attachments, family, forIndividual, passportInfo, personalDetail } from './applicant-journey.ts'
import { journey, type Step } from './journey.ts'
import { appointmentType, groupApplicants, replacementReason } from './passport-request.ts'
import { confirmation, isSubmitted, payment, summary } from './shared-steps.ts'
import { applicantsCount, type Facts, groupSize } from './start-steps.ts'

type UrgentStep<Id extends string> = Step<PassportDraft, Facts, Id>

/** A §6: urgent applications require a signed-in account. Other users sign in first and return to the draft (D14). */
export const signIn: UrgentStep<'sign-in'> = {
  id: 'sign-in',
  when: (_, { signedIn }) => signedIn !== true,
  // The step is hidden when a member is signed in.
  isCommandDone: () => false,
}

/** A §2, A §5 Urgency form: two or five days, the reason, and a captcha until a slot is held. */
export const urgentType: UrgentStep<'urgent-type'> = {
  id: 'urgent-type',
  accepts: (draft, { now }) => [
    ...(draft.urgentDays ? [] : [{ field: 'urgentDays', code: 'urgentTypeRequired' } as const]),
    ...urgentReasonIssues(draft.urgentReason, 'urgentReason'),
    ...(isSlotHeld(draft, draft, now) || isCaptchaValid(draft.urgencyHumanUntil, now)
      ? []
      : [{ field: 'urgentCaptcha', code: 'captchaRequired' } as const]),
  ],
}

/** A §2 step 4: its days, which decide the fee, are chosen on the next step. */
const urgentReplacement: UrgentStep<'replacement-reason'> = {
  ...replacementReason,
  accepts: (draft, { today }) => (isSubmitted(draft) ? [] : replacementIssues(draft, today, 'urgent')),
}

/** A §2 stage 2. */
export const urgentSite: UrgentStep<'site'> = {
  id: 'site',
  accepts: (draft, facts) => [
    ...siteIssues(draft.site, { requestType: draft.requestType, now: facts.now, captchaPassed: wasSlotHeld(draft) }),
    ...urgentOfficeIssues(facts.office, 'site.officeId'),
    ...offeredTypeIssues(facts.office, draft.requestType, 'site.officeId'),
  ],
}

/** A §2 stage 3, B §4: urgent dates have no time slots, whatever the type. */
export const urgentDate: UrgentStep<'urgent-date'> = {
  id: 'urgent-date',
  accepts: ({ appointment }, { today, restriction }) =>
    appointmentIssues(appointment, { today, restriction, withoutSlots: true }),
  command: 'holdSlot',
  isCommandDone: (draft, { now }) => isSlotHeld(draft, draft, now),
  locksEarlierSteps: isSubmitted,
}

/** A §2 stage 6, D27: payment after the agency's approval. Until then the confirmation shows the next step. */
export const urgentPayment: UrgentStep<'payment'> = {
  ...payment,
  when: (_, { requestStatus }) => requestStatus === 'urgentApproved' || requestStatus === 'awaitingPayment',
}

const ofUrgent = /* @__PURE__ */ journey<PassportDraft, Facts>()

/** The urgent passport request (A §2, D27): terms to summary, then the agency's review. */
export const urgentPassport = /* @__PURE__ */ ofUrgent('urgent-passport', [
  signIn,
  applicantsCount,
  groupSize,
  appointmentType,
  urgentReplacement,
  urgentType,
  urgentSite,
  urgentDate,
  /* @__PURE__ */ forIndividual(personalDetail),
  /* @__PURE__ */ forIndividual(address),
  /* @__PURE__ */ forIndividual(family),
  /* @__PURE__ */ forIndividual(passportInfo),
  /* @__PURE__ */ forIndividual(attachments),
  groupApplicants,
  summary,
  urgentPayment,
  confirmation,
])
