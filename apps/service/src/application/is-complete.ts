import type { MasterSnapshot } from '../store/master-data.ts'
import type { StoredRequest } from '../store/request-reader.ts'
import { requiredFor } from './required-attachments.ts'

/** Whether every applicant is there, with every document the operator's list asks of each. */
export const isComplete = ({ row, persons }: StoredRequest, snapshot: MasterSnapshot): boolean =>
  persons.length === row.applicants &&
  persons.every(({ applicant, attachments }) => {
    const stored = new Set(attachments.map(({ attachment_type_id }) => attachment_type_id))
    return requiredFor(row, applicant, snapshot).every(({ attachmentTypeId }) => stored.has(attachmentTypeId))
  })
