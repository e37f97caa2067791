import { accountName } from '@invea/domain'
import { findAccountByName, tryLockAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { endCodes } from '../store/one-time-codes.ts'
import { revokeAccount } from '../store/sessions.ts'
import { actorOfOperator, fault, type OperatorCall, type Told, told } from './command.ts'

const unknown = fault('no account has this name')

/** Ends every session of an account and every sign-in that waits for its code (ASVS 7.4.5). The owner can sign in again. */
export const endSessions = async (
  call: OperatorCall,
  { account: name, reason }: { readonly account: string; readonly reason: string },
): Promise<Told> => {
  const { services, now } = call
  const account = await findAccountByName(services.db, services, accountName(name))
  if (!account) return unknown
  return services.transact(async (trx) => {
    if (!(await tryLockAccount(trx, account.id))) return unknown
    const sessions = await revokeAccount(trx, account.id, now)
    await endCodes(trx, { accountId: account.id }, now)
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: actorOfOperator(call),
      action: 'account.sessionsEnded',
      subjectId: account.id,
      detail: { why: reason },
    })
    return told([{ account: 'all sessions ended', sessions }])
  })
}
