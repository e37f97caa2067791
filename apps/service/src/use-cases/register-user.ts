import { accountName, checkSignUp, type Registration } from '@invea/domain'
import type { Handler } from '../call.ts'
import { isWellKnown } from '../crypto/well-known-passwords.ts'
import { newId } from '../ids.ts'
import { senderOf } from '../outbox/message-limits.ts'
import { postMessage } from '../outbox/post-message.ts'
import { done, refused } from '../outcome.ts'
import { instantOf, later } from '../ports/clock.ts'
import { findAccountByName, insertAccount } from '../store/accounts.ts'
import { actorOf, audit } from '../store/audit.ts'

/**
 * RegisterUser (B §7). An address that is taken is answered like a new one, after the same work: its owner learns of
 * it by mail, the caller does not.
 */
export const registerUser: Handler<Registration, null> = async (call, registration) => {
  const { services, caller, now, language } = call
  // The captcha was asked for at the door (D15); the rule of the form wants to hear of it.
  const humanUntil = instantOf(later(now, { minutes: 1 }))
  const checked = checkSignUp(
    { ...registration, humanUntil },
    // Both portals register here (D44).
    { now: instantOf(now), phonePrefixes: services.env.phonePrefixes, foreignPhones: true },
  )
  if (!checked.ok) {
    const common = checked.issues.every(({ code }) => code === 'passwordCommon')
    return refused(common ? 'passwordRefused' : 'invalidInput', { issues: checked.issues })
  }
  const { password, passwordAgain: _same, email, ...person } = checked.value
  if (isWellKnown(password)) {
    return refused('passwordRefused', { issues: [{ field: 'signUp.password', code: 'passwordCommon' }] })
  }
  const hashed = await services.passwords.hash(password)
  if (!hashed.ok) return hashed

  return call.once<null>(async (trx) => {
    const profile = { ...person, username: accountName(email) }
    const id = await insertAccount(trx, services, { profile, passwordHash: hashed.value, language, now })
    // A taken address is written to in its owner's language; asked either way, so that both are the same work.
    const owner = await findAccountByName(trx, services, profile.username)
    const limited = await postMessage(trx, services, {
      kind: id === undefined ? 'accountExists' : 'accountReady',
      // Whoever owns a taken address is not greeted by the name that somebody else typed.
      params: { name: id === undefined ? profile.username : person.firstName, helpLine: services.env.helpLine },
      to: { email: profile.username },
      language: owner?.language ?? language,
      officeId: 0,
      occasion: String(newId()),
      now,
      sender: senderOf(call),
    })
    if (limited) return refused('tooManyRequests', limited)
    await audit(trx, {
      officeId: 0,
      at: now,
      actor: actorOf(caller),
      action: id === undefined ? 'account.registeredAgain' : 'account.registered',
      subjectId: id,
    })
    return done(null)
  })
}
