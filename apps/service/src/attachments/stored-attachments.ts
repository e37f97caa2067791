import type { StoredAttachment } from '@invea/domain'
import type { Row } from '../platform/database/schema.ts'
import { signedAddress } from '../platform/http/signed-address.ts'
import type { Viewing } from '../requests/viewing.ts'
import { documentName } from './document-name.ts'

const unnamed = { en: '', am: '', om: '', ti: '' }

/** Documents with links that work for five minutes and in this session alone. */
export const storedAttachments = (
  rows: readonly Row<'attachment'>[],
  viewing: Pick<Viewing, 'services' | 'snapshot' | 'sessionId' | 'now'>,
): readonly StoredAttachment[] =>
  rows.map((row) => ({
    attachmentId: row.id,
    attachmentTypeId: row.attachment_type_id,
    name: documentName(row.attachment_type_id, viewing.snapshot) ?? unnamed,
    url: signedAddress(viewing.services, { kind: 'attachment', id: row.id }, viewing.sessionId, viewing.now),
  }))
