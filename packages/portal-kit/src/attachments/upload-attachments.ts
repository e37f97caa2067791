import type { ApiError, PortalApi } from '@invea/api'
import { unsentFiles } from '@invea/domain/attachments'
import type { ChosenFile, RequestDraft } from '@invea/domain/drafts'
import { type CommandContext, command } from '../application-form/commands.ts'
import {
  type FileCache,
  type FileIdentity,
  fileKey,
  isSameFile,
  type Sending,
  type UploadProgress,
  withStored,
} from './file-cache.ts'

export interface FileToSend {
  readonly attachmentTypeId: number
  readonly file: File
  /** Absent when the draft has none: then the key is made from that of the command. */
  readonly key?: string | undefined
}

export interface SendResult {
  /** Attachment types that the service has stored in this run. */
  readonly stored: readonly number[]
  /** The first error, if any. */
  readonly error?: ApiError | undefined
}

/**
 * Sends the documents one after the other, so that a broken connection costs one file, and a slow one is not shared. Each document has
 * its own idempotency key, so that a retry is safe even if other documents were stored or replaced meanwhile. Stops after a request
 * without a response, because the others would fail too.
 */
export const sendFiles = async (options: {
  readonly upload: PortalApi['attachments']['upload']
  readonly requestPersonId: number
  readonly files: readonly FileToSend[]
  readonly key: string
  readonly report: (attachmentTypeId: number, state: Sending) => void
}): Promise<SendResult> => {
  const { upload, requestPersonId, files, key, report } = options
  const stored: number[] = []
  let first: ApiError | undefined
  let noResponse: ApiError | undefined
  for (const { attachmentTypeId, file, key: ownKey } of files) {
    if (noResponse) {
      report(attachmentTypeId, { kind: 'failed', error: noResponse })
      continue
    }
    report(attachmentTypeId, { kind: 'sending', sent: 0, total: file.size })
    const result = await upload(requestPersonId, [{ attachmentTypeId, file }], {
      key: ownKey ?? `${key}-${attachmentTypeId}`,
      onProgress: (sent, total) => report(attachmentTypeId, { kind: 'sending', sent, total }),
    })
    if (result.ok) {
      stored.push(attachmentTypeId)
      report(attachmentTypeId, { kind: 'sent', file })
    } else {
      first ??= result.error
      if (result.error.kind !== 'refused' && result.error.kind !== 'fields') noResponse = result.error
      report(attachmentTypeId, { kind: 'failed', error: result.error })
    }
  }
  return { stored, error: first }
}

interface Payload {
  readonly requestPersonId: number
  readonly files: readonly (Omit<ChosenFile, 'type'> & { readonly attachmentTypeId: number })[]
}

type ApplicantDraft = RequestDraft['applicants'][number]

const withApplicants = (draft: RequestDraft, edit: (applicant: ApplicantDraft) => ApplicantDraft) => ({
  ...draft,
  applicants: draft.applicants.map(edit),
})

type Upload = PortalApi['attachments']['upload']

/** The chosen files of an applicant that are not stored yet. */
const filesToSend = ({ draft, applicant, facts }: CommandContext<RequestDraft>): Payload => {
  const { requestPersonId = 0, attachments = {} } = draft.applicants[applicant] ?? {}
  const files = unsentFiles(attachments, facts.required?.[requestPersonId])
  return {
    requestPersonId,
    files: files.map(([attachmentTypeId, { name, size, key }]) => ({ attachmentTypeId, name, size, key })),
  }
}

/**
 * `uploadAttachments`: sends chosen files that are not stored yet. Files sent before a failure stay stored (A §4, A §7).
 * `uploadOf` returns the endpoint, for instance the one that replaces stored documents.
 */
export const uploadAttachments = (
  fileCache: FileCache,
  progress: UploadProgress,
  uploadOf: (api: PortalApi) => Upload = (api) => api.attachments.upload,
) => {
  const isSent = (key: string, file: FileIdentity) => {
    const state = progress.state(key)
    return state?.kind === 'sent' && isSameFile(state.file, file)
  }
  /** A file that was replaced during its upload is not stored: the next press sends the new one. */
  const withSent = (draft: RequestDraft) =>
    withApplicants(draft, (each) => {
      const { requestPersonId, attachments } = each
      if (requestPersonId === undefined) return each
      const sent = Object.entries(attachments.chosen ?? {}).filter(([id, file]) =>
        isSent(fileKey(requestPersonId, Number(id)), file),
      )
      return withStored(
        each,
        sent.map(([id]) => Number(id)),
      )
    })

  return command<RequestDraft, Payload, readonly number[]>({
    payload: filesToSend,

    send: async (api, { requestPersonId, files }, key) => {
      const found: FileToSend[] = []
      for (const { attachmentTypeId, key: ownKey, ...chosen } of files) {
        const file = await fileCache.find(fileKey(requestPersonId, attachmentTypeId), chosen)
        if (!file)
          return {
            ok: false,
            error: {
              kind: 'fields',
              message: '',
              issues: [{ field: `attachments.${attachmentTypeId}`, code: 'attachmentsIncomplete' }],
            },
          }
        found.push({ attachmentTypeId, file, key: ownKey })
      }
      const { stored, error } = await sendFiles({
        upload: uploadOf(api),
        requestPersonId,
        files: found,
        key,
        report: (id, state) => progress.set(fileKey(requestPersonId, id), state),
      })
      for (const { attachmentTypeId, file } of found)
        if (stored.includes(attachmentTypeId))
          await fileCache.removeFromDisk(fileKey(requestPersonId, attachmentTypeId), file)
      return error ? { ok: false, error } : { ok: true, value: stored }
    },

    apply: withSent,
    refuse: withSent,
  })
}
