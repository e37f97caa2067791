import { headers } from '../contract/headers.ts'
import { renewing } from '../session/renewing.ts'
import type { Session } from '../session/session.ts'
import { fetchTransport, xhrTransport } from './upload-transport.ts'

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

/** Files go their own way beside openapi-fetch, because fetch cannot say how much of a body has gone. */
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
