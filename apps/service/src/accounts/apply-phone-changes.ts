import type { AppContext } from '../app-context.ts'
import type { Job } from '../platform/jobs/repeat.ts'
import { findAccount, tryLockAccount } from './accounts.ts'
import { applyPhone } from './apply-phone.ts'
import { findPendingPhone } from './phone-changes.ts'

const changesARound = 100

type Applying = Pick<AppContext, 'db' | 'transact' | 'clock' | 'encryption' | 'env'>

/** Applies changed phone numbers whose waiting time is over (decision 0032): each once, however many instances look. */
export const applyPhoneChanges = async (services: Applying): Promise<number> => {
  const { db, transact, clock } = services
  const now = clock.now()
  const due = await db
    .selectFrom('phone_change')
    .select(['account_id', 'id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(changesARound)
    .execute()
  let applied = 0
  for (const { account_id: accountId, id } of due) {
    const isApplied = await transact(async (trx) => {
      if (!(await tryLockAccount(trx, accountId))) return false
      const pending = await findPendingPhone(trx, services, accountId)
      const account = pending?.id === id ? await findAccount(trx, services, accountId) : undefined
      if (!account || !pending) return false
      const { phoneNumber } = pending
      await applyPhone(trx, services, account, { phoneNumber, way: 'mail', actor: { kind: 'job' }, now })
      return true
    })
    if (isApplied) applied += 1
  }
  return applied
}

export const applyPhoneChangesJob = (services: AppContext): Job => ({
  name: 'apply-phone-changes',
  everySeconds: 30,
  run: () => applyPhoneChanges(services),
})
