import type { Language } from '@invea/domain'
import { sql } from 'kysely'
import { addTime } from '../platform/clock.ts'
import { sendWrites, type Trx, writeBeforeCommit } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { traceparent } from '../platform/tracing.ts'
import {
  admitMessage,
  isForeignPhone,
  maxBundleParts,
  messageRules,
  recipientIndex,
  type Sender,
  senderIndex,
  urgencies,
} from './message-limits.ts'
import { type MailKind, type MessageKind, type MessageParams, renderSms, type SmsKind, smsParts } from './messages.ts'

export interface Posting<Kind extends MessageKind> {
  readonly kind: Kind
  readonly params: MessageParams[Kind]
  readonly language: Language
  readonly to: Kind extends MailKind
    ? { readonly email: string }
    : Kind extends 'holdCode'
      ? { readonly phone?: string; readonly email?: string }
      : Kind extends SmsKind
        ? { readonly phone: string }
        : { readonly phone: string; readonly email?: string | undefined }
  /** Absent for a message that belongs to no office. */
  readonly officeId?: number
  readonly requestId?: number | undefined
  /** Identifies the occasion. Each occasion causes one message, even if its transaction is repeated. */
  readonly occasion: string
  readonly now: Date
  /** The network that caused it, or the service. */
  readonly sender: Sender
  /** True if the recipient has proved the number or address. */
  readonly isProven?: boolean
  /** If false, stores an empty message that is never sent, so that the limits and the response time do not show whether there was one. */
  readonly isSent?: boolean
}

/** Seconds until another code or link can be requested for this recipient. */
export interface MessageRefused {
  readonly retryAfterSeconds: number
}

const addresses = (to: { readonly phone?: string; readonly email?: string | undefined }) => [
  ...(to.phone ? [['sms', to.phone] as const] : []),
  ...(to.email ? [['mail', to.email] as const] : []),
]

/** Several SMS as one. */
export const joinSms = (texts: readonly string[]): string => texts.join('\n')

/** The first message about an application. */
export const firstReceipts: ReadonlySet<string> = new Set<MessageKind>(['received', 'receivedUrgent'])
/** Messages about the end of an application, which replace all that wait about it. */
const endings: ReadonlySet<string> = new Set<MessageKind>([
  'cancelled',
  'smsCancelled',
  'appointmentReleased',
  'notConfirmed',
  'reviewLapsed',
])

/** Messages that wait for one recipient, which are sent together. */
const readWaiting = (trx: Trx, recipient: Buffer, at: Date) =>
  trx
    .selectFrom('outbox')
    .select(['id', 'language', 'template', 'params', 'request_id'])
    .where((query) => query.and({ recipient_index: recipient, state: 'waiting', attempts: 0, delayed: true }))
    .where('next_attempt_at', '=', at)
    .orderBy('created_at')
    .execute()

/** The newer message replaces what the older ones would have contained: those of its kind, and all if the application has ended. */
const replaceWaiting = (trx: Trx, recipient: Buffer, kind: MessageKind, requestId: number | null) =>
  trx
    .updateTable('outbox')
    .set({ state: 'merged' })
    .where((query) => query.and({ recipient_index: recipient, state: 'waiting', attempts: 0, delayed: true }))
    .where((query) => query.and({ request_id: requestId, ...(!endings.has(kind) && { template: kind }) }))
    .returning('template')
    .execute()

interface Contradiction extends Pick<Posting<MessageKind>, 'kind' | 'requestId' | 'now'> {
  readonly officeId: number
  readonly channel: string
  readonly dedupe: string
}

/** Longer than any attempt. After it, another process can send the message of a process that ended. */
export const lease = { minutes: 2 }

/** Messages that the end of an application contradicts: they ask for a step or announce a visit. */
const untilEnd = [
  'received',
  'receivedUrgent',
  'underReview',
  'approved',
  'correction',
  'order',
  'wrongPayment',
  'rescheduled',
  'reminder',
  'dayClosed',
  'dayOpen',
] as const satisfies readonly MessageKind[]

/** Messages that a payment contradicts. A late one opens the application again (D30). */
const untilPaid = ['approved', 'order', 'orderEnded', 'wrongPayment', 'appointmentReleased'] as const

/**
 * Older messages that are not sent yet and that a newer one contradicts: about the same application, or about the same payment order
 * or person (the first part of their occasions). Otherwise one whose attempt failed would be the last that its reader gets.
 */
const contradicted: Partial<
  Record<MessageKind, { readonly application?: readonly MessageKind[]; readonly subject?: readonly MessageKind[] }>
> = {
  dayClosed: { application: ['dayOpen', 'reminder'] },
  dayOpen: { application: ['dayClosed'] },
  rescheduled: { application: ['rescheduled', 'dayClosed', 'dayOpen', 'reminder'] },
  newNumber: { application: ['newNumber', 'numbers', 'received', 'receivedUrgent'] },
  underReview: { application: ['approved'] },
  approved: { application: ['rejected', 'correction', 'underReview'] },
  order: { application: ['order', 'orderEnded'] },
  orderEnded: { application: ['order'] },
  cancelled: { application: untilEnd },
  smsCancelled: { application: untilEnd },
  appointmentReleased: { application: untilEnd },
  notConfirmed: { application: untilEnd },
  reviewLapsed: { application: untilEnd },
  // It names what becomes of the payment. Another one, with a refund, corrects the first.
  rejected: { application: [...untilEnd, 'rejected', 'paid', 'paidClosed', 'ready', 'notReady'] },
  paid: { application: untilPaid, subject: ['paymentUndone'] },
  paidClosed: { application: ['dayOpen', ...untilPaid], subject: ['paymentUndone'] },
  paymentUndone: { subject: ['paid', 'paidClosed'] },
  ready: { subject: ['notReady'] },
  notReady: { subject: ['ready'] },
}

/**
 * Merges what a message contradicts, unless the outbox already has this message. A refund stays announced, without the request for
 * another payment. Returns the kinds that no one was sent, and when the message can be sent: one in flight can still arrive until its
 * lease ends.
 */
const replaceContradicted = async (
  trx: Trx,
  { kind, officeId, requestId, channel, dedupe, now }: Contradiction,
): Promise<{ readonly unsent: readonly string[]; readonly earliest: Date }> => {
  const { application = [], subject = [] } = contradicted[kind] ?? {}
  if (requestId === undefined || application.length + subject.length === 0) return { unsent: [], earliest: now }
  const { rows } = await sql<{ readonly template: string; readonly attempts: number; readonly until: Date | null }>`
    update outbox set state = case template when 'wrongPayment' then state else 'merged' end,
      template = case template when 'wrongPayment' then 'unusedPayment' else template end
    where office_id = ${officeId} and request_id = ${requestId} and state in ('waiting', 'failed')
      and (channel = ${channel} or ${kind === 'newNumber'}::boolean and template <> 'newNumber')
      and (template = any(${application}::text[])
        or template = any(${subject}::text[]) and split_part(dedupe, '/', 2) = split_part(${dedupe}, '/', 2))
      and not exists (select from outbox posted where posted.office_id = ${officeId} and posted.dedupe = ${dedupe})
    returning template, attempts, case when attempts > 0 then next_attempt_at end as until`.execute(trx)
  const latest = addTime(now, lease)
  return {
    unsent: rows.filter(({ attempts }) => attempts === 0).map(({ template }) => template),
    earliest: rows.reduce((at, { until }) => (until && until > at && until <= latest ? until : at), now),
  }
}

/** Merges the receipts of an order that has ended, which are not sent yet: they ask for a payment. */
export const mergeOrderReceipts = async (
  trx: Trx,
  { officeId, requestId }: { readonly officeId: number; readonly requestId: number },
): Promise<void> => {
  await trx
    .updateTable('outbox')
    .set({ state: 'merged' })
    .where((query) => query.and({ office_id: officeId, request_id: requestId, template: 'order' }))
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
}

/** Transactions with a message that waits for the commit. */
const withMessage = new WeakSet<Trx>()

/**
 * Adds a message to the outbox before the commit: an SMS, and an e-mail if there is an address. All messages pass the limits here. If a
 * code or link is refused, the caller must roll back.
 */
export const postMessage = async <Kind extends MessageKind>(
  trx: Trx,
  services: Pick<PlatformContext, 'encryption' | 'env'>,
  posting: Posting<Kind>,
): Promise<MessageRefused | undefined> => {
  const { kind, language, to, officeId = 0, requestId, occasion, now, isSent = true, isProven = false } = posting
  const { encryption, env } = services
  const recipients = addresses(to).map(
    ([channel, recipient]) => ({ channel, recipient, isForeign: isForeignPhone(channel, recipient) }) as const,
  )
  const params = recipients.some(({ isForeign }) => isForeign)
    ? { ...posting.params, helpLine: env.helpLineAbroad }
    : posting.params
  const sender = senderIndex(services, kind, posting.sender)
  const urgency = urgencies[messageRules[kind].urgency]
  for (const { channel, recipient, isForeign } of recipients) {
    const dedupe = `${kind}/${occasion}/${channel}`
    const index = recipientIndex(services, channel, recipient)
    // Its limits count the messages before it.
    if (withMessage.has(trx)) await sendWrites(trx)
    const decision = await admitMessage(trx, services, {
      ...{ kind, officeId, dedupe, to: recipient, recipient: index, sender, isProven, isForeign, now },
      hasMail: recipients.some((one) => one.channel === 'mail'),
      fits: async (at) => {
        if (channel === 'mail') return true
        const waiting = (await readWaiting(trx, index, at)).filter(
          ({ template, request_id }) => request_id !== requestId || (template !== kind && !endings.has(kind)),
        )
        const texts = [
          ...waiting.map((row) =>
            renderSms(
              row.language,
              row.template as MessageKind,
              encryption.decryptJson(row.params, encryptionContext.message(row.id)),
            ),
          ),
          renderSms(language, kind, params),
        ]
        return smsParts(joinSms(texts)) <= maxBundleParts
      },
    })
    if (decision.kind === 'refused') return { retryAfterSeconds: decision.retryAfterSeconds }
    const delayed = decision.kind === 'delayed'
    const isEnding = endings.has(kind) && requestId !== undefined && decision.kind !== 'omitted'
    const replaced = delayed || isEnding ? await replaceWaiting(trx, index, kind, requestId ?? null) : []
    const { unsent, earliest } = await replaceContradicted(trx, { kind, officeId, requestId, channel, dedupe, now })
    // The recipient has no message about an application that was cancelled before its receipt was sent, except about an open order.
    const withoutOrder = 'orderCode' in params && params.orderCode ? [] : unsent
    const isUnknown = [...replaced.map(({ template }) => template), ...withoutOrder].some((one) =>
      firstReceipts.has(one),
    )
    if (kind === 'cancelled' && isUnknown) continue
    if (decision.kind === 'omitted') continue
    const id = newId(officeId)
    const encrypted = {
      recipient: encryption.encrypt(isSent ? recipient : '', encryptionContext.message(id)),
      params: encryption.encryptJson(isSent ? params : {}, encryptionContext.message(id)),
    }
    const message = sql`
      insert into outbox (office_id, id, channel, template, language, recipient, params, request_id, dedupe,
        next_attempt_at, created_at, urgency, delayed, recipient_index, sender_index, traceparent, state)
      values (${officeId}::integer, ${id}::bigint, ${channel}::text, ${kind}::text, ${language}::text,
        ${encrypted.recipient}::bytea, ${encrypted.params}::bytea, ${requestId ?? null}::bigint, ${dedupe}::text,
        ${delayed ? decision.at : earliest}::timestamptz, ${now}::timestamptz, ${urgency}::smallint, ${delayed}::boolean,
        ${isSent ? index : null}::bytea, ${sender}::bytea, ${traceparent() ?? null}::text,
        ${isSent ? 'waiting' : 'merged'}::text)
      on conflict (office_id, dedupe) do nothing`
    withMessage.add(trx)
    for (const write of [...decision.counts, message]) await writeBeforeCommit(trx, write)
  }
  return undefined
}
