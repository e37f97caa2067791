/** Sends one form and reports how much of it has gone. */
export type SendForm = (
  address: string,
  sent: {
    readonly form: FormData
    readonly headers: Readonly<Record<string, string>>
    readonly onProgress: (sent: number, total: number) => void
  },
) => Promise<Response>

/** Where there is no XMLHttpRequest: all or nothing is known of the progress. */
export const sendFormByFetch =
  (fetch: typeof globalThis.fetch, credentials: RequestCredentials): SendForm =>
  async (address, { form, headers, onProgress }) => {
    const response = await fetch(address, { method: 'POST', body: form, headers, credentials })
    onProgress(1, 1)
    return response
  }

/** How long a line may carry nothing before it counts as dead. A whole upload may take as long as it moves. */
const stalledMs = 60_000

const retryAfter = (request: XMLHttpRequest) => request.getResponseHeader('Retry-After')

/** In browsers: progress as the bytes leave, and an end to a line that has gone silent. */
export const sendFormByXhr =
  (withCredentials: boolean): SendForm =>
  (address, { form, headers, onProgress }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      let silence: ReturnType<typeof setTimeout>
      const heard = () => {
        clearTimeout(silence)
        silence = setTimeout(() => request.abort(), stalledMs)
      }
      const failed = () => {
        clearTimeout(silence)
        reject(new TypeError('the upload did not arrive'))
      }
      request.open('POST', address)
      request.withCredentials = withCredentials
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        heard()
        onProgress(loaded, total)
      })
      request.addEventListener('load', () => {
        clearTimeout(silence)
        const after = retryAfter(request)
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: after === null ? {} : { 'Retry-After': after },
          }),
        )
      })
      request.addEventListener('error', failed)
      request.addEventListener('abort', failed)
      heard()
      request.send(form)
    })
