import { randomBytes } from 'node:crypto'
import { accountName } from '@invea/domain'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAccountByName, nameIndex } from './accounts.ts'
import { resetLink } from './mailed-links.ts'
import { insertReset, resetLives } from './password-resets.ts'

/** Links for one name, whether or not it exists. */
const links = { times: 3, seconds: 3_600 }

/**
 * ForgotPassword (B §7, D20): sends a link with a single-use proof. Always status 1, by the same statements: nobody
 * learns which names exist.
 */
export const forgotPassword: Handler<
  { readonly username: string; readonly callBackUrl?: string | undefined },
  null
> = async (context, { username, callBackUrl }) => {
  const { services, now } = context
  const counted = { key: `forgot:name:${nameIndex(services, username).toString('base64url')}`, ...links }
  // A repeated wish sends no second link, so it uses up nothing.
  const repeated = await hasStoredResponse(services.db, context.idempotencyKey)
  const wait = repeated ? undefined : await services.rateLimiter.take([counted], now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })

  const name = accountName(username)
  return context.runOnce<null>(async (trx) => {
    const account = await findAccountByName(trx, services, username)
    const language = account?.language ?? context.language
    const token = randomBytes(32).toString('base64url')
    await insertReset(trx, { token, accountId: account?.id ?? null, now })
    const limited = await postMessage(trx, services, {
      kind: 'resetLink',
      params: {
        name: account?.profile.firstName ?? '',
        helpLine: services.env.helpLine,
        link: resetLink(services.env, { callBackUrl, username: name, token, language }),
        minutes: resetLives.minutes,
      },
      to: { email: name },
      language,
      officeId: 0,
      occasion: String(newId()),
      now,
      sender: senderOf(context),
      only: account !== undefined,
    })
    if (limited) return refused('tooManyRequests', limited)
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: { kind: 'session' },
      action: 'account.resetAsked',
      subjectId: account?.id,
    })
    return done(null)
  })
}
