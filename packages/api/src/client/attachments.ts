import { headers } from '../contract/headers.ts'
import { renewing, type Session } from '../session/session.ts'
import { attachmentsResponse, requiredAttachmentsResponse } from '../wire/attachment.ts'
import { requiredAttachmentsPath } from '../wire/wire-names.ts'
import { execute, type HttpClients, withKey } from './execute.ts'

/** Sends a form and reports its upload progress. */
export type UploadTransport = (
  address: string,
  sent: {
    readonly form: FormData
    readonly headers: Readonly<Record<string, string>>
    readonly onProgress: (sent: number, total: number) => void
  },
) => Promise<Response>

/** Without XMLHttpRequest; reports progress only at the end. */
export const fetchTransport =
  (fetch: typeof globalThis.fetch, credentials: RequestCredentials): UploadTransport =>
  async (address, { form, headers, onProgress }) => {
    const response = await fetch(address, { method: 'POST', body: form, headers, credentials })
    onProgress(1, 1)
    return response
  }

/** Milliseconds without progress before an upload is aborted. The whole upload has no limit. */
const stalledMs = 60_000

const retryAfter = (request: XMLHttpRequest) => request.getResponseHeader('Retry-After')

/** For browsers; reports progress and aborts a stalled upload. */
export const xhrTransport =
  (withCredentials: boolean): UploadTransport =>
  (address, { form, headers, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let stallTimer: ReturnType<typeof setTimeout>
      const restartTimer = () => {
        clearTimeout(stallTimer)
        stallTimer = setTimeout(() => request.abort(), stalledMs)
      }
      const fail = () => {
        clearTimeout(stallTimer)
        reject(new TypeError('the upload did not arrive'))
      }
      request.open('POST', address)
      request.withCredentials = withCredentials
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        restartTimer()
        onProgress(loaded, total)
      })
      request.addEventListener('load', () => {
        clearTimeout(stallTimer)
        const after = retryAfter(request)
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: after === null ? {} : { 'Retry-After': after },
          }),
        )
      })
      request.addEventListener('error', fail)
      request.addEventListener('abort', fail)
      restartTimer()
      request.send(form)
    })

interface UploadRequest {
  readonly form: FormData
  readonly key: string
  readonly onProgress?: ((sent: number, total: number) => void) | undefined
}

export type Upload = (
  path: string,
  request: UploadRequest,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export interface UploadParts {
  readonly baseUrl: string
  readonly session: Session
  readonly fetch: typeof fetch
  readonly credentials: RequestCredentials
  readonly language: () => string
}

/** Uploads files without openapi-fetch, because fetch does not report upload progress. */
export const createUpload = ({ baseUrl, session, fetch, credentials, language }: UploadParts): Upload => {
  const sendForm =
    typeof XMLHttpRequest === 'undefined' ? fetchTransport(fetch, credentials) : xhrTransport(credentials === 'include')
  return async (path, { form, key, onProgress = () => {} }) => {
    const response = await renewing(
      session,
      ({ accessToken, subject }) =>
        sendForm(`${baseUrl}${path}`, {
          form,
          onProgress,
          headers: {
            Authorization: `Bearer ${accessToken}`,
            'Accept-Language': language(),
            [headers.idempotencyKey]: key,
            ...(subject && { [headers.expectedSubject]: subject }),
          },
        }),
      true,
    )
    const body = parsed(await response.text())
    return response.ok ? { data: body, response } : { error: body, response }
  }
}

/** A file with the type of its document. */
export interface ChosenFile {
  readonly attachmentTypeId: number
  /** The stored document to replace. Absent when none was stored. */
  readonly attachmentId?: number | undefined
  readonly file: File
}

type UploadOptions = Omit<UploadRequest, 'form'>

export interface DocumentToCopy {
  readonly requestPersonId: number
  readonly attachmentTypeId: number
  /** The stored document of the other person. */
  readonly attachmentId: number
}

const formOf = (requestPersonId: number, files: readonly ChosenFile[], nameOf: (one: ChosenFile) => number) => {
  const form = new FormData()
  form.set('personRequestId', String(requestPersonId))
  for (const one of files) form.append(String(nameOf(one)), one.file, one.file.name)
  return form
}

export const attachmentCalls = ({ authenticated }: HttpClients, upload: Upload) => ({
  /** Documents that one person of an application must upload. Refused with `notFound`. */
  required: (requestPersonId: number) =>
    execute(requiredAttachmentsResponse, () =>
      authenticated.GET(requiredAttachmentsPath, { params: { query: { requestPersonId } } }),
    ),
  /** Uploads documents of a person. Refused with `fileFormat`, `fileSize`, `notAllowed`, `notFound`, or as `fields` if unreadable. */
  // A §7: one file per attachment type id.
  upload: (requestPersonId: number, files: readonly Omit<ChosenFile, 'attachmentId'>[], options: UploadOptions) =>
    execute(attachmentsResponse, () =>
      upload('/Request/api/V1.0/RequestAttachments/UploadAttachment', {
        ...options,
        form: formOf(requestPersonId, files, ({ attachmentTypeId }) => attachmentTypeId),
      }),
    ),
  /** Copies a family's document stored with another person of this owner. Refused with `notAllowed`, `notFound`. */
  copy: ({ requestPersonId, attachmentTypeId, attachmentId }: DocumentToCopy, key: string) =>
    execute(attachmentsResponse, () =>
      authenticated.POST(
        '/Request/api/V1.0/RequestAttachments/CopyAttachment',
        withKey(key, { personRequestId: requestPersonId, attachmentTypeId, attachmentId }),
      ),
    ),
  /** Replaces documents, with the refusals of `upload`. */
  // B §7: one file per attachment id. A document that was never stored has only a type id.
  change: (requestPersonId: number, files: readonly ChosenFile[], options: UploadOptions) =>
    execute(attachmentsResponse, () =>
      upload('/Request/api/V1.0/RequestAttachments/UploadChangeAttachment', {
        ...options,
        form: formOf(requestPersonId, files, ({ attachmentId, attachmentTypeId }) => attachmentId ?? attachmentTypeId),
      }),
    ),
})
