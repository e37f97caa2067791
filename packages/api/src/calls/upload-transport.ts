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
