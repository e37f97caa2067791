import type { SessionGrant } from '@invea/api/wire'
import type { Member } from '@invea/domain'
import type { Call, Caller } from '../call.ts'
import type { Services } from '../services.ts'
import { lifetime, type TokenPair } from '../store/sessions.ts'

export const refreshCookie = 'rt'

/** An anonymous visitor is the session, a member is the account: signing in again makes nobody somebody else. */
type Identity = Pick<Caller, 'sessionId' | 'accountId'>
const nameOf = ({ sessionId, accountId }: Identity): string =>
  accountId === null ? String(sessionId) : `account/${accountId}`

/** Names an identity without being its id. */
export const subjectOf = ({ vault }: Pick<Services, 'vault'>, identity: Identity): string =>
  vault.blindIndex('subject', nameOf(identity)).toString('base64url').slice(0, 22)

export interface Granted extends Identity {
  /** Absent on anonymous sessions. */
  readonly member?: Member | undefined
  readonly urgentUntil?: Date | null | undefined
}

/**
 * What a sign-in or a renewal answers. The draft key is the same for the whole life of an identity, so that a reload,
 * or a member's next sign-in (D14), opens what the last page sealed. Browsers get the refresh token where no script
 * reads it (D22), and may ask for it there alone.
 */
export const grant = (call: Call, granted: Granted, tokens: TokenPair): SessionGrant => {
  call.cookies.set(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt)
  const cookieAlone = call.raw.headers['x-token-delivery'] === 'cookie'
  return {
    accessToken: tokens.accessToken,
    refreshToken: cookieAlone ? '' : tokens.refreshToken,
    subject: subjectOf(call.services, granted),
    expiresInSeconds: lifetime.access.minutes * 60,
    member: granted.member,
    urgentUntil: granted.urgentUntil?.toISOString(),
    draftKey: call.services.vault.blindIndex('draft', nameOf(granted)).toString('base64'),
  }
}
