import { checkContact } from '@invea/domain/account'
import type { EndpointHandler } from '../app-context.ts'
import { senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { consumeCaptchaPass } from '../platform/captcha/verify-captcha.ts'
import { addTime, instantOf } from '../platform/clock.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import { ok, refused } from '../platform/refusal.ts'

/**
 * Feedback/Create (B §7): stores the message and sends it to the support mailbox, always as plain text. Each message uses up the proof of
 * work of its session.
 */
export const createFeedback: EndpointHandler<'createFeedback'> = async (context, { body: feedback }) => {
  const { services, caller, now, language } = context
  // The captcha was checked before (D15); the form rule needs a time.
  const checked = checkContact(
    { ...feedback, humanUntil: instantOf(addTime(now, { minutes: 1 })) },
    { now: instantOf(now) },
  )
  if (!checked.ok) return refused('invalidInput', { issues: checked.error })
  const { firstName, grandfatherName, phoneNumber, email, message } = checked.value

  return context.runOnce<null>(async (trx) => {
    if (!(await consumeCaptchaPass(trx, caller.sessionId, 'contact', now))) return refused('captchaFailed')
    const id = newId()
    const note = services.encryption.encryptJson(checked.value, encryptionContext.feedback(id))
    await trx.insertInto('feedback').values({ id, note, language, created_at: now }).execute()
    await postMessage(trx, services, {
      kind: 'feedback',
      params: { name: `${firstName} ${grandfatherName}`, helpLine: services.env.helpLine, phoneNumber, email, message },
      to: { email: services.env.supportMail },
      // Headings are in English for the agency. The text is not translated.
      language: 'en',
      occasion: String(id),
      now,
      sender: senderOf(context),
    })
    await audit(trx, context, 'feedback.received', { subjectId: id })
    return ok(null)
  })
}
