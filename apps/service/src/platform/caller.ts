import type { CaptchaForm } from '@invea/api/contract'
import type { HoldProof } from '@invea/domain/appointment'
import type { Encryption } from './encryption/encryption.ts'

/** A form with a captcha, and the harder proofs of work that a session solved for it. */
export type CaptchaPass = CaptchaForm | `${CaptchaForm}.${Exclude<HoldProof, 'ordinary'>}`

/** The session of a request, anonymous or signed in. */
export interface Caller {
  readonly sessionId: number
  readonly kind: 'anonymous' | 'user'
  readonly accountId: number | null
  /** When the captcha of each form expires for this session. */
  readonly humanUntil: Readonly<Partial<Record<CaptchaPass, string>>>
  /** Blind index of the phone or mailbox that confirmed a one-time code in this session; of a member, the account's phone. */
  readonly codedBy: string | null
  /** Blind index of the address to which the holds of this session are counted. */
  readonly countedAddress: string | null
  readonly urgentUntil: Date | null
  /** The waiting line in which the session has submitted an application since its last ticket. */
  readonly submittedLine: number | null
}

/** Finds the session of an access token. Lookups are batched, because every call needs one. */
export type CallerReader = (accessToken: string, now: Date) => Promise<Caller | undefined>

/** A visitor is identified by the session, a member by the account. A new sign-in does not change the identity. */
export type Identity = Pick<Caller, 'sessionId' | 'accountId'>
export const identityName = ({ sessionId, accountId }: Identity): string =>
  accountId === null ? String(sessionId) : `account/${accountId}`

/** A public name of an identity that does not contain its id. */
export const subjectOf = ({ encryption }: { readonly encryption: Encryption }, identity: Identity): string =>
  encryption.blindIndex('subject', identityName(identity)).toString('base64url').slice(0, 22)
