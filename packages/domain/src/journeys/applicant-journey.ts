import { addressFrom, checkAddress } from '../applicant/address.ts'
import { checkFamily, FamilyMember, type FamilyMemberSchema, familyMemberFrom } from '../applicant/family.ts'
import { checkPersonalDetail, personalDetailFrom } from '../applicant/personal-detail.ts'
import { passportStepIssues } from '../applicant/short-validity.ts'
import { isCaptchaValid } from '../appointment/office.ts'
import { allStored, attachmentIssues } from '../attachments/file-rules.ts'
import { type ApplicantDraft, emptyApplicantDraft } from '../drafts/applicant-draft.ts'
import type { PassportDraft, RequestDraft } from '../drafts/request-draft.ts'
import type { Issue } from '../issues/issue.ts'
import { issuesOf } from '../issues/result.ts'
import type { RequiredAttachment } from '../model/application.ts'
import type { ReplacementReason, RequestType, UrgentDays } from '../model/choices.ts'
import { isComplete, type Journey, journey, liftStep, type Step } from './journey.ts'
import type { Facts } from './start-steps.ts'

/** The applicant and its position in the request, for both applicant journeys. */
export interface ApplicantInRequest {
  readonly applicant: ApplicantDraft
  /** The request exists once the first applicant is saved (A §4). */
  readonly requestId: number | undefined
  /** 1 for the first applicant. */
  readonly number: number
}

/** Whether SubmitRequest or AddPerson has stored the applicant. */
export const isStored = ({ applicant }: ApplicantInRequest): boolean => applicant.requestPersonId !== undefined

/** A §4: what Submit validates besides its form: complete family members, and for a later applicant that the first one is saved. */
export const submitIssues = (
  { applicant, number, requestId }: ApplicantInRequest,
  schema: FamilyMemberSchema,
): readonly Issue[] => [
  ...issuesOf(checkFamily(applicant.family.map(familyMemberFrom), schema)),
  ...(number > 1 && requestId === undefined ? [{ field: 'applicants.0', code: 'firstApplicantFirst' } as const] : []),
]

/** Documents that the service requires of the applicant, when loaded. */
export const requiredOf = (
  { requestPersonId }: ApplicantDraft,
  { required }: Facts,
): readonly RequiredAttachment[] | undefined =>
  requestPersonId === undefined ? undefined : required?.[requestPersonId]

/** A §5: as many files as are required. */
export const filesIssues = ({ applicant }: ApplicantInRequest, facts: Facts): readonly Issue[] =>
  attachmentIssues(applicant.attachments, requiredOf(applicant, facts) ?? [])

/** Whether the service has listed the required files and stored each. */
export const filesStored = ({ applicant }: ApplicantInRequest, facts: Facts): boolean => {
  const required = requiredOf(applicant, facts)
  return required !== undefined && allStored(applicant.attachments, required)
}

/** State of the applicant wizard (A §2): one applicant, with the properties of the request that the rules need. */
export interface PassportApplicantInRequest extends ApplicantInRequest {
  readonly requestType: RequestType | undefined
  readonly replacementReason?: ReplacementReason | undefined
  readonly urgentDays?: UrgentDays | undefined
}

type ApplicantStep<Id extends string> = Step<PassportApplicantInRequest, Facts, Id>
/** A step that reads only the applicant, so the edit wizard has it too. */
type PersonStep<Id extends string> = Step<Pick<ApplicantInRequest, 'applicant'>, Facts, Id>

/** A §4: Next on step 0 proceeds only if the step validates. */
export const personalDetail: PersonStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: ({ applicant }, facts) => issuesOf(checkPersonalDetail(personalDetailFrom(applicant.personal), facts)),
}

/** A §4: Next on step 1 proceeds only if the step validates. */
export const address: PersonStep<'address'> = {
  id: 'address',
  accepts: ({ applicant }) => issuesOf(checkAddress(addressFrom(applicant.address))),
}

/** A §4: Next has no checks, because each member was checked when it was saved. */
export const family: PersonStep<'family'> = { id: 'family' }

/** A §4: Submit is on the passport step, the one before attachments, and validates first. */
export const passportInfo: ApplicantStep<'passport-info'> = {
  id: 'passport-info',
  accepts: (state, { today, submittedOn, now }) => {
    const { passport } = state.applicant
    const { requestType = 'unknown', replacementReason, urgentDays } = state
    return [
      ...passportStepIssues(passport, { requestType, replacementReason, urgentDays, today, submittedOn }),
      ...(isCaptchaValid(passport.humanUntil, now)
        ? []
        : [{ field: 'passport.captcha', code: 'captchaRequired' } as const]),
      ...submitIssues(state, FamilyMember),
    ]
  },
  command: 'submitApplicant',
  isCommandDone: isStored,
  locksEarlierSteps: isStored,
}

/** A §5: every required file is chosen, and the service has stored each. */
export const attachments: Step<ApplicantInRequest, Facts, 'attachments'> = {
  id: 'attachments',
  accepts: filesIssues,
  command: 'uploadAttachments',
  isCommandDone: filesStored,
  showsCompletion: true,
}

const ofApplicant = /* @__PURE__ */ journey<PassportApplicantInRequest, Facts>()

/** A §2: Personal Detail, Address, Family, Passport info and Attachment, for each applicant. */
export const applicantJourney = /* @__PURE__ */ ofApplicant('applicant', [
  personalDetail,
  address,
  family,
  passportInfo,
  attachments,
])

/** Extracts the data of every applicant journey from a draft. Position 0 is the first applicant. */
export const applicantInRequest = ({ applicants, submitted }: RequestDraft, position: number): ApplicantInRequest => ({
  applicant: applicants[position] ?? emptyApplicantDraft(),
  requestId: submitted?.requestId,
  number: position + 1,
})

/** Extracts one applicant of a passport request. Position 0 is the first. */
export const passportApplicantInRequest = (draft: PassportDraft, position: number): PassportApplicantInRequest => ({
  ...applicantInRequest(draft, position),
  requestType: draft.requestType,
  replacementReason: draft.replacement.reason,
  urgentDays: draft.urgentDays,
})

/**
 * Converts a step of an applicant journey to a step of an individual's request (A §2 stage 4: single form, not group form).
 * `readApplicant` extracts the applicant from the draft.
 */
export const individualStep =
  <Draft extends RequestDraft, State>(readApplicant: (draft: Draft) => State) =>
  <Id extends string>(step: Step<State, Facts, Id>): Step<Draft, Facts, Id> => {
    const lifted = liftStep(step, readApplicant)
    return { ...lifted, when: (draft, facts) => draft.party !== 'group' && (lifted.when?.(draft, facts) ?? true) }
  }

/** Converts a step of the passport's applicant journey to a step of an individual's request. */
export const forIndividual = individualStep((draft: PassportDraft) => passportApplicantInRequest(draft, 0))

/** The step of a group: a panel with the applicant journey for each applicant. It is passed when every journey is complete. */
export const groupStep = <Draft extends RequestDraft, State>(
  ofApplicant: Journey<State, Facts>,
  readApplicant: (draft: Draft, position: number) => State,
): Step<Draft, Facts, 'group-applicants'> => ({
  id: 'group-applicants',
  when: (draft) => draft.party === 'group',
  isCommandDone: (draft, facts) =>
    draft.applicants.every((_, position) => isComplete(ofApplicant, readApplicant(draft, position), facts)),
})
