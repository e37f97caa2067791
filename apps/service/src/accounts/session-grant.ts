import type { SessionGrant } from '@invea/api/wire'
import type { Member } from '@invea/domain/account'
import type { RequestContext } from '../app-context.ts'
import { type Caller, type Identity, identityName, subjectOf } from '../platform/caller.ts'
import { bearerToken } from '../platform/client.ts'
import type { LinkProof, LinkTarget } from '../platform/links.ts'
import { findSession, sessionOfRefreshToken, type TokenPair } from './sessions.ts'

/** Each portal has its own cookie, so that one browser can be signed in to both. */
const cookieNames = { passport: 'rt', originId: 'rt-origin-id' } as const
/** On a shared computer the cookie ends with the browser session. It never replaces the persistent cookie. */
const sharedName = (name: string) => `${name}-shared`
export const refreshCookies = Object.values(cookieNames).flatMap((name) => [name, sharedName(name)])

/** The cookie of the calling portal; other callers use the cookie of the passport portal. */
export const refreshCookieOf = (
  { raw, services: { env } }: Pick<RequestContext, 'raw' | 'services'>,
  shared = false,
): string => {
  const isOriginId = raw.headers.origin === env.originIdOrigin && env.originIdOrigin !== env.passportOrigin
  const name = isOriginId ? cookieNames.originId : cookieNames.passport
  return shared ? sharedName(name) : name
}

/** No script of a page gets the token (D22): browsers add one of these headers to its calls, and scripts cannot remove them. */
export const mayHaveToken = ({ raw: { headers } }: Pick<RequestContext, 'raw'>): boolean =>
  headers.origin === undefined && headers['sec-fetch-site'] === undefined

export interface SessionOwner extends Identity {
  /** Absent on anonymous sessions. */
  readonly member?: Member | undefined
  readonly urgentUntil?: Date | null | undefined
}

/**
 * Response of a sign-in or a refresh. The draft key never changes for a visitor or a member, so that earlier drafts can be
 * decrypted after a reload or a member's next sign-in (D14). Browsers get the refresh token only in a cookie that scripts
 * cannot read (D22).
 */
export const issueGrant = (
  context: RequestContext,
  owner: SessionOwner,
  tokens: TokenPair,
  shared = false,
): SessionGrant => {
  const ends = shared ? undefined : tokens.refreshExpiresAt
  context.cookies.set(refreshCookieOf(context, shared), tokens.refreshToken, ends)
  return {
    accessToken: tokens.accessToken,
    refreshToken: mayHaveToken(context) ? tokens.refreshToken : '',
    subject: subjectOf(context.services, owner),
    expiresInSeconds: Math.floor((tokens.accessExpiresAt.getTime() - context.now.getTime()) / 1_000),
    member: owner.member,
    urgentUntil: owner.urgentUntil?.toISOString(),
    draftKey: context.services.encryption.blindIndex('draft', identityName(owner)).toString('base64'),
  }
}

/** Finds the sessions of a request for a signed link, by token or by cookie. */
const sessionsOfRequest = async ({ services, now, raw, cookies }: RequestContext): Promise<readonly number[]> => {
  const token = bearerToken(raw.headers.authorization)
  if (token) {
    const caller = await services.findCaller(token, now)
    return caller ? [caller.sessionId] : []
  }
  const tokens = refreshCookies.flatMap((name) => cookies.get(name) ?? [])
  // A browser may be signed in to both portals, and both use the same link.
  const sessions = await Promise.all(tokens.map((cookie) => sessionOfRefreshToken(services.db, cookie)))
  return sessions.filter((id) => id !== undefined)
}

/**
 * Finds the session that a signed link was made for (promise B5). The link works only until it expires or the session ends, and
 * only for that session: a leaked address gives no access. Every refusal is the same.
 */
export const openLink = async (
  context: RequestContext,
  target: LinkTarget,
  proof: LinkProof,
): Promise<Caller | undefined> => {
  const { services, now } = context
  const sessionId = (await sessionsOfRequest(context)).find((id) => services.links.verify(target, proof, id, now))
  return sessionId === undefined ? undefined : findSession(services.db, sessionId)
}
