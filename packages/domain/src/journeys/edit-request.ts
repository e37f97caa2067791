import { checkFamily, FamilyMember, familyMemberFrom } from '../applicant/family.ts'
import { checkOriginIdCorrection, checkOriginIdDetail, originIdDetailFrom } from '../applicant/origin-id-detail.ts'
import {
  checkOriginIdPerson,
  crossesAdultAge,
  isChildToCheck,
  OriginIdFamilyMember,
} from '../applicant/origin-id-rules.ts'
import { checkPersonalDetail, personalDetailFrom } from '../applicant/personal-detail.ts'
import { passportStepIssues } from '../applicant/short-validity.ts'
import { fileIssues, unsentFiles } from '../attachments/file-rules.ts'
import type { EditDraft } from '../drafts/edit-draft.ts'
import type { Issue } from '../issues/issue.ts'
import { issuesOf } from '../issues/result.ts'
import { type ApplicantInRequest, address, attachments, family, requiredOf } from './applicant-journey.ts'
import { type Journey, journey, type Step } from './journey.ts'
import type { Facts } from './start-steps.ts'

type EditStep<Id extends string> = Step<EditDraft, Facts, Id>

const ofEdit = /* @__PURE__ */ journey<EditDraft, Facts>()

/** B §4: steps 0, 1 and 3 advance only when validation passes. */
const editPersonal: EditStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: ({ applicant, submittedOn }, facts) =>
    issuesOf(checkPersonalDetail(personalDetailFrom(applicant.personal), { ...facts, submittedOn })),
}

/** B §2, B §4: Finish is on the travel plan step, validates and sends the update; no captcha here. */
const editTravelPlan: EditStep<'travel-plan'> = {
  id: 'travel-plan',
  accepts: ({ applicant: { passport, family: members }, ...request }, { today }) => [
    ...passportStepIssues(passport, { ...request, today }),
    ...issuesOf(checkFamily(members.map(familyMemberFrom), FamilyMember)),
  ],
  command: 'updateRequest',
  isCommandDone: ({ updated }) => updated === true,
}

/** B §2: each file is already stored, so choosing one is optional. A chosen file must keep the limits of a change (D2). */
const editAttachments: EditStep<'attachments'> = {
  id: 'attachments',
  accepts: ({ applicant }) =>
    Object.entries(applicant.attachments.chosen ?? {}).flatMap(([type, file]) =>
      fileIssues(file, `attachments.${type}`, 'change'),
    ),
  command: 'changeAttachments',
  isCommandDone: ({ applicant }, facts) =>
    unsentFiles(applicant.attachments, requiredOf(applicant, facts)).length === 0,
}

/** B §2: the full edit wizard. Shows 'All steps completed' after the last step. */
export const editRequest = /* @__PURE__ */ ofEdit('edit-request', [
  editPersonal,
  address,
  family,
  editTravelPlan,
  editAttachments,
])

const originIdDetailIssues = (
  { applicant, base, originIdService: service = 'new' }: EditDraft,
  { phonePrefixes }: Facts,
): readonly Issue[] => {
  const rules = { service, phonePrefixes, isChild: isChildToCheck(applicant, base) }
  return issuesOf(checkOriginIdDetail(originIdDetailFrom(applicant.originId ?? {}), rules))
}

/** A birth date that crosses 18 asks who filled in the form here too: a Change link opens only this step (R10). */
const editOriginIdPersonal: EditStep<'personal-detail'> = {
  id: 'personal-detail',
  accepts: (edit, facts) => {
    const { applicant, base, originIdService: service, submittedOn, storedBirthDate } = edit
    const rules = { ...facts, service, submittedOn, storedBirthDate }
    return [
      ...issuesOf(checkOriginIdPerson(personalDetailFrom(applicant.personal), rules)),
      ...(crossesAdultAge(base, applicant)
        ? originIdDetailIssues(edit, facts).filter(({ field }) => field === 'originId.filledBy')
        : []),
    ]
  },
}

const editOriginIdDetail: EditStep<'origin-id-detail'> = {
  id: 'origin-id-detail',
  accepts: (edit, facts) => [
    ...issuesOf(checkOriginIdCorrection(edit.originIdService ?? 'new', edit.applicant.passport.correctionType)),
    ...originIdDetailIssues(edit, facts),
    ...issuesOf(checkFamily(edit.applicant.family.map(familyMemberFrom), OriginIdFamilyMember)),
  ],
  command: 'updateRequest',
  isCommandDone: ({ updated }) => updated === true,
}

/** The full edit wizard of an Origin ID, with its own person and detail steps. */
export const editOriginIdRequest = /* @__PURE__ */ ofEdit('edit-origin-id', [
  editOriginIdPersonal,
  address,
  family,
  editOriginIdDetail,
  editAttachments,
])

/** B §2: the single-step variant reached from the status look-up. */
export const editRequestAttachments = /* @__PURE__ */ ofEdit('edit-attachments', [editAttachments])

/** The single step that adds missing documents. Every required document must be stored before Next (A §5). */
export const addDocuments = journey<ApplicantInRequest, Facts>()('add-documents', [attachments])

/** A journey with one step of the edit wizard, for a Change link: validates it and sends the update. Not for documents. */
export const editOneStep = <Id extends string>(
  { id, steps }: Journey<EditDraft, Facts, Id>,
  step: NoInfer<Id>,
): Journey<EditDraft, Facts, Id> => ({
  id: `${id}-${step}`,
  steps: steps
    .filter((one) => one.id === step)
    .map((one) =>
      one.command === undefined
        ? { ...one, command: 'updateRequest', isCommandDone: ({ updated }) => updated === true }
        : one,
    ),
})
