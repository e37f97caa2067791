import type { DocumentCase } from '../attachments/required-documents.ts'
import type { Applicant, NewRequest } from '../model.ts'

/** What of a request and one of its applicants decides the documents. */
export const documentCaseOf = (
  { requestType, replacementReason, mode }: Pick<NewRequest, 'requestType' | 'replacementReason' | 'mode'>,
  { personal, passport }: Pick<Applicant, 'personal' | 'passport'>,
): DocumentCase => ({
  requestType,
  replacementReason,
  mode,
  correction: requestType === 'correction' || passport.dataCorrected,
  birthDate: personal.birthDate,
  adopted: personal.adopted,
  expirationDate: passport.expirationDate,
})
