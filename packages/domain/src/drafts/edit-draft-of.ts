import type { Application, ApplicationPerson } from '../model.ts'
import { draftFromApplicant } from '../request/draft-from-applicant.ts'
import { type OriginIdService, originIdServiceNames, originIdServices } from '../services/origin-id-services.ts'
import type { EditDraft } from './edit-draft.ts'
import { draftVersion } from './empty-drafts.ts'

/** A stored request tells type and application type, not the reason; a damaged card asks for the same fields as a renewal (R10). */
const serviceOf = ({ type, originIdApplicantType }: Application): OriginIdService | undefined =>
  originIdServiceNames.find(
    (service) =>
      originIdServices[service].requestType === type &&
      originIdServices[service].applicantType === originIdApplicantType,
  )

/** The edit draft of one person of a stored request; undefined on a masked card, which cannot be edited (D19). */
export const editDraftOf = (application: Application, person: ApplicationPerson): EditDraft | undefined => {
  const { applicant, personId, requestPersonId, attachments } = person
  if (!applicant || personId === undefined) return undefined
  const service = applicant.originId && serviceOf(application)
  return {
    version: draftVersion,
    requestId: application.requestId,
    confirmationNumber: application.confirmationNumber,
    requestType: application.type,
    mode: application.mode,
    replacementReason: application.replacementReason,
    urgentDays: application.urgentDays,
    submittedOn: application.requestDate,
    ...(service && { originIdService: service }),
    requestVersion: application.version,
    personId,
    applicant: { ...draftFromApplicant(applicant, attachments), requestPersonId },
  }
}
