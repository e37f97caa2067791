import { timingSafeEqual } from 'node:crypto'
import type { CodeRecipient } from '@invea/api/wire'
import type { Issue, Result } from '@invea/domain'
import { Email, Phone, phoneIssues } from '@invea/domain/applicant'
import { holdCodeRules } from '@invea/domain/appointment'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { recipientName, senderOf } from '../messages/message-limits.ts'
import { postMessage } from '../messages/post-message.ts'
import { humanLifetime, markHuman } from '../platform/captcha/verify-captcha.ts'
import { later } from '../platform/clock.ts'
import { hasStoredResponse } from '../platform/idempotency-keys.ts'
import { generateCode, newId } from '../platform/ids.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Routes } from '../platform/request-context.ts'

interface Recipient {
  readonly phone?: string
  readonly email?: string
}

/** Only phones in Ethiopia and e-mail addresses: an SMS abroad is expensive and often does not arrive. */
const recipientOf = (
  { phoneNumber, email }: CodeRecipient,
  prefixes: readonly string[],
): { readonly to: Recipient } | { readonly issues: readonly Issue[] } => {
  if (email?.trim()) {
    const read = z.safeParse(Email, email)
    return read.success ? { to: { email: read.data } } : { issues: [{ field: 'code.email', code: 'emailFormat' }] }
  }
  const read = z.safeParse(Phone, phoneNumber ?? '')
  const field = 'code.phoneNumber'
  if (!read.success) return { issues: [{ field, code: phoneNumber?.trim() ? 'phoneFormat' : 'required' }] }
  const issues = phoneIssues(read.data, field, prefixes)
  return issues.length > 0 ? { issues } : { to: { phone: read.data } }
}

const normalizedRecipient = ({ phone, email = '' }: Recipient): string =>
  phone === undefined ? `mail/${recipientName('mail', email)}` : `sms/${recipientName('sms', phone)}`

const hashOf = ({ encryption }: Pick<PlatformContext, 'encryption'>, sessionId: number, code: string) =>
  encryption.blindIndex('holdCode', `${sessionId}/${code}`)

/** H1: sends a one-time code if a proof of work is not enough for a hold. */
export const sendHoldCode: Routes<'sendHoldCode'>['sendHoldCode'] = async (context, { body: input }) => {
  const { services, caller, now, language } = context
  const read = recipientOf(input, services.env.phonePrefixes)
  if ('issues' in read) return refused('invalidInput', { issues: read.issues })
  const recipient = services.encryption.blindIndex('codeRecipient', normalizedRecipient(read.to))
  const code = generateCode()
  const expires_at = later(now, { minutes: holdCodeRules.minutes })
  return context.runOnce(async (trx) => {
    const row = { hash: hashOf(services, caller.sessionId, code), recipient, tries: 0, created_at: now, expires_at }
    await trx
      .insertInto('hold_code')
      .values({ session_id: caller.sessionId, ...row })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
      .execute()
    const limited = await postMessage(trx, services, {
      kind: 'holdCode',
      params: { helpLine: services.env.helpLine, code, minutes: holdCodeRules.minutes },
      to: read.to,
      language,
      officeId: 0,
      occasion: String(newId()),
      now,
      sender: senderOf(context),
    })
    if (limited) return refused('tooManyRequests', limited)
    return done({ expiresAt: expires_at.toISOString() })
  })
}

interface Human {
  readonly humanUntil: string
}

/** Counts and commits the attempt before it compares the code, so that parallel guesses get no extra attempt. */
export const verifyHoldCode: Routes<'verifyHoldCode'>['verifyHoldCode'] = async (context, { body: { code } }) => {
  const { services, caller, now } = context
  // `runOnce` returns the first response for a repeated request, and refuses a key that was used for another code.
  const refuse = (code: 'codeExpired' | 'wrongCode') =>
    context.runOnce((): Promise<Result<Human, Refusal>> => Promise.resolve(refused(code)))
  if (await hasStoredResponse(services.db, context.idempotencyKey)) return refuse('codeExpired')
  const tried = await services.db
    .updateTable('hold_code')
    .set({ tries: sql`tries + 1` })
    .where('session_id', '=', caller.sessionId)
    .where('expires_at', '>', now)
    .where('tries', '<', holdCodeRules.tries)
    .returning(['hash', 'recipient'])
    .executeTakeFirst()
  if (!tried) return refuse('codeExpired')
  const hash = hashOf(services, caller.sessionId, code.replaceAll(/\s/g, ''))
  if (!timingSafeEqual(tried.hash, hash)) return refuse('wrongCode')
  const until = later(now, humanLifetime)
  return context.runOnce(async (trx) => {
    const used = await trx
      .deleteFrom('hold_code')
      .where('session_id', '=', caller.sessionId)
      .where('hash', '=', hash)
      .returning('session_id')
      .executeTakeFirst()
    if (!used) return refused('codeExpired')
    await markHuman(trx, caller.sessionId, { marks: ['site', 'site.code'], until, coded_by: tried.recipient })
    return done({ humanUntil: until.toISOString() })
  })
}
