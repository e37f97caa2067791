import { type Applicant, attachmentTypes, furtherDocuments } from '@invea/domain'
import {
  documentCaseOf,
  documentOfField,
  documentsOf,
  findAttachmentType,
  type RequiredAttachment,
  type StoredAttachment,
} from '@invea/domain/attachments'
import type { LocalizedText } from '@invea/domain/calendar'
import { translate } from '@invea/locales/catalogue'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { signedAddress } from '../platform/links.ts'
import { type OfPortal, originIdServiceOf } from './check-applicant.ts'
import type { DisplayContext, StoredRequest } from './request-reader.ts'

/** A document's name in four languages: the operator's name, or the default text. */
export const documentName = (
  attachmentTypeId: number,
  { attachmentTypes }: Pick<MasterSnapshot, 'attachmentTypes'>,
): LocalizedText | undefined => {
  const named = attachmentTypes.get(attachmentTypeId)
  const type = findAttachmentType(attachmentTypeId)
  if (named || !type) return named
  return {
    en: translate('en', 'document', type),
    am: translate('am', 'document', type),
    om: translate('om', 'document', type),
    ti: translate('ti', 'document', type),
  }
}

type RequestRow = OfPortal & Pick<Row<'request'>, 'mode' | 'submitted_on'>

const unnamed = { en: '', am: '', om: '', ti: '' }

/**
 * The documents that one person must upload: those of the domain's rules, then the operator's additional ones (D26). Ages and
 * validity are checked on the day of submission, so that a birthday does not change the list. Documents that the agency named in an
 * open correction come last: the applicant can upload them too.
 */
export const requiredFor = (
  row: RequestRow,
  applicant: Pick<Applicant, 'personal' | 'passport'>,
  snapshot: Pick<MasterSnapshot, 'requiredAttachments' | 'originIdAttachments' | 'attachmentTypes'>,
  askedFields: readonly string[] = [],
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
    ...askedFields.flatMap((field) => documentOfField(field) ?? []),
  ]
  return [...new Set(ids)].map((attachmentTypeId) => ({
    attachmentTypeId,
    name: documentName(attachmentTypeId, snapshot) ?? unnamed,
  }))
}

/** Documents with links that work for five minutes and only in this session. */
export const storedAttachments = (
  rows: readonly Row<'attachment'>[],
  display: Pick<DisplayContext, 'services' | 'snapshot' | 'sessionId' | 'now'>,
): readonly StoredAttachment[] =>
  rows.map((row) => ({
    attachmentId: row.id,
    attachmentTypeId: row.attachment_type_id,
    name: documentName(row.attachment_type_id, display.snapshot) ?? unnamed,
    url: signedAddress(display.services, { kind: 'attachment', id: row.id }, display.sessionId, display.now),
  }))

/** Whether the data of every applicant was sent. */
export const hasAllApplicants = ({ row, persons }: StoredRequest): boolean => persons.length === row.applicants

type Documented = Pick<StoredRequest, 'row' | 'persons'>

/** The required documents that are not stored, each as person and type. */
const missingDocuments = ({ row, persons }: Documented, snapshot: MasterSnapshot): readonly string[] =>
  persons.flatMap(({ row: { id }, applicant, attachments }) => {
    const stored = new Set(attachments.map(({ attachment_type_id }) => attachment_type_id))
    const missing = requiredFor(row, applicant, snapshot).filter(
      ({ attachmentTypeId }) => !stored.has(attachmentTypeId),
    )
    return missing.map(({ attachmentTypeId }) => `${id}/${attachmentTypeId}`)
  })

export const hasAllDocuments = (stored: Documented, snapshot: MasterSnapshot): boolean =>
  missingDocuments(stored, snapshot).length === 0

/** Whether every applicant is complete, with every required document. */
export const isComplete = (stored: StoredRequest, snapshot: MasterSnapshot): boolean =>
  hasAllApplicants(stored) && hasAllDocuments(stored, snapshot)

/** Whether a confirmed request is still complete after a change. A document that the agency has required since then is not missing. */
export const staysComplete = (before: StoredRequest, after: StoredRequest, snapshot: MasterSnapshot): boolean => {
  const missing = missingDocuments(before, snapshot)
  return hasAllApplicants(after) && missingDocuments(after, snapshot).every((one) => missing.includes(one))
}
