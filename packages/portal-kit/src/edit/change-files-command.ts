import type { StoredAttachment } from '@invea/domain'
import { deviceFileCache, pageUploadProgress, uploadAttachments } from '../attachments/index.ts'
import type { CommandHandler } from '../wizard/commands.ts'
import type { EditFormDraft } from './edit-form.ts'

/** `changeAttachments`: sends what was chosen in place of what is stored (B §7); where nothing was chosen nothing is sent. */
export const changeAttachments = (stored: readonly StoredAttachment[]): CommandHandler<EditFormDraft> => {
  const idOf = new Map(stored.map(({ attachmentTypeId, attachmentId }) => [attachmentTypeId, attachmentId]))
  const upload = uploadAttachments(
    deviceFileCache,
    pageUploadProgress,
    (api) => (requestPersonId, files, options) =>
      api.attachments.change(
        requestPersonId,
        files.map((one) => ({ ...one, attachmentId: idOf.get(one.attachmentTypeId) })),
        options,
      ),
  )
  return {
    payload: upload.payload,
    send: upload.send,
    apply: (draft, value, context) => ({
      ...draft,
      ...upload.apply(draft, value, context),
      editing: { ...draft.editing, filesChanged: true },
    }),
    refuse: (draft, error) => ({ ...draft, ...upload.refuse?.(draft, error) }),
  }
}
