import type { Language, Result } from '@invea/domain'
import { InternationalPhone, typedPhone } from '@invea/domain/applicant'
import { type CancelCheck, type CancelMessage, readCancelMessage } from '@invea/domain/application'
import * as z from 'zod/mini'
import type { AppContext, EndpointHandler } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { SmsKind } from '../messages/messages.ts'
import { postMessage } from '../messages/post-message.ts'
import { isSignedBody, readJson } from '../platform/client.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import { ok, refused } from '../platform/refusal.ts'
import { webhookResponse } from '../platform/request-context.ts'
import { cancelRequest } from './close-request.ts'
import { countFailedLookup } from './look-up.ts'
import { findNumber, type NumberTarget } from './request-numbers.ts'
import { lockRequest } from './request-reader.ts'
import { liveOrder } from './request-status.ts'

/** An incoming message of the operator's gateway. */
interface InboundSms {
  /** The gateway's id of the message. A repeated message has the same id. */
  readonly id: string
  /** The phone as applicants write it. Undefined for senders that cannot get a reply, such as a short code or a name. */
  readonly from: string | undefined
  readonly text: string
}

/** Maximum age of a signature in seconds, and maximum lead of the gateway's clock. */
const toleranceSeconds = 300

const Inbound = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  from: z.string().check(z.maxLength(40)),
  text: z.string(),
})

/**
 * Verifies and parses a callback of the operator's gateway. `x-sms-signature` is the HMAC-SHA256 (hex) of `x-sms-timestamp`
 * (Unix seconds), a dot and the raw body. The body is parsed only after the signature matches.
 */
const readInboundSms = (
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { secret, now }: { readonly secret: Buffer; readonly now: Date },
): Result<InboundSms, 'signature' | 'timestamp' | 'shape'> => {
  const timestamp = headers['x-sms-timestamp']
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return { ok: false, error: 'signature' }
  const signed = Buffer.concat([Buffer.from(`${timestamp}.`), body])
  if (!isSignedBody(signed, headers['x-sms-signature'], secret)) return { ok: false, error: 'signature' }
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > toleranceSeconds) return { ok: false, error: 'timestamp' }
  const read = readJson(Inbound, body.toString('utf8'))
  if (!read) return { ok: false, error: 'shape' }
  // Gateways may leave out the + of a country code.
  const from = typedPhone(read.from).replace(/^(?=[1-9]\d{9})/, '+')
  const value = { id: read.id, text: read.text, from: InternationalPhone.safeParse(from).success ? from : undefined }
  return { ok: true, value }
}

/** Keyed hash of the gateway's message id, which may contain a phone number. */
const inboundSmsIndex = ({ encryption }: WithEncryption, id: string): Buffer => encryption.blindIndex('inboundSms', id)

/** Records an incoming message. Returns false if it was recorded before. Waits for a parallel call with the same message. */
const claimInboundSms = async (trx: Trx, index: Buffer, now: Date): Promise<boolean> => {
  const row = await trx
    .insertInto('inbound_sms')
    .values({ id_index: index, received_at: now })
    .onConflict((conflict) => conflict.column('id_index').doNothing())
    .returning('received_at')
    .executeTakeFirst()
  return row !== undefined
}

/** The reply to the sender for each result. */
const replyKinds: Readonly<Record<CancelCheck, SmsKind>> = {
  allowed: 'smsCancelled',
  cancelled: 'smsCancelled',
  rejected: 'smsRejected',
  ended: 'smsEnded',
  dayPassed: 'smsDayPassed',
  served: 'smsServed',
}

/** Replies count as caused by unknown senders, because the gateway's network does not identify the sender. */
const sender = { network: 'sms' } as const

interface Reply {
  readonly kind: SmsKind
  readonly number?: string
  readonly orderCode?: string | undefined
  readonly language: Language
  readonly officeId: number
  readonly requestId?: number
}

/** Senders of unknown language get Amharic, followed by English. */
const toUnknownSender = (kind: SmsKind): Reply => ({ kind, language: 'am', officeId: 0 })

/** Finds the request that both numbers belong to. Returns undefined for numbers that do not exist or do not belong together. */
const findPair = async (
  trx: Trx,
  services: WithEncryption,
  message: Extract<CancelMessage, { kind: 'bothNumbers' }>,
): Promise<NumberTarget | undefined> => {
  const application = await findNumber(trx, services, 'application', message.applicationNumber)
  const confirmation = await findNumber(trx, services, 'confirmation', message.confirmationNumber)
  return application?.requestId === confirmation?.requestId ? application : undefined
}

const cancelNamedRequest = async (
  trx: Trx,
  services: Pick<PlatformContext, 'env' | 'encryption'>,
  message: CancelMessage,
  { snapshot, from, now }: { readonly snapshot: MasterSnapshot; readonly from: string; readonly now: Date },
): Promise<Reply> => {
  if (message.kind === 'incomplete') return toUnknownSender('smsIncomplete')
  const target = await findPair(trx, services, message)
  if (!target) return toUnknownSender('smsNotFound')
  const { row, orders } = await lockRequest(trx, services, target)
  const how = { snapshot, sender, informedPhone: from }
  const result = await cancelRequest(trx, services, row, { now, actor: { kind: 'sms' } }, how)
  return {
    kind: replyKinds[result],
    number: message.applicationNumber,
    ...(result === 'allowed' && { orderCode: liveOrder(orders, now)?.order_code }),
    language: row.language,
    officeId: row.office_id,
    requestId: row.id,
  }
}

/**
 * Cancels the application whose two numbers an SMS contains (B §9, D50), by the same rule as the portal, and replies by SMS. A
 * repeated message has no second effect, because its id, the cancellation and the reply are one transaction.
 */
const cancelBySms = async (
  context: AppContext,
  { id, from, text }: InboundSms,
  now: Date,
): Promise<SmsKind | 'repeated' | 'noReplyPossible'> => {
  // Cancels nothing that it cannot confirm. Short codes and names belong to machines.
  if (from === undefined) return 'noReplyPossible'
  const message = readCancelMessage(text)
  const snapshot = await context.master.snapshot()
  const index = inboundSmsIndex(context, id)
  const result = await context.transact(async (trx) => {
    if (!(await claimInboundSms(trx, index, now))) return 'repeated'
    const reply = await cancelNamedRequest(trx, context, message, { snapshot, from, now })
    const { kind, number = '', orderCode, language, officeId, requestId } = reply
    await postMessage(trx, context, {
      kind,
      params: { number, orderCode, helpLine: context.env.helpLine },
      language,
      to: { phone: from },
      officeId,
      requestId,
      occasion: index.toString('hex'),
      now,
      sender,
      // The message came from this phone.
      isProven: true,
    })
    return kind
  })
  if (result === 'smsNotFound') await countFailedLookup(context, now)
  return result
}

/** Webhook of the operator's SMS gateway (B §9, D50). The gateway repeats the message after any status except 200. */
export const smsCallback: EndpointHandler<'smsCallback'> = async ({ services, raw, now, log }) => {
  const { smsInbound } = services.env
  if (smsInbound === undefined) return refused('notFound', { missing: 'address' })
  const read = readInboundSms(raw.body, raw.headers, { secret: smsInbound.secret, now })
  if (!read.ok) {
    log.warn({ why: read.error }, 'an incoming SMS was refused')
    return ok(webhookResponse(read.error === 'shape' ? 400 : 401, read.error))
  }
  const result = await cancelBySms(services, read.value, now)
  log.info({ result }, 'an incoming SMS was read')
  return ok(webhookResponse(200, result === 'repeated' ? 'known' : 'accepted'))
}
