import type { Language } from '@invea/domain'
import { accountCalls } from './calls/account.ts'
import { attachmentCalls } from './calls/attachments.ts'
import { captchaCalls } from './calls/captcha.ts'
import { createDoor } from './calls/door.ts'
import { familyCalls } from './calls/family.ts'
import { feedbackCalls } from './calls/feedback.ts'
import { masterCalls } from './calls/master.ts'
import { paymentCalls } from './calls/payment.ts'
import { requestCalls } from './calls/requests.ts'
import { scheduleCalls } from './calls/schedule.ts'
import { createSend } from './calls/send.ts'
import { sendFormByFetch, sendFormByXhr } from './calls/send-form.ts'
import { type Credentials, sessionCalls, type TokenDelivery } from './calls/session-calls.ts'
import { createUpload } from './calls/upload.ts'
import type { PortalApi } from './portal-api.ts'
import { type Exclusively, exclusivelyByLock } from './session/exclusively.ts'
import { createSession } from './session/session.ts'
import { browserStore, memoryStore, type SessionStore } from './session/session-store.ts'

export interface SessionSettings {
  /** The public account of anonymous sessions (D23). */
  readonly anonymous?: Credentials | undefined
  /** Browsers: `cookie`; elsewhere: `body`. */
  readonly delivery?: TokenDelivery | undefined
  readonly store?: SessionStore | undefined
  readonly exclusively?: Exclusively | undefined
  /** Milliseconds; for tests that move the clock. */
  readonly now?: (() => number) | undefined
}

export interface PortalClientSettings {
  /** Where the service is, e.g. `https://service.example`; '' where it is the page's own origin. */
  readonly baseUrl: string
  /** Language of messages; a function is asked at each call. */
  readonly language?: Language | (() => Language) | undefined
  readonly session?: SessionSettings | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How long one call may take, its answer included. Uploads may take as long as they move. */
  readonly timeoutSeconds?: number | undefined
}

const inBrowser = typeof document !== 'undefined'
const noteKey = 'invea.session'

/** The anonymous account's default, as the service ships with it; it opens only the public calls. */
const publicAccount: Credentials = { username: 'anonymous', password: 'anonymous' }

/**
 * The service in domain words. Every call answers a `Result` and throws for bugs alone. A session is obtained with the
 * first call that needs one, renewed once for all calls that find it ended, and never swapped for another person's.
 */
export const createPortalClient = ({
  baseUrl: address,
  language = 'en',
  session: settings = {},
  fetch = (...request) => globalThis.fetch(...request),
  timeoutSeconds = 30,
}: PortalClientSettings): PortalApi => {
  const baseUrl = address.replace(/\/$/, '')
  const speaking = typeof language === 'function' ? language : () => language
  const { anonymous = publicAccount, delivery = inBrowser ? 'cookie' : 'body' } = settings
  const credentials = delivery === 'cookie' ? 'include' : 'omit'
  const send = createSend({ fetch, timeoutMs: timeoutSeconds * 1000, language: speaking, credentials })
  const session = createSession({
    calls: sessionCalls(baseUrl, send, { anonymous, delivery }),
    store: settings.store ?? (delivery === 'cookie' && inBrowser ? browserStore(localStorage, noteKey) : memoryStore()),
    now: settings.now ?? Date.now,
    exclusively: settings.exclusively ?? exclusivelyByLock(inBrowser ? navigator.locks : undefined, noteKey),
  })
  const door = createDoor(baseUrl, session, send)
  const sendForm =
    typeof XMLHttpRequest === 'undefined' ? sendFormByFetch(fetch, credentials) : sendFormByXhr(delivery === 'cookie')
  return {
    master: masterCalls(door),
    captcha: captchaCalls(door),
    schedule: scheduleCalls(door),
    requests: requestCalls(door),
    attachments: attachmentCalls(door, createUpload(baseUrl, session, sendForm, speaking)),
    family: familyCalls(door),
    payment: paymentCalls(door),
    account: accountCalls(door, session),
    feedback: feedbackCalls(door),
  }
}
