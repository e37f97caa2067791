import type { SessionGrant } from '@invea/api/wire'
import { refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAccount } from './accounts.ts'
import { codeRules, findPending } from './one-time-codes.ts'
import { sendCode } from './send-code.ts'

/** Sends another code to the sign-in that waits in this session, a minute after the last one. */
export const resendCode: Handler<unknown, SessionGrant> = (context) =>
  context.runOnce(async (trx) => {
    const { caller, now, services } = context
    const pending = await findPending(trx, caller.sessionId, now)
    const account = pending && (await findAccount(trx, services, pending.account_id))
    if (!account) return refused('codeExpired')
    const pause = Math.ceil(codeRules.pauseSeconds - (now.getTime() - pending.created_at.getTime()) / 1000)
    if (pause > 0) return refused('tooManyRequests', { retryAfterSeconds: pause })
    return sendCode(trx, context, { account, sessionId: caller.sessionId })
  })
