import { requiredFor } from '../attachments/required-attachments.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { StoredRequest } from './request-reader.ts'

/** Whether every applicant of a request has been sent. */
export const hasAllApplicants = ({ row, persons }: StoredRequest): boolean => persons.length === row.applicants

/** Whether each applicant has every document that the operator's list asks for. */
export const hasAllDocuments = ({ row, persons }: StoredRequest, snapshot: MasterSnapshot): boolean =>
  persons.every(({ applicant, attachments }) => {
    const stored = new Set(attachments.map(({ attachment_type_id }) => attachment_type_id))
    return requiredFor(row, applicant, snapshot).every(({ attachmentTypeId }) => stored.has(attachmentTypeId))
  })

/** Whether every applicant is there, with every document the operator's list asks of each. */
export const isComplete = (stored: StoredRequest, snapshot: MasterSnapshot): boolean =>
  hasAllApplicants(stored) && hasAllDocuments(stored, snapshot)
