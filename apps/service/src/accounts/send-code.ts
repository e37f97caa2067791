import type { SessionGrant } from '@invea/api/wire'
import { maskedPhone, type Result } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { type Account, lockAccount } from './accounts.ts'
import { codeRules, findPending, generateCode, replaceCode, waitForCode } from './one-time-codes.ts'

/** What a sign-in answers while the code is awaited: no token, and no more of the number than its owner recognises. */
export const awaited = ({ profile }: Account, expiresAt: Date): SessionGrant => ({
  accessToken: '',
  refreshToken: '',
  subject: '',
  expiresInSeconds: 0,
  awaitedCode: {
    username: profile.username,
    phoneNumber: maskedPhone(profile.phoneNumber),
    expiresAt: expiresAt.toISOString(),
  },
})

const secondsSince = (moment: Date, now: Date) => (now.getTime() - moment.getTime()) / 1000

/**
 * Sends a new code to the session that passed the password, as often as the account's windows allow. The account is
 * locked first, so that parallel sign-ins count each other.
 */
export const sendCode = async (
  trx: Trx,
  context: RequestContext,
  { account, sessionId }: { readonly account: Account; readonly sessionId: number },
): Promise<Result<SessionGrant, Refusal>> => {
  const { services, now, language } = context
  await lockAccount(trx, account.id)
  const pending = await findPending(trx, sessionId, now)
  const fresh = pending && secondsSince(pending.created_at, now) < codeRules.pauseSeconds
  // Asked twice in a minute, e.g. after a lost answer: the code that is on its way is the one.
  if (fresh && pending.account_id === account.id && pending.tries < codeRules.tries) {
    return done(awaited(account, pending.expires_at))
  }
  const wait = await waitForCode(trx, account.id, now)
  if (wait !== undefined) return refused('tooManyRequests', { retryAfterSeconds: wait })

  const code = generateCode()
  const live = await replaceCode(trx, services, { sessionId, accountId: account.id, code, now })
  const { phoneNumber, firstName } = account.profile
  const limited = await postMessage(trx, services, {
    kind: 'code',
    params: { name: firstName, helpLine: services.env.helpLine, code, minutes: codeRules.lives.minutes },
    // The phone is the second factor: whoever reads the mailbox could have reset the password there.
    to: { phone: phoneNumber },
    language,
    officeId: 0,
    occasion: String(live.id),
    now,
    sender: senderOf(context),
    isProven: account.phoneConfirmed,
  })
  if (limited) return refused('tooManyRequests', limited)
  await audit(trx, {
    officeId: 0,
    at: now,
    actor: { kind: 'session', id: sessionId },
    action: 'account.codeSent',
    subjectId: account.id,
  })
  return done(awaited(account, live.expiresAt))
}
