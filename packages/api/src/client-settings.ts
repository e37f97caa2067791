import type { Language } from '@invea/domain'
import type { Credentials, TokenDelivery } from './client/account.ts'
import type { DeviceKeys } from './session/device-keys.ts'
import type { WithLock } from './session/session.ts'
import type { SessionStore } from './session/session-store.ts'

export interface SessionSettings {
  /** The public account of anonymous sessions (D23). */
  readonly anonymous?: Credentials | undefined
  /** Browsers: `cookie`; elsewhere: `body`. */
  readonly delivery?: TokenDelivery | undefined
  readonly store?: SessionStore | undefined
  /** Where the device keeps the key that opens its session again when the refresh token is lost. */
  readonly device?: DeviceKeys | undefined
  /** Others use this computer too: the session ends with the page and the tab (H9b). Read at each sign-in and renewal. */
  readonly shared?: (() => boolean) | undefined
  readonly withLock?: WithLock | undefined
  /** Milliseconds; for tests that move the clock. */
  readonly now?: (() => number) | undefined
}

export interface PortalClientSettings {
  /** Where the service is, e.g. `https://service.example`; '' where it is the page's own origin. */
  readonly baseUrl: string
  /** Language of messages; a function is called at each request. */
  readonly language?: Language | (() => Language) | undefined
  readonly session?: SessionSettings | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  /** How long one call may take, its response included. Uploads may take as long as they move. */
  readonly timeoutSeconds?: number | undefined
  /**
   * How often a request without a usable response (no connection, time over, 429, 502, 503, 504) is sent again, with the same
   * idempotency key and after `Retry-After`. 0 by default. Sign-in, renewal and uploads are sent once.
   */
  readonly retries?: number | undefined
  /** Sends a W3C `traceparent` of its own with each call that needs a preflight anyway, for a service that records traces. */
  readonly traces?: boolean | undefined
}
