import type { StoredAttachment } from '@invea/domain'
import type { Row } from '../store/schema.ts'
import type { Viewing } from './application-of.ts'
import { signedAddress } from './signed-address.ts'

const unnamed = { en: '', am: '', om: '', ti: '' }

/** Documents with links that work for five minutes and in this session alone. */
export const storedAttachments = (
  rows: readonly Row<'attachment'>[],
  viewing: Pick<Viewing, 'services' | 'snapshot' | 'sessionId' | 'now'>,
): readonly StoredAttachment[] =>
  rows.map((row) => ({
    attachmentId: row.id,
    attachmentTypeId: row.attachment_type_id,
    name: viewing.snapshot.attachmentTypes.get(row.attachment_type_id) ?? unnamed,
    url: signedAddress(viewing.services, { kind: 'attachment', id: row.id }, viewing.sessionId, viewing.now),
  }))
