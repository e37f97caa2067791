import { randomBytes } from 'node:crypto'
import { accountName, checkSignUp, type Registration, registrationHours } from '@invea/domain'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { instantOf, later } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findAccountByName } from './accounts.ts'
import { confirmationLink, signInLink } from './mailed-links.ts'
import { insertRegistration } from './registrations.ts'
import { isWellKnown } from './well-known-passwords.ts'

/**
 * RegisterUser (B §7). Stores the registration and mails a link: only the link, opened by the owner of the mailbox, makes the
 * account (H6b). An address that is taken gets the same answer after the same work; its owner learns of it by mail, the caller
 * does not.
 */
export const registerUser: Handler<Registration & { readonly callBackUrl?: string | undefined }, null> = async (
  context,
  { callBackUrl, ...registration },
) => {
  const { services, caller, now, language } = context
  // The captcha was asked for at the door (D15); the rule of the form wants to hear of it.
  const humanUntil = instantOf(later(now, { minutes: 1 }))
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
  const hashed = await services.passwords.hash(password)
  if (!hashed.ok) return hashed

  const token = randomBytes(32).toString('base64url')
  const username = accountName(email)

  return context.runOnce<null>(async (trx) => {
    const owner = await findAccountByName(trx, services, username)
    // An account whose phone never answered a code may be registered again: it was never used to sign in.
    const isTaken = owner?.phoneConfirmed === true
    // Stored for a taken address too, where no link is sent and so nothing confirms it: both are the same work.
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
      // A taken address is written to in its owner's language.
      language: linked.language,
      officeId: 0,
      occasion: String(newId()),
      now,
      sender: senderOf(context),
    }
    // The owner of the mailbox is not greeted by a name that a stranger may have typed.
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
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: actorOf(caller),
      action: isTaken ? 'account.registeredAgain' : 'account.registrationAsked',
      subjectId: isTaken ? owner.id : undefined,
    })
    return done(null)
  })
}
