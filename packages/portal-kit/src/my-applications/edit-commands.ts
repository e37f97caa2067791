import type { ApiResult } from '@invea/api'
import { type Application, type Result, toApplicant } from '@invea/domain'
import { toOriginIdApplicant } from '@invea/domain/applicant'
import type { RequestChange } from '@invea/domain/application'
import type { StoredAttachment } from '@invea/domain/attachments'
import { type CommandContext, type CommandHandler, command } from '../application-form/commands.ts'
import { deviceFileCache, pageUploadProgress } from '../attachments/file-cache.ts'
import { uploadAttachments } from '../attachments/upload-attachments.ts'
import { type EditFormDraft, editOf, withUpdate } from './edit-form.ts'

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

/** The change as UpdateRequest takes it, judged once more by every rule. */
const changeOf = ({ draft, facts }: CommandContext<EditFormDraft>): Result<RequestChange> => {
  const edit = editOf(draft)
  const { requestId, confirmationNumber, requestType, mode, requestVersion, personId, applicant, originIdService } =
    edit
  // The reason of an urgent request is no part of the edit (B §3): the service keeps the one it has, so none is demanded here.
  const checked = originIdService
    ? toOriginIdApplicant(applicant, { ...facts, service: originIdService })
    : toApplicant(applicant, { ...edit, ...facts, mode: 'normal' })
  if (!checked.ok) return checked
  const applicants = [{ personId, applicant: checked.value }]
  return { ok: true, value: { requestId, confirmationNumber, requestType, mode, version: requestVersion, applicants } }
}

/** `updateRequest`: Finish of the full edit (B §4). */
export const updateRequest = command({
  payload: changeOf,
  send: async (api, change, key): Promise<ApiResult<Application>> =>
    change.ok
      ? api.requests.update(change.value, key)
      : { ok: false, error: { kind: 'fields', issues: change.error, message: '' } },
  apply: (draft: EditFormDraft, { version }) => withUpdate(draft, version),
})
