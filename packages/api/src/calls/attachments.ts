import type { PortalApi } from '../portal-api.ts'
import { attachmentsAnswer, requiredAttachmentsAnswer } from '../wire/attachment.ts'
import { requiredAttachmentsPath } from '../wire/paths.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'
import type { Upload } from './upload.ts'

interface Chosen {
  readonly attachmentTypeId: number
  readonly attachmentId?: number | undefined
  readonly file: File
}

const formOf = (requestPersonId: number, files: readonly Chosen[], nameOf: (one: Chosen) => number) => {
  const form = new FormData()
  form.set('personRequestId', String(requestPersonId))
  for (const one of files) form.append(String(nameOf(one)), one.file, one.file.name)
  return form
}

export const attachmentCalls = ({ authenticated }: HttpClients, upload: Upload): PortalApi['attachments'] => ({
  required: (requestPersonId) =>
    execute(requiredAttachmentsAnswer, () =>
      authenticated.GET(requiredAttachmentsPath, {
        params: { query: { requestPersonId } },
      }),
    ),
  // A §7: one file per attachment type id.
  upload: (requestPersonId, files, options) =>
    execute(attachmentsAnswer, () =>
      upload('/Request/api/V1.0/RequestAttachments/UploadAttachment', {
        ...options,
        form: formOf(requestPersonId, files, ({ attachmentTypeId }) => attachmentTypeId),
      }),
    ),
  copy: ({ requestPersonId, attachmentTypeId, attachmentId }, key) =>
    execute(attachmentsAnswer, () =>
      authenticated.POST('/Request/api/V1.0/RequestAttachments/CopyAttachment', {
        params: idempotencyHeader(key),
        body: { personRequestId: requestPersonId, attachmentTypeId, attachmentId },
      }),
    ),
  // B §7: one file per attachment id; a document that was never stored has a type id alone.
  change: (requestPersonId, files, options) =>
    execute(attachmentsAnswer, () =>
      upload('/Request/api/V1.0/RequestAttachments/UploadChangeAttachment', {
        ...options,
        form: formOf(requestPersonId, files, ({ attachmentId, attachmentTypeId }) => attachmentId ?? attachmentTypeId),
      }),
    ),
})
