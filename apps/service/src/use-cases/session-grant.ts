import type { SessionGrant } from '@invea/api/wire'
import type { Call } from '../call.ts'
import type { Services } from '../services.ts'
import { lifetime, type TokenPair } from '../store/sessions.ts'

export const refreshCookie = 'rt'

/**
 * What a sign-in or a renewal answers. The draft key is the same for the whole life of a session, so that a reload
 * opens what the last page sealed; the subject names the identity without being its id.
 */
export const grantOf = ({ vault }: Pick<Services, 'vault'>, sessionId: number, tokens: TokenPair): SessionGrant => ({
  accessToken: tokens.accessToken,
  refreshToken: tokens.refreshToken,
  subject: vault.blindIndex('subject', String(sessionId)).toString('base64url').slice(0, 22),
  expiresInSeconds: lifetime.access.minutes * 60,
  draftKey: vault.blindIndex('draft', String(sessionId)).toString('base64'),
})

/** Browsers keep the refresh token where no script reads it (D22). */
export const rememberInBrowser = (call: Call, tokens: TokenPair): void =>
  call.cookies.set(refreshCookie, tokens.refreshToken, tokens.refreshExpiresAt)
