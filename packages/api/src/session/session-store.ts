/** What outlives a page. `refreshToken` is there for clients that are not browsers alone (D22). */
export interface StoredSession {
  readonly kind: 'anonymous' | 'member'
  readonly subject: string
  readonly refreshToken?: string | undefined
}

/** Where it is kept. Anything with these two will do: a file, a keychain, a page's storage. */
export interface SessionStore {
  load(): StoredSession | undefined
  save(session: StoredSession | undefined): void
}

/** Kept as long as the program runs. */
export const memoryStore = (): SessionStore => {
  let kept: StoredSession | undefined
  return {
    load: () => kept,
    save: (session) => {
      kept = session
    },
  }
}

/**
 * A note that a session exists, so that a page without one requests a new session at once. No token and no name:
 * the token is in an HttpOnly cookie, the name comes with the renewal. Storage may be forbidden (then
 * even naming it throws) or full.
 */
export const browserStore = (storage: () => Storage, key: string): SessionStore => ({
  load: () => {
    try {
      const { kind, subject } = JSON.parse(storage().getItem(key) ?? 'null') as StoredSession
      return kind === 'member' || kind === 'anonymous' ? { kind, subject } : undefined
    } catch {
      return undefined
    }
  },
  save: (session) => {
    try {
      if (session) storage().setItem(key, JSON.stringify({ kind: session.kind, subject: session.subject }))
      else storage().removeItem(key)
    } catch {
      // Without this entry the next page signs in again; nothing else is lost.
    }
  },
})

/** What a page that closes on a computer that others use sends by a beacon: its session ends (H9b). */
export const leavePath = '/User/api/V1.0/Account/Leave'

/** Name of the note, in storage and for the lock that pages share. */
export const noteKey = 'invea.session'

/** The note of this browser; where others use the computer too, of the tab alone. */
export const pageStore = (isShared: () => boolean = () => false): SessionStore =>
  browserStore(() => {
    if (!isShared()) return localStorage
    localStorage.removeItem(noteKey)
    return sessionStorage
  }, noteKey)
