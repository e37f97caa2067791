/** Session data that is stored between pages. `refreshToken` is only for clients that are not browsers (D22). */
export interface StoredSession {
  readonly kind: 'anonymous' | 'member'
  readonly subject: string
  readonly refreshToken?: string | undefined
  /** Member whose session has ended, in the entry of a visitor who has not left the account (D32). */
  readonly ended?: string | undefined
}

/** Storage of a session, for example a file, a keychain, or the storage of a page. */
export interface SessionStore {
  load(): StoredSession | undefined
  save(session: StoredSession | undefined): void
}

/** Stores the session in memory. */
export const memoryStore = (): SessionStore => {
  let stored: StoredSession | undefined
  return {
    load: () => stored,
    save: (session) => {
      stored = session
    },
  }
}

/**
 * Stores that a session exists, so that a page without one requests a new session at once. Contains no token and no name: the token is in
 * an HttpOnly cookie, and the renewal returns the name. Storage may be full or forbidden (then even reading the property throws).
 */
export const browserStore = (storage: () => Storage, key: string): SessionStore => ({
  load: () => {
    try {
      const stored = JSON.parse(storage().getItem(key) ?? 'null') as StoredSession
      return stored.kind === 'member' || stored.kind === 'anonymous' ? stored : undefined
    } catch {
      return undefined
    }
  },
  save: (session) => {
    try {
      if (session) storage().setItem(key, JSON.stringify({ ...session, refreshToken: undefined }))
      else storage().removeItem(key)
    } catch {
      // Without this entry the next page signs in again; nothing else is lost.
    }
  },
})

/** Path of the beacon that ends the session when a page closes on a shared computer. */
export const leavePath = '/User/api/V1.0/Account/Leave'

/** Key of the entry in storage, and name of the lock that pages share. */
export const sessionEntry = 'invea.session'

/** The store of this browser. On a shared computer, of this tab only. */
export const pageStore = (isShared: () => boolean = () => false): SessionStore =>
  browserStore(() => {
    if (!isShared()) return localStorage
    localStorage.removeItem(sessionEntry)
    return sessionStorage
  }, sessionEntry)
