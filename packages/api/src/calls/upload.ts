import { headers } from '../contract/headers.ts'
import { renewing } from '../session/renewing.ts'
import type { Session } from '../session/session.ts'

export interface UploadRequest {
  readonly form: FormData
  readonly key: string
  readonly onProgress?: ((sent: number, total: number) => void) | undefined
}

/** Sends one form and reports how much of it has gone. */
export type SendForm = (
  address: string,
  sent: {
    readonly form: FormData
    readonly headers: Readonly<Record<string, string>>
    readonly onProgress: (sent: number, total: number) => void
  },
) => Promise<Response>

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

/** Files go their own way beside openapi-fetch, because fetch cannot say how much of a body has gone. */
export const createUpload =
  (baseUrl: string, session: Session, sendForm: SendForm, language: () => string): Upload =>
  async (path, { form, key, onProgress = () => {} }) => {
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
