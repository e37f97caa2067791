import type { CaptchaForm } from '@invea/api/contract'
import type { HoldProof } from '@invea/domain/appointment'
import type { Encryption } from './encryption/encryption.ts'

/** A form with a captcha, and the harder proofs of work that a session solved for it. */
export type HumanMark = CaptchaForm | `${CaptchaForm}.${Exclude<HoldProof, 'ordinary'>}`

/** The session of a request, anonymous or signed in. */
export interface Caller {
  readonly sessionId: number
  readonly kind: 'anonymous' | 'user'
  readonly accountId: number | null
  /** When the captcha of each form expires for this session. */
  readonly humanUntil: Readonly<Partial<Record<HumanMark, string>>>
  /** Blind index of the phone or mailbox that confirmed a one-time code in this session. */
  readonly codedBy: string | null
  /** Blind index of the address that the holds of this session count for. */
  readonly countedAddress: string | null
  readonly urgentUntil: Date | null
}

/** An anonymous visitor is the session, a member is the account: signing in again changes neither. */
export type Identity = Pick<Caller, 'sessionId' | 'accountId'>
export const identityName = ({ sessionId, accountId }: Identity): string =>
  accountId === null ? String(sessionId) : `account/${accountId}`

/** Names an identity without being its id. */
export const subjectOf = ({ encryption }: { readonly encryption: Encryption }, identity: Identity): string =>
  encryption.blindIndex('subject', identityName(identity)).toString('base64url').slice(0, 22)
