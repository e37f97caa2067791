import type { RequiredAttachment } from '@invea/domain'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { AttachmentCondition, Row } from '../store/schema.ts'

/** What decides the documents of one person. */
export interface DocumentCase {
  readonly request: Pick<Row<'request'>, 'request_type' | 'replacement_reason' | 'mode'>
  readonly under18: boolean
  readonly adopted: boolean
  readonly dataCorrected: boolean
}

const applies: Readonly<Record<AttachmentCondition, (documents: DocumentCase) => boolean>> = {
  always: () => true,
  adult: ({ under18 }) => !under18,
  under18: ({ under18 }) => under18,
  adopted: ({ adopted }) => adopted,
  dataCorrected: ({ dataCorrected }) => dataCorrected,
  urgent: ({ request }) => request.mode === 'urgent',
}

/** The documents one person must upload, as the operator's list demands them; each type once. */
export const requiredFor = (
  documents: DocumentCase,
  { requiredAttachments, attachmentTypes }: MasterSnapshot,
): readonly RequiredAttachment[] => {
  const { request_type, replacement_reason } = documents.request
  const ids = requiredAttachments
    .filter(
      (required) =>
        required.request_type === request_type &&
        (required.replacement_reason === null || required.replacement_reason === replacement_reason) &&
        applies[required.condition](documents),
    )
    .map(({ attachment_type_id }) => attachment_type_id)
  return [...new Set(ids)].flatMap((attachmentTypeId) => {
    const name = attachmentTypes.get(attachmentTypeId)
    return name ? [{ attachmentTypeId, name }] : []
  })
}
