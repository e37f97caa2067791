import {
  type Applicant,
  attachmentTypes,
  documentCaseOf,
  documentsOf,
  furtherDocuments,
  type RequiredAttachment,
} from '@invea/domain'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'
import { type OfPortal, originIdServiceOf } from '../requests/origin-id-of.ts'
import { documentName } from './document-name.ts'

type RequestRow = OfPortal & Pick<Row<'request'>, 'mode' | 'submitted_on'>

const unnamed = { en: '', am: '', om: '', ti: '' }

/**
 * The documents one person must upload: those of the domain's rules, then what the operator's list adds (D26). Ages and
 * validity are judged on the day of submission, so that a birthday changes no list that was already shown.
 */
export const requiredFor = (
  row: RequestRow,
  applicant: Pick<Applicant, 'personal' | 'passport'>,
  snapshot: Pick<MasterSnapshot, 'requiredAttachments' | 'originIdAttachments' | 'attachmentTypes'>,
): readonly RequiredAttachment[] => {
  const { mode, submitted_on } = row
  const service = originIdServiceOf(row)
  const request = {
    requestType: row.request_type,
    replacementReason: row.replacement_reason ?? undefined,
    originIdApplicantType: row.origin_id_type ?? undefined,
    mode,
  }
  const further = service ? snapshot.originIdAttachments.get(service) : snapshot.requiredAttachments
  const ids = [
    ...documentsOf(request, applicant, submitted_on).map((type) => attachmentTypes[type]),
    ...furtherDocuments(further ?? [], documentCaseOf(request, applicant), submitted_on),
  ]
  return [...new Set(ids)].map((attachmentTypeId) => ({
    attachmentTypeId,
    name: documentName(attachmentTypeId, snapshot) ?? unnamed,
  }))
}
