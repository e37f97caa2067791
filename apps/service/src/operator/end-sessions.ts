import { accountName } from '@invea/domain/account'
import { findAccountByName, tryLockAccount } from '../accounts/accounts.ts'
import { endCodes } from '../accounts/one-time-codes.ts'
import { revokeAccount } from '../accounts/sessions.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { actorOfOperator, type CommandResult, failure, type OperatorContext, success } from './command.ts'

const unknown = failure('no account has this name')

/** Ends every session of an account and every sign-in that waits for its code (ASVS 7.4.5). The owner can sign in again. */
export const endSessions = async (
  context: OperatorContext,
  { account: name, reason }: { readonly account: string; readonly reason: string },
): Promise<CommandResult> => {
  const { services, now } = context
  const account = await findAccountByName(services.db, services, accountName(name))
  if (!account) return unknown
  return services.transact(async (trx) => {
    if (!(await tryLockAccount(trx, account.id))) return unknown
    const sessions = await revokeAccount(trx, account.id, now)
    await endCodes(trx, { accountId: account.id }, now)
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: actorOfOperator(context),
      action: 'account.sessionsEnded',
      subjectId: account.id,
      detail: { why: reason },
    })
    return success([{ account: 'all sessions ended', sessions }])
  })
}
