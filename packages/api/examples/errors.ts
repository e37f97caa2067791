import { type ApiError, createPortalClient } from '@invea/api'
import { messageFor, refusalMessageFor } from '@invea/locales'

/** What to show for an error. */
const textOf = (error: ApiError): string => {
  switch (error.kind) {
    case 'fields': // Some values are wrong: one sentence for each.
      return error.issues.map((issue) => `${issue.field}: ${messageFor(issue, 'en')}`).join('\n')
    case 'refused': // The service refuses the call: `message` is in the language of the client, or empty.
      return `${error.code}: ${error.message || refusalMessageFor(error, 'en', '8133')}`
    case 'unreachable': // No response: try again with the same key.
      return 'No connection'
    case 'signedOut': // The session of a member ended: sign in again.
      return 'Sign in again'
  }
}

const baseUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
const api = createPortalClient({ baseUrl, language: 'en' })
const offline = createPortalClient({ baseUrl: 'http://127.0.0.1:9' })

for (const result of [
  await api.schedule.earliest({ requestType: 'new', applicants: 0 }),
  await api.requests.byApplicationNumber('07940123456783'),
  await offline.master.offices(),
])
  if (!result.ok) console.log(textOf(result.error))
// Shown only after a member's sign-in.
console.log(textOf({ kind: 'signedOut' }))
