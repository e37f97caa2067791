import type { Result } from '@invea/domain'
import type { Trx } from '../app-context.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Handler, RequestContext } from '../platform/request-context.ts'
import { findAccountByName, insertAccount, lockAccount, replaceUnconfirmed } from './accounts.ts'
import { endCodes } from './one-time-codes.ts'
import { findRegistrations, isPending, type PendingRegistration } from './registrations.ts'

/** The registration that this password was chosen in; one hash each, at most two. */
const withPassword = async (
  { services }: RequestContext,
  registrations: readonly PendingRegistration[],
  password: string,
): Promise<Result<PendingRegistration, Refusal>> => {
  for (const registration of registrations) {
    const matches = await services.passwords.verify(registration.passwordHash, password)
    if (!matches.ok) return matches
    if (matches.value) return done(registration)
  }
  return refused('wrongCredentials')
}

/** Makes the account. Undefined: it exists and its owner has signed in, so that nothing may change it. */
const activate = async (
  trx: Trx,
  { services, now }: RequestContext,
  registration: PendingRegistration,
): Promise<{ readonly id: number; readonly changed: boolean } | undefined> => {
  const account = { ...registration, now }
  const id = await insertAccount(trx, services, account)
  if (id !== undefined) return { id, changed: true }
  const found = await findAccountByName(trx, services, registration.profile.username)
  if (!found) return undefined
  await lockAccount(trx, found.id)
  const existing = await findAccountByName(trx, services, registration.profile.username)
  if (!existing || existing.phoneConfirmed) return undefined
  // The same link again: a code that is on its way stays valid.
  if (existing.passwordHash === registration.passwordHash) return { id: existing.id, changed: false }
  await replaceUnconfirmed(trx, services, existing.id, account)
  await endCodes(trx, { accountId: existing.id }, now)
  return { id: existing.id, changed: true }
}

/**
 * Turns a registration into the account (H6b). It takes the mailed link and the password that was chosen at sign-up: a stranger who
 * registered the address has no link, and the owner who opens a stranger's link by mistake does not know the stranger's password.
 */
export const confirmRegistration: Handler<
  { readonly username: string; readonly password: string; readonly proof: string },
  null
> = async (context, { username, password, proof }) => {
  const { services, caller, now } = context
  const waiting = { token: proof, username, sessionId: caller.sessionId, now }
  const registrations = await findRegistrations(services.db, services, waiting)
  if (registrations.length === 0) return refused('linkExpired')
  const chosen = await withPassword(context, registrations, password)
  if (!chosen.ok) return chosen

  return context.runOnce<null>(async (trx) => {
    const registration = chosen.value
    const account = (await isPending(trx, registration.id)) ? await activate(trx, context, registration) : undefined
    if (!account) return refused('linkExpired')
    const { id, changed } = account
    if (!changed) return done(null)
    await postMessage(trx, services, {
      kind: 'accountReady',
      params: { name: registration.profile.firstName, helpLine: services.env.helpLine },
      to: { email: registration.profile.username },
      language: registration.language,
      officeId: 0,
      occasion: String(registration.id),
      now,
      sender: 'service',
    })
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: { kind: 'user', id },
      action: 'account.registered',
      subjectId: id,
    })
    return done(null)
  })
}
