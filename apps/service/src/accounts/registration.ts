import { randomBytes } from 'node:crypto'
import type { Result } from '@invea/domain'
import { accountName, checkSignUp, registrationHours } from '@invea/domain/account'
import type { EndpointHandler, RequestContext } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { consumeCaptchaPass } from '../platform/captcha/verify-captcha.ts'
import { addTime, instantOf } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { findAccountByName, insertAccount, lockAccount, replaceUnconfirmed } from './accounts.ts'
import { admitLink, confirmationLink, signInLink } from './mailed-links.ts'
import { endCodes } from './one-time-codes.ts'
import { isWellKnown } from './passwords.ts'
import { findRegistrations, insertRegistration, isPending, type PendingRegistration } from './registration-store.ts'

/** Passwords that a stored proof of work can have hashed: a mail may be refused by its limits, and a response may be lost. */
const hashesPerProof = 3
/** Counts a password for the proof of the session, before it is hashed. A proof that came with this call is not stored yet. */
const admitProof = async ({ services, caller, now }: RequestContext): Promise<Result<null, Refusal>> => {
  const proof = caller.humanUntil.signUp
  if (proof === undefined || new Date(proof) <= now) return ok(null)
  const counted = { key: `signUp:${caller.sessionId}:${proof}`, times: hashesPerProof, seconds: 86_400 }
  return (await services.rateLimiter.take([counted], now)) === undefined ? ok(null) : refused('captchaFailed')
}

/**
 * RegisterUser (B §7). Stores the registration and mails a link. The account is created when the owner of the mailbox opens
 * that link. A taken address gets the same response after the same work; only its owner gets a mail about it. Each registration uses up
 * the proof of work of its session.
 */
export const registerUser: EndpointHandler<'registerUser'> = async (
  context,
  { body: { callBackUrl, ...registration } },
) => {
  const { services, caller, now, language } = context
  // The captcha was checked before (D15); the form rule needs a time.
  const humanUntil = instantOf(addTime(now, { minutes: 1 }))
  const checked = checkSignUp(
    { ...registration, humanUntil },
    // Both portals register here (D44).
    { now: instantOf(now), phonePrefixes: services.env.phonePrefixes, foreignPhones: true },
  )
  if (!checked.ok) {
    const common = checked.error.every(({ code }) => code === 'passwordCommon')
    return refused(common ? 'passwordRefused' : 'invalidInput', { issues: checked.error })
  }
  const { password, passwordAgain: _same, email, ...person } = checked.value
  if (isWellKnown(password)) {
    return refused('passwordRefused', { issues: [{ field: 'signUp.password', code: 'passwordCommon' }] })
  }
  // A repeated request gets its stored response (`withStoredResponse`). A hash would be uncounted, because it needs no proof.
  if (await hasStoredResponse(services.db, context.idempotencyKey)) return refused('captchaFailed')
  const hashed = await services.passwords.hash(password, () => admitProof(context))
  if (!hashed.ok) return hashed

  const token = randomBytes(32).toString('base64url')
  const username = accountName(email)

  return context.runOnce<null>(async (trx) => {
    if (!(await consumeCaptchaPass(trx, caller.sessionId, 'signUp', now))) return refused('captchaFailed')
    const owner = await findAccountByName(trx, services, username)
    // An account with an unconfirmed phone can be registered again, because it was never used to sign in.
    const isTaken = owner?.phoneConfirmed === true
    // Also stored for a taken address, so that both cases do the same work. No link is sent, so it cannot be confirmed.
    const profile = { ...person, username }
    await insertRegistration(trx, services, {
      token,
      sessionId: caller.sessionId,
      profile,
      passwordHash: hashed.value,
      language,
      now,
    })
    const linked = { callBackUrl, language: owner?.language ?? language }
    const mail = {
      to: { email: username },
      // Mail to a registered address uses the language of its owner.
      language: linked.language,
      occasion: String(newId()),
      now,
      sender: senderOf(context),
    }
    // The mail has no name, because a stranger may have typed it.
    const about = { name: username, helpLine: services.env.helpLine }
    const limited = await (isTaken
      ? postMessage(trx, services, {
          ...mail,
          kind: 'accountExists',
          params: {
            ...about,
            link: signInLink(services.env, linked),
            forgotLink: signInLink(services.env, { ...linked, forgot: true }),
          },
        })
      : postMessage(trx, services, {
          ...mail,
          kind: 'confirmAddress',
          params: {
            ...about,
            link: confirmationLink(services.env, { ...linked, username, token }),
            hours: registrationHours,
          },
        }))
    if (limited) return refused('tooManyRequests', limited)
    await audit(trx, context, isTaken ? 'account.registeredAgain' : 'account.registrationAsked', {
      subjectId: isTaken ? owner.id : undefined,
    })
    return ok(null)
  })
}

/** Finds the registration with this password. Computes one hash each, for at most two. */
const withPassword = async (
  context: RequestContext,
  registrations: readonly PendingRegistration[],
  { password, proof }: { readonly password: string; readonly proof: string },
): Promise<Result<PendingRegistration, Refusal>> => {
  const attempt = { from: 'newPassword', admit: () => admitLink(context, proof) } as const
  for (const registration of registrations) {
    const matches = await context.services.passwords.verify(registration.passwordHash, password, attempt)
    if (!matches.ok) return matches
    if (matches.value) return ok(registration)
  }
  return refused('wrongCredentials')
}

/** Creates the account. Returns undefined if its owner has already signed in, because then nothing may change it. */
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
  // The same link was opened again. A code that was sent stays valid.
  if (existing.passwordHash === registration.passwordHash) return { id: existing.id, changed: false }
  await replaceUnconfirmed(trx, services, existing.id, account)
  await endCodes(trx, { accountId: existing.id }, now)
  return { id: existing.id, changed: true }
}

/**
 * Turns a registration into an account. Requires the mailed link and the password chosen at sign-up. A stranger who registered the
 * address does not have the link. An owner who opens that link does not have the stranger's password.
 */
export const confirmRegistration: EndpointHandler<'confirmRegistration'> = async (
  context,
  { body: { username, password, proof } },
) => {
  const { services, caller, now } = context
  const query = { token: proof, username, sessionId: caller.sessionId, now }
  // A repeated request gets its stored response (`withStoredResponse`), without a hash.
  if (await hasStoredResponse(services.db, context.idempotencyKey)) return refused('linkExpired')
  const registrations = await findRegistrations(services.db, services, query)
  if (registrations.length === 0) return refused('linkExpired')
  const chosen = await withPassword(context, registrations, { password, proof })
  if (!chosen.ok) return chosen

  return context.runOnce<null>(async (trx) => {
    const registration = chosen.value
    const account = (await isPending(trx, registration.id)) ? await activate(trx, context, registration) : undefined
    if (!account) return refused('linkExpired')
    const { id, changed } = account
    if (!changed) return ok(null)
    await postMessage(trx, services, {
      kind: 'accountReady',
      params: { name: registration.profile.firstName, helpLine: services.env.helpLine },
      to: { email: registration.profile.username },
      language: registration.language,
      occasion: String(registration.id),
      now,
      sender: 'service',
    })
    await audit(trx, { now, actor: { kind: 'user', id } }, 'account.registered', { subjectId: id })
    return ok(null)
  })
}
