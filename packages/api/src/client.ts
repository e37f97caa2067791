import type { Language } from '@invea/domain'
import { later } from './calls/later.ts'
import type { Credentials, TokenDelivery } from './calls/session-calls.ts'
import type { PortalApi } from './portal-api.ts'
import type { PortalCalls } from './portal-calls.ts'
import type { Exclusively } from './session/exclusively.ts'
import { createShownSession } from './session/session-state.ts'
import type { SessionStore } from './session/session-store.ts'

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

/**
 * The service in domain words. Every call answers a `Result` and throws for bugs alone. A session is obtained with the
 * first call that needs one, renewed once for all calls that find it ended, and never swapped for another person's.
 * The code behind it comes with the first call: a page that calls nothing carries one kilobyte of it.
 */
export const createPortalClient = (settings: PortalClientSettings): PortalApi => {
  const shown = createShownSession()
  let calls: PortalCalls | undefined
  const loaded = async (): Promise<PortalCalls> => {
    const { createPortalCalls } = await import('./portal-calls.ts')
    calls ??= createPortalCalls(settings, shown)
    return calls
  }
  const slice = <Name extends keyof Omit<PortalApi, 'account'>>(name: Name): Omit<PortalApi, 'account'>[Name] =>
    later(async (): Promise<Omit<PortalApi, 'account'>[Name]> => (await loaded())[name], {})
  return {
    master: slice('master'),
    captcha: slice('captcha'),
    schedule: slice('schedule'),
    requests: slice('requests'),
    attachments: slice('attachments'),
    family: slice('family'),
    payment: slice('payment'),
    account: later(async () => (await loaded()).account, { state: shown.state, subscribe: shown.subscribe }),
    feedback: slice('feedback'),
  }
}
