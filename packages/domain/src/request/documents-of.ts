import type { AttachmentType } from '../attachments/attachment-types.ts'
import { requiredDocuments } from '../attachments/required-documents.ts'
import type { Applicant, IsoDate, NewRequest } from '../model.ts'
import { findOriginIdService } from '../services/find-origin-id-service.ts'
import { originIdDocuments } from '../services/service-documents.ts'
import { documentCaseOf } from './document-case.ts'

/** What of a request decides its documents. */
export type DocumentedRequest = Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode' | 'originIdApplicantType'>

/**
 * The documents one applicant of a request uploads (A §5, A §9), in the order the form shows them: by the rules of the passport, or by
 * the Origin ID service the request is for. `today` is the day of submission, so that a birthday changes no list already shown.
 */
export const documentsOf = (
  request: DocumentedRequest,
  applicant: Pick<Applicant, 'personal' | 'passport'>,
  today: IsoDate,
): readonly AttachmentType[] => {
  const service = findOriginIdService(request)
  return service ? originIdDocuments[service] : requiredDocuments(documentCaseOf(request, applicant), today)
}
