import type { SessionGrant } from '@invea/api/wire'
import type { Member } from '@invea/domain'
import type { Call, Caller } from '../call.ts'
import type { Services } from '../services.ts'
import { lifetime, type TokenPair } from '../store/sessions.ts'

/**
 * Each portal has a cookie of its own: who uses both in one browser is signed in to each by itself, and renewing here
 * does not spend the token there.
 */
const cookieNames = { passport: 'rt', originId: 'rt-origin-id' } as const
export const refreshCookies = Object.values(cookieNames)

/** The cookie of the portal that calls; anybody else uses the first portal's. */
export const refreshCookieOf = ({ raw, services: { env } }: Pick<Call, 'raw' | 'services'>): string => {
  const isOriginId = raw.headers.origin === env.originIdOrigin && env.originIdOrigin !== env.passportOrigin
  return isOriginId ? cookieNames.originId : cookieNames.passport
}

/** A page's script may not have the token (D22), and says nothing about it; a page is known by its Origin. */
const mayHaveToken = ({ raw: { headers } }: Call): boolean => {
  const asked = headers['x-token-delivery']
  return asked === 'body' || (asked !== 'cookie' && headers.origin === undefined)
}

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
 * reads it (D22), and in the body only if they ask for it there.
 */
export const grant = (call: Call, granted: Granted, tokens: TokenPair): SessionGrant => {
  call.cookies.set(refreshCookieOf(call), tokens.refreshToken, tokens.refreshExpiresAt)
  return {
    accessToken: tokens.accessToken,
    refreshToken: mayHaveToken(call) ? tokens.refreshToken : '',
    subject: subjectOf(call.services, granted),
    expiresInSeconds: lifetime.access.minutes * 60,
    member: granted.member,
    urgentUntil: granted.urgentUntil?.toISOString(),
    draftKey: call.services.vault.blindIndex('draft', nameOf(granted)).toString('base64'),
  }
}
