import type { CodeRecipient } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { Email, Phone, phoneIssues, typedPhone } from '@invea/domain/applicant'
import { holdCodeRules, ownMailDomain } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import type { EndpointHandler } from '../app-context.ts'
import { recipientName, senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { consumeCaptchaPass, humanLifetime, recordCaptchaPasses } from '../platform/captcha/verify-captcha.ts'
import { addTime } from '../platform/clock.ts'
import { hashCode, matchesHash, recordAttempt, refuseCode } from '../platform/code-attempts.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { generateCode, newId } from '../platform/ids.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import { ok, refused } from '../platform/refusal.ts'

interface Recipient {
  readonly phone?: string
  readonly email?: string
}

/** Only phones in Ethiopia and e-mail addresses: an SMS abroad is expensive and often does not arrive. */
const recipientOf = ({ phoneNumber, email }: CodeRecipient, prefixes: readonly string[]): Result<Recipient> => {
  if (email?.trim()) {
    const read = z.safeParse(Email, email)
    return read.success
      ? { ok: true, value: { email: read.data } }
      : { ok: false, error: [{ field: 'code.email', code: 'emailFormat' }] }
  }
  const read = z.safeParse(Phone, phoneNumber ?? '')
  const field = 'code.phoneNumber'
  if (!read.success) return { ok: false, error: [{ field, code: phoneNumber?.trim() ? 'phoneFormat' : 'required' }] }
  const issues = phoneIssues(read.data, field, prefixes)
  return issues.length > 0 ? { ok: false, error: issues } : { ok: true, value: { phone: read.data } }
}

const normalizedRecipient = ({ phone, email = '' }: Recipient): string =>
  phone === undefined ? `mail/${recipientName('mail', email)}` : `sms/${recipientName('sms', phone)}`

/** The keyed hash of a phone or mailbox. The first half is that of the mail domain, if the domain is no public provider (`domainPart`). */
export const codeRecipientIndex = ({ encryption }: WithEncryption, recipient: Recipient): Buffer => {
  const name = normalizedRecipient(recipient)
  const index = encryption.blindIndex('codeRecipient', name)
  const domain = recipient.phone === undefined ? ownMailDomain(name.slice(name.lastIndexOf('@') + 1)) : undefined
  if (domain === undefined) return index
  return Buffer.concat([encryption.blindIndex('codeDomain', domain).subarray(0, 16), index.subarray(0, 16)])
}

/**
 * H1: what the code of a sign-in proves about its session. All accounts with one phone have the same recipient. A phone abroad is
 * a recipient without the pass: where a hold needs a code, its member confirms one that is sent by e-mail.
 */
export const proofBySignIn = (services: Pick<PlatformContext, 'encryption' | 'env'>, phone: string) => {
  const isDomestic = recipientOf({ phoneNumber: typedPhone(phone) }, services.env.phonePrefixes).ok
  return { passes: isDomestic ? (['site.code'] as const) : [], coded_by: codeRecipientIndex(services, { phone }) }
}

/** H1: sends a one-time code if a proof of work is not enough for a hold. Each code uses up the proof of its session. */
export const sendHoldCode: EndpointHandler<'sendHoldCode'> = async (context, { body: input }) => {
  const { services, caller, now, language } = context
  const read = recipientOf(input, services.env.phonePrefixes)
  if (!read.ok) return refused('invalidInput', { issues: read.error })
  const recipient = codeRecipientIndex(services, read.value)
  const code = generateCode()
  const expires_at = addTime(now, { minutes: holdCodeRules.minutes })
  return context.runOnce(async (trx) => {
    const isProven = await consumeCaptchaPass(trx, caller.sessionId, 'site', now)
    if (!isProven) return refused('captchaFailed')
    const hash = hashCode(services, 'holdCode', caller.sessionId, code)
    const row = { hash, recipient, tries: 0, created_at: now, expires_at }
    await trx
      .insertInto('hold_code')
      .values({ session_id: caller.sessionId, ...row })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
      .execute()
    const limited = await postMessage(trx, services, {
      kind: 'holdCode',
      params: { helpLine: services.env.helpLine, code, minutes: holdCodeRules.minutes },
      to: read.value,
      language,
      occasion: String(newId()),
      now,
      sender: senderOf(context),
    })
    if (limited) return refused('tooManyRequests', limited)
    return ok({ expiresAt: expires_at.toISOString() })
  })
}

/** Counts and commits the attempt before it compares the code, so that parallel guesses get no extra attempt. */
export const verifyHoldCode: EndpointHandler<'verifyHoldCode'> = async (context, { body: { code } }) => {
  const { services, caller, now } = context
  const { sessionId } = caller
  if (await hasStoredResponse(services.db, context.idempotencyKey)) return refuseCode(context, 'codeExpired')
  const tried = await recordAttempt(services.db, 'hold_code', context)
  if (!tried) return refuseCode(context, 'codeExpired')
  const { hash, recipient } = tried
  if (!matchesHash(hash, services, 'holdCode', sessionId, code.replaceAll(/\s/g, '')))
    return refuseCode(context, 'wrongCode')
  const until = addTime(now, humanLifetime)
  return context.runOnce(async (trx) => {
    const used = await trx
      .deleteFrom('hold_code')
      .where((query) => query.and({ session_id: sessionId, hash }))
      .returning('session_id')
      .executeTakeFirst()
    if (!used) return refused('codeExpired')
    // A member's holds count for the phone of the account, whatever other codes the session confirms.
    const coded_by = caller.accountId === null ? { coded_by: recipient } : {}
    await recordCaptchaPasses(trx, sessionId, { passes: ['site', 'site.code'], until, ...coded_by })
    return ok({ humanUntil: until.toISOString() })
  })
}
