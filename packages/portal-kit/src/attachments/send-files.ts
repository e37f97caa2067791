import type { ApiError, PortalApi } from '@invea/api'

export interface FileToSend {
  readonly attachmentTypeId: number
  readonly file: File
}

/** Progress of the upload of one document. */
export type Sending =
  | { readonly kind: 'sending'; readonly sent: number; readonly total: number }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly error: ApiError }

export interface SendResult {
  /** Attachment types the service has stored in this run. */
  readonly stored: readonly number[]
  /** The first failure, when there was one. */
  readonly error?: ApiError | undefined
}

/**
 * Sends each document in a call of its own, one after the other: a broken connection costs one file, not all of them,
 * and a slow one is not shared by several. Each call has its own key under the intention's, so a repeated try is safe.
 * Without an answer at all the rest is not tried, since it would only wait.
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
  let silence: ApiError | undefined
  for (const { attachmentTypeId, file } of files) {
    if (silence) {
      report(attachmentTypeId, { kind: 'failed', error: silence })
      continue
    }
    report(attachmentTypeId, { kind: 'sending', sent: 0, total: file.size })
    const result = await upload(requestPersonId, [{ attachmentTypeId, file }], {
      key: `${key}-${attachmentTypeId}`,
      onProgress: (sent, total) => report(attachmentTypeId, { kind: 'sending', sent, total }),
    })
    if (result.ok) {
      stored.push(attachmentTypeId)
      report(attachmentTypeId, { kind: 'sent' })
    } else {
      first ??= result.error
      if (result.error.kind !== 'refused' && result.error.kind !== 'fields') silence = result.error
      report(attachmentTypeId, { kind: 'failed', error: result.error })
    }
  }
  return { stored, error: first }
}
