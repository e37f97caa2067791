import type { SessionGrant } from '@invea/api/wire'
import type { Call } from '../call.ts'
import type { Services } from '../services.ts'
import { lifetime, type TokenPair } from '../store/sessions.ts'

export const refreshCookie = 'rt'

/** Names an identity without being its id. */
export const subjectOf = ({ vault }: Pick<Services, 'vault'>, sessionId: number): string =>
  vault.blindIndex('subject', String(sessionId)).toString('base64url').slice(0, 22)

/**
 * What a sign-in or a renewal answers. The draft key is the same for the whole life of a session, so that a reload
 * opens what the last page sealed. Browsers get the refresh token where no script reads it (D22), and may ask for
 * it there alone.
 */
export const grant = (call: Call, sessionId: number, tokens: TokenPair): SessionGrant => {
  call.cookies.set(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt)
  const cookieAlone = call.raw.headers['x-token-delivery'] === 'cookie'
  return {
    accessToken: tokens.accessToken,
    refreshToken: cookieAlone ? '' : tokens.refreshToken,
    subject: subjectOf(call.services, sessionId),
    expiresInSeconds: lifetime.access.minutes * 60,
    draftKey: call.services.vault.blindIndex('draft', String(sessionId)).toString('base64'),
  }
}
