import type { ApiResult, PortalApi } from '@invea/api'
import { type Application, type Result, toApplicant } from '@invea/domain'
import { toOriginIdApplicant } from '@invea/domain/applicant'
import { draftFromApplicant, type RequestChange } from '@invea/domain/application'
import type { StoredAttachment } from '@invea/domain/attachments'
import type { QueryClient } from '@tanstack/react-query'
import { applicationQueries } from '../api/application-queries.ts'
import { attachmentQueries, isIndeterminate } from '../api/queries.ts'
import { type CommandContext, type CommandHandler, command, forDraft } from '../application-form/commands.ts'
import { deviceFileCache, pageUploadProgress } from '../attachments/file-cache.ts'
import { uploadAttachments } from '../attachments/upload-attachments.ts'
import {
  type AcceptedUpdate,
  changedFields,
  type EditFormDraft,
  editOf,
  storedApplicantOf,
  withUpdate,
} from './edit-form.ts'

/** Whether a document that the upload replaces is no longer the stored one. */
const isReplaced = (result: ApiResult<unknown>): boolean =>
  !result.ok && result.error.kind === 'fields' && result.error.issues.some(({ field }) => field === 'attachments')

/** `changeAttachments`: sends chosen files, if any, in place of stored ones (B §7); `findStored` fetches those again. */
export const changeAttachments = (
  stored: readonly StoredAttachment[],
  findStored: (api: PortalApi) => Promise<ApiResult<readonly StoredAttachment[]>>,
): CommandHandler<EditFormDraft> => {
  const uploadOf =
    (api: PortalApi): PortalApi['attachments']['upload'] =>
    async (requestPersonId, files, options) => {
      const replace = (documents: readonly StoredAttachment[]) => {
        const idOf = new Map(documents.map(({ attachmentTypeId, attachmentId }) => [attachmentTypeId, attachmentId]))
        const named = files.map((one) => ({ ...one, attachmentId: idOf.get(one.attachmentTypeId) }))
        // After a lost response the document may have a new id, and a key belongs to one request.
        const key = [options.key, ...named.map(({ attachmentId }) => attachmentId ?? '')].join('-')
        return api.attachments.change(requestPersonId, named, { ...options, key })
      }
      const result = await replace(stored)
      if (!isReplaced(result)) return result
      const found = await findStored(api)
      return found.ok ? replace(found.value) : found
    }
  return forDraft(uploadAttachments(deviceFileCache, pageUploadProgress, uploadOf))
}

/** Input of UpdateRequest. Checks all rules again. */
const changeOf = ({ draft, facts }: CommandContext<EditFormDraft>): Result<RequestChange> => {
  const edit = editOf(draft)
  const { requestId, confirmationNumber, requestType, mode, requestVersion, personId, applicant, originIdService } =
    edit
  // The edit does not contain the reason of an urgent request, which the service keeps (B §3). Checks as normal, which requires none.
  const checked = originIdService
    ? toOriginIdApplicant(applicant, { ...edit, ...facts, service: originIdService, before: edit.base })
    : toApplicant(applicant, { ...edit, ...facts, mode: 'normal' })
  if (!checked.ok) return checked
  const applicants = [{ personId, applicant: checked.value }]
  return { ok: true, value: { requestId, confirmationNumber, requestType, mode, version: requestVersion, applicants } }
}

/**
 * `updateRequest`: Finish of the full edit (B §4). The next step and the other applicants read the response: its version, and the
 * documents that the changed data require. A newer version is no conflict when only this form has changed this applicant: it is sent again
 * with that version.
 */
export const updateRequest = (client: QueryClient) =>
  command({
    dependsOn: ({ applicants: [applicant] }: EditFormDraft) => applicant,
    isSentAfterEarlier: true,
    payload: changeOf,
    send: async (api, change, key, { draft, language }): Promise<ApiResult<AcceptedUpdate>> => {
      if (!change.ok) return { ok: false, error: { kind: 'fields', issues: change.error, message: '' } }
      const { requestId, version: from = 0, applicants } = change.value
      const [sent = draft.editing.base] = applicants.map(({ applicant }) => draftFromApplicant(applicant))
      const remember = (application: Application) =>
        client.setQueryData(applicationQueries.one(api, client, language, requestId).queryKey, application)
      const update = async (version: number, key: string): Promise<ApiResult<AcceptedUpdate>> => {
        const result = await api.requests.update({ ...change.value, version }, key)
        if (!result.ok) return result
        remember(result.value)
        for (const { requestPersonId, requiredAttachments } of result.value.persons)
          client.setQueryData(attachmentQueries.required(api, requestPersonId).queryKey, requiredAttachments)
        return { ok: true, value: { application: result.value, applicant: sent, from: version } }
      }
      const result = await update(from, key)
      if (result.ok || result.error.kind !== 'refused' || result.error.code !== 'versionConflict') return result
      const found = await api.requests.get(requestId)
      if (!found.ok) return isIndeterminate(found.error) ? found : result
      remember(found.value)
      const stored = storedApplicantOf(found.value, draft)
      const isOwn = stored && [draft.editing.base, sent].some((one) => changedFields(one, stored).length === 0)
      return isOwn ? update(found.value.version, `${key}-${found.value.version}`) : result
    },
    apply: (draft: EditFormDraft, accepted: AcceptedUpdate, { draft: sent }, isEarlier) =>
      withUpdate(draft, accepted, isEarlier ? undefined : sent),
  })
