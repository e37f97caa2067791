import type { Member } from '@invea/domain/account'
import type { Instant } from '@invea/domain/calendar'
import type { SessionGrant } from '../wire/account.ts'

/** The session as a portal shows it. */
export interface SessionState {
  /** `none` until the first call that needs a session, and after signing out. */
  readonly kind: 'none' | 'anonymous' | 'member'
  /** An opaque name of the identity; '' while there is none. */
  readonly subject: string
  readonly member?: Member | undefined
  /** Until when an urgent application may be made (D14). */
  readonly urgentUntil?: Instant | undefined
  /** Encrypts drafts on the device; ends with the session. */
  readonly draftKey?: string | undefined
}

const noSession: SessionState = { kind: 'none', subject: '' }

/** The session's state for the page, before and after it exists. */
export interface PublicSessionState {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Undefined: the session has ended. */
  show(grant: SessionGrant | undefined): void
}

export const createPublicSessionState = (): PublicSessionState => {
  let state = noSession
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (grant) => {
      const { member, subject = '', urgentUntil, draftKey } = grant ?? {}
      state = grant ? { kind: member ? 'member' : 'anonymous', subject, member, urgentUntil, draftKey } : noSession
      for (const listener of listeners) listener()
    },
  }
}
