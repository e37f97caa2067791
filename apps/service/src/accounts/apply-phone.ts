import type { AppContext, Trx } from '../app-context.ts'
import { postMessage } from '../messages/post-message.ts'
import { type AuditEntry, audit } from '../platform/audit-log/audit.ts'
import { newId } from '../platform/ids.ts'
import { type Account, changePhone, confirmPhone } from './accounts.ts'
import { endCodes } from './one-time-codes.ts'
import { endPhoneChanges } from './phone-changes.ts'
import { deleteRegistrations } from './registrations.ts'
import { revokeAccount } from './sessions.ts'

/**
 * Gives an account its new, proven phone number. Ends what the old one could still do: codes, links, waiting changes and all
 * sessions but the one that is kept. The account must be locked.
 */
export const applyPhone = async (
  trx: Trx,
  services: Pick<AppContext, 'encryption' | 'env'>,
  account: Account,
  change: {
    readonly phoneNumber: string
    readonly way: 'oldPhone' | 'mail'
    readonly actor: AuditEntry['actor']
    readonly keptSession?: number | undefined
    readonly now: Date
  },
): Promise<void> => {
  const { phoneNumber, way, actor, keptSession, now } = change
  const { id, profile, phoneConfirmed } = account
  await changePhone(trx, services, account, { phoneNumber, now })
  await endPhoneChanges(trx, id)
  await endCodes(trx, { accountId: id }, now)
  await revokeAccount(trx, id, now, keptSession)
  if (!phoneConfirmed) {
    await confirmPhone(trx, id, now)
    await deleteRegistrations(trx, services, profile.username)
  }
  await postMessage(trx, services, {
    kind: 'phoneChanged',
    params: { name: profile.firstName, helpLine: services.env.helpLine },
    // A number that never answered a code may be a stranger's.
    to: { phone: phoneConfirmed ? profile.phoneNumber : phoneNumber, email: profile.username },
    language: account.language,
    officeId: 0,
    occasion: `${id}/${newId()}`,
    now,
    sender: 'service',
  })
  await audit(trx, { officeId: 0, at: now, actor, action: 'account.phoneChanged', subjectId: id, detail: { way } })
}
