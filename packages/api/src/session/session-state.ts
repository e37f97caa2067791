import type { Instant, Member } from '@invea/domain'
import type { SessionGrant } from '../wire/account.ts'

/** Who a portal shows as signed in. */
export interface SessionState {
  /** `none` until the first call that needs a session, and after signing out. */
  readonly kind: 'none' | 'anonymous' | 'member'
  /** An opaque name of the identity; '' while there is none. */
  readonly subject: string
  readonly member?: Member | undefined
  /** Until when an urgent application may be made (D14). */
  readonly urgentUntil?: Instant | undefined
  /** Seals drafts on the device and ends with the session. */
  readonly draftKey?: string | undefined
}

export const noSession: SessionState = { kind: 'none', subject: '' }

export const stateOf = ({ member, subject, urgentUntil, draftKey }: SessionGrant): SessionState => ({
  kind: member ? 'member' : 'anonymous',
  subject,
  member,
  urgentUntil,
  draftKey,
})
