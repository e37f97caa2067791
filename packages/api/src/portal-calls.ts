import { type AccountCalls, accountCalls, sessionCalls } from './client/account.ts'
import { attachmentCalls, createUpload } from './client/attachments.ts'
import { createHttpClients, createSend, retrying } from './client/execute.ts'
import { masterCalls, scheduleCalls, waitingCalls } from './client/master.ts'
import { captchaCalls, feedbackCalls } from './client/messages.ts'
import { familyCalls, paymentCalls, requestCalls } from './client/requests.ts'
import type { PortalClientSettings } from './client-settings.ts'
import { headers } from './contract/headers.ts'
import type { PortalApi } from './portal-api.ts'
import { noDeviceKeys } from './session/device-keys.ts'
import type { Send } from './session/renewing.ts'
import { createSession, createWithLock } from './session/session.ts'
import type { PublicSessionState } from './session/session-state.ts'
import { memoryStore, noteKey, pageStore } from './session/session-store.ts'

export type PortalCalls = Omit<PortalApi, 'account'> & { readonly account: AccountCalls }

const inBrowser = typeof document !== 'undefined'

/** The anonymous account's default, as the service ships with it; it opens only the public calls (D23). */
const publicAccount = { username: 'anonymous', password: 'anonymous' }

/** Everything behind the client: wire, session and calls. Loaded with the first call. */
export const createPortalCalls = (settings: PortalClientSettings, publicState: PublicSessionState): PortalCalls => {
  const { language = 'en', timeoutSeconds = 30, retries = 0, session: given = {} } = settings
  const fetch: typeof globalThis.fetch = settings.fetch ?? ((...request) => globalThis.fetch(...request))
  const baseUrl = settings.baseUrl.replace(/\/$/, '')
  const speaking = typeof language === 'function' ? language : () => language
  const { anonymous = publicAccount, delivery = inBrowser ? 'cookie' : 'body', shared = () => false } = given
  const credentials = delivery === 'cookie' ? 'include' : 'omit'
  const { traces = false } = settings
  const sendPlain = createSend({ fetch, timeoutMs: timeoutSeconds * 1000, language: speaking, credentials, traces })
  const holder: { pass?: string } = {}
  const send: Send = (request) => {
    if (holder.pass && request.url.includes('/Schedule/')) request.headers.set(headers.waitingPass, holder.pass)
    return sendPlain(request)
  }
  const session = createSession({
    calls: sessionCalls(baseUrl, send, { anonymous, delivery }),
    publicState,
    store: given.store ?? (delivery === 'cookie' && inBrowser ? pageStore(shared) : memoryStore()),
    device: given.device ?? noDeviceKeys,
    shared,
    origin: inBrowser ? location.origin : '',
    now: given.now ?? Date.now,
    withLock: given.withLock ?? createWithLock(inBrowser ? navigator.locks : undefined, noteKey),
  })
  const clients = createHttpClients(baseUrl, session, retrying(send, retries))
  return {
    master: masterCalls(clients),
    captcha: captchaCalls(clients),
    waiting: waitingCalls(clients, holder),
    schedule: scheduleCalls(clients),
    requests: requestCalls(clients, () => publicState.state().member?.username),
    attachments: attachmentCalls(clients, createUpload({ baseUrl, session, fetch, credentials, language: speaking })),
    family: familyCalls(clients),
    payment: paymentCalls(clients),
    account: accountCalls(clients, session, publicState),
    feedback: feedbackCalls(clients),
  }
}
