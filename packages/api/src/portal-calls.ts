import type { Language } from '@invea/domain'
import { accountCalls, type Credentials, feedbackCalls, sessionCalls, type TokenDelivery } from './client/account.ts'
import { attachmentCalls, createUpload } from './client/attachments.ts'
import { createHttpClients, createSend, retrying } from './client/execute.ts'
import { captchaCalls, masterCalls, scheduleCalls, waitingCalls } from './client/master.ts'
import { familyCalls, paymentCalls, requestCalls } from './client/requests.ts'
import { headers } from './contract/headers.ts'
import { createSession, type DeviceKeys, noDeviceKeys, type Send, type WithLock } from './session/session.ts'
import type { PublicSessionState } from './session/session-state.ts'
import { memoryStore, pageStore, type SessionStore, sessionEntry } from './session/session-store.ts'

/**
 * Creates the lock for renewing the session. A refresh token is valid once, and the service treats a second use as theft. With
 * the lock, the second page sends the new cookie that the first one received. A browser that forbids site data also refuses locks;
 * then the task runs directly.
 */
export const createWithLock =
  (locks: LockManager | undefined, name: string): WithLock =>
  async (work) => {
    let started = false
    const start = () => {
      started = true
      return work()
    }
    if (!locks) return start()
    try {
      return await locks.request(name, start)
    } catch (reason) {
      if (started) throw reason
      return start()
    }
  }

export interface SessionSettings {
  /** The public account of anonymous sessions (D23). */
  readonly anonymous?: Credentials | undefined
  /** Browsers: `cookie`; elsewhere: `body`. */
  readonly delivery?: TokenDelivery | undefined
  readonly store?: SessionStore | undefined
  /** Storage of the device key, which opens the session again when the refresh token is lost. */
  readonly device?: DeviceKeys | undefined
  /** Whether others use this computer too. Then the session ends with the page and the tab. Called at each sign-in and renewal. */
  readonly shared?: (() => boolean) | undefined
  /** Milliseconds; for tests that move the clock. */
  readonly now?: (() => number) | undefined
}

export interface PortalClientSettings {
  /** Address of the service, for example `https://service.example`. '' for the page's own origin. */
  readonly baseUrl: string
  /** Language of messages. A function is called at each request. */
  readonly language?: Language | (() => Language) | undefined
  readonly session?: SessionSettings | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /**
   * Maximum seconds of one request, its response included; each retry has its own. `Infinity` for no limit. Uploads have none while they
   * make progress.
   */
  readonly timeoutSeconds?: number | undefined
  /**
   * Number of retries of a request without a usable response (no connection, timeout, 429, 502, 503, 504), with the same idempotency key
   * and after `Retry-After` of at most 30 seconds. 0 by default. Sign-in, renewal, `waiting.takeTicket` and uploads are sent once.
   */
  readonly retries?: number | undefined
  /** Sends a W3C `traceparent` with each call that needs a preflight anyway, for a service that records traces. */
  readonly traces?: boolean | undefined
}

/**
 * The calls of a portal, without the session's state. The description of a call names its own refusals. Each call can also be refused
 * with `tooManyRequests` (with `retryAfterSeconds`), `unavailable` and `internal`, one that needs a session with `signInRequired` and
 * `sessionChanged`, one with a key with `keyReused`. A wrong value is an error of the kind `fields`.
 */
export type PortalCalls = ReturnType<typeof createPortalCalls>

/**
 * All calls of a portal, in domain words. Every call returns a value and throws only for bugs. Calls with a `key` send it as
 * Idempotency-Key: create one for each change and repeat it with every retry.
 */
export interface PortalApi extends PortalCalls {
  /** `state` is the last known session of this page; with `subscribe`, for `useSyncExternalStore`. */
  readonly account: PortalCalls['account'] & Pick<PublicSessionState, 'state' | 'subscribe'>
}

const inBrowser = typeof document !== 'undefined'

/** Default anonymous account of the service. It allows only the public calls (D23). */
const publicAccount = { username: 'anonymous', password: 'anonymous' }

/** Creates the calls of the client, with wire and session. Loaded with the first call. */
export const createPortalCalls = (settings: PortalClientSettings, publicState: PublicSessionState) => {
  const { language = 'en', timeoutSeconds = 30, retries = 0, session: given = {} } = settings
  const fetch: typeof globalThis.fetch = settings.fetch ?? ((...request) => globalThis.fetch(...request))
  const baseUrl = settings.baseUrl.replace(/\/$/, '')
  const currentLanguage = typeof language === 'function' ? language : () => language
  const { anonymous = publicAccount, delivery = inBrowser ? 'cookie' : 'body', shared = () => false } = given
  const credentials = delivery === 'cookie' ? 'include' : 'omit'
  const { traces = false } = settings
  const sendPlain = createSend({
    fetch,
    // A timer of more than 24 days ends at once.
    timeoutMs: Math.min(timeoutSeconds, 2e6) * 1000,
    language: currentLanguage,
    credentials,
    traces,
  })
  const waiting: { pass?: string } = {}
  const send: Send = (request) => {
    if (waiting.pass && request.url.includes('/Schedule/')) request.headers.set(headers.waitingPass, waiting.pass)
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
    withLock: createWithLock(inBrowser ? navigator.locks : undefined, sessionEntry),
  })
  const clients = createHttpClients(baseUrl, session, retrying(send, retries))
  return {
    master: masterCalls(clients),
    captcha: captchaCalls(clients),
    waiting: waitingCalls(clients, waiting),
    schedule: scheduleCalls(clients),
    requests: requestCalls(clients, () => publicState.state().member?.username),
    attachments: attachmentCalls(
      clients,
      createUpload({ baseUrl, session, fetch, credentials, language: currentLanguage }),
    ),
    family: familyCalls(clients),
    payment: paymentCalls(clients),
    account: accountCalls(clients, session, publicState),
    feedback: feedbackCalls(clients),
  }
}
