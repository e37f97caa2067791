import { mailboxName } from '@invea/domain/account'
import { internationalPhone, typedPhone } from '@invea/domain/applicant'
import { type OperationNodeSource, sql } from 'kysely'
import { networkOf } from '../platform/client.ts'
import { addTime } from '../platform/clock.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import type { PlatformContext, WithEncryption } from '../platform/platform-context.ts'
import { countInTransaction, windowKey } from '../platform/rate-limiter.ts'
import type { MessageKind } from './messages.ts'

/** Urgency of messages. Lower numbers never wait for higher ones. */
export const urgencies = { code: 0, notice: 1, reminder: 2 } as const
export type Urgency = keyof typeof urgencies

/**
 * Groups of messages that are counted together for one recipient. At the limit, codes and links are refused, because late ones
 * are useless and the page shows when to request another. At the limit of one spelling of a mailbox, a registration is accepted
 * without another mail, because the earlier links confirm it: no stranger can block the owner by this address, only by many spellings of
 * it, for the window of the mailbox. Receipts, replies to an SMS and reminders are delayed and sent together, as many as fit
 * `maxBundleParts`. Messages without a quota are never limited: those about decisions of the agency, payments and changes of an account,
 * and feedback to the agency.
 */
type Quota = 'code' | 'hold' | 'link' | 'registration' | 'receipt' | 'orderEnd' | 'smsReply' | 'reminder'
const refusable: ReadonlySet<Quota> = new Set(['code', 'hold', 'link', 'registration'])
export const messageRules: Readonly<Record<MessageKind, { readonly urgency: Urgency; readonly quota?: Quota }>> = {
  code: { urgency: 'code', quota: 'code' },
  holdCode: { urgency: 'code', quota: 'hold' },
  resetLink: { urgency: 'code', quota: 'link' },
  phoneCode: { urgency: 'code', quota: 'code' },
  phoneLink: { urgency: 'code', quota: 'link' },
  phoneChangeAsked: { urgency: 'notice' },
  phoneChangeCancelled: { urgency: 'notice' },
  phoneChanged: { urgency: 'notice' },
  // A separate quota, so that no one can use up the registration mails of an address with reset links.
  confirmAddress: { urgency: 'code', quota: 'registration' },
  accountExists: { urgency: 'code', quota: 'registration' },
  accountReady: { urgency: 'notice' },
  received: { urgency: 'notice', quota: 'receipt' },
  receivedUrgent: { urgency: 'notice', quota: 'receipt' },
  underReview: { urgency: 'notice', quota: 'receipt' },
  order: { urgency: 'notice', quota: 'receipt' },
  rescheduled: { urgency: 'notice', quota: 'receipt' },
  cancelled: { urgency: 'notice', quota: 'receipt' },
  changed: { urgency: 'notice', quota: 'receipt' },
  // A separate quota, so that receipts do not delay it: an order can be paid for three hours only.
  orderEnded: { urgency: 'notice', quota: 'orderEnd' },
  // A separate quota, so that no one can delay the receipts of a phone by SMS in its name (D50).
  smsCancelled: { urgency: 'notice', quota: 'smsReply' },
  smsRejected: { urgency: 'notice', quota: 'smsReply' },
  smsEnded: { urgency: 'notice', quota: 'smsReply' },
  smsDayPassed: { urgency: 'notice', quota: 'smsReply' },
  smsServed: { urgency: 'notice', quota: 'smsReply' },
  smsNotFound: { urgency: 'notice', quota: 'smsReply' },
  smsIncomplete: { urgency: 'notice', quota: 'smsReply' },
  reminder: { urgency: 'reminder', quota: 'reminder' },
  dayClosed: { urgency: 'notice' },
  dayOpen: { urgency: 'notice' },
  paid: { urgency: 'notice' },
  paidClosed: { urgency: 'notice' },
  refundDue: { urgency: 'notice' },
  wrongPayment: { urgency: 'notice' },
  unusedPayment: { urgency: 'notice' },
  refunded: { urgency: 'notice' },
  paymentUndone: { urgency: 'notice' },
  approved: { urgency: 'notice' },
  rejected: { urgency: 'notice' },
  correction: { urgency: 'notice' },
  newNumber: { urgency: 'notice' },
  numbers: { urgency: 'notice' },
  ready: { urgency: 'notice' },
  notReady: { urgency: 'notice' },
  // Limited, because a stranger can let any number of applications with another person's phone expire.
  appointmentReleased: { urgency: 'notice', quota: 'receipt' },
  notConfirmed: { urgency: 'notice', quota: 'receipt' },
  reviewLapsed: { urgency: 'notice', quota: 'receipt' },
  passwordChanged: { urgency: 'notice' },
  feedback: { urgency: 'reminder' },
}

/**
 * Messages with a code or a link that gives access to an account or a phone. No export shows their text, and it is removed from the
 * database after delivery, so that no operator can use it.
 */
export const secretKinds: ReadonlySet<string> = new Set<MessageKind>([
  'code',
  'holdCode',
  'phoneCode',
  'resetLink',
  'phoneLink',
  'phoneChangeAsked',
  'confirmAddress',
])

type RecipientLimits = readonly { readonly minutes: number; readonly messages: number }[]

const longestWindow = { minutes: 24 * 60, messages: 10 }
/** Maximum number of messages of one quota to one recipient within a window. */
const recipientLimits: RecipientLimits = [{ minutes: 15, messages: 3 }, longestWindow]
/** The same for links for a new password that one network requests, without a session or a proof of work. */
const resetLinkLimits: RecipientLimits = [{ minutes: 60, messages: 3 }, longestWindow]

/** Maximum number of SMS parts of messages that are sent together. Many gateways refuse more than ten. Further messages wait and count. */
export const maxBundleParts = 4
/**
 * Codes and reset links are counted for each network that requests them, so that a stranger's network cannot use up those of the
 * owner. Registrations are counted for each spelling of a mailbox, because a link confirms only its own. All together have as many
 * times the limit, so that no phone or mailbox is flooded.
 */
const timesOfAll: Partial<Record<Quota, number>> = { code: 2, hold: 2, link: 5, registration: 5 }
/** Window for counting the messages that one network causes, and those that all visitors cause. */
export const trafficWindow = { minutes: 15 } as const

/** Who caused a message: a network, or the service and the agency. */
export type Sender = 'service' | { readonly network: string }

export const senderOf = ({ address }: { readonly address: string }): Sender => ({ network: networkOf(address) })

/** When the next message can be sent to a recipient: `now`, or later if the last ones used up `times` a limit. */
export const nextMessageAt = (
  sent: readonly number[],
  now: number,
  { times = 1, limits = recipientLimits }: { readonly times?: number; readonly limits?: RecipientLimits } = {},
): number =>
  Math.max(
    now,
    ...limits.map(
      ({ minutes, messages }) => (sent.at(-messages * times) ?? Number.NEGATIVE_INFINITY) + minutes * 60_000,
    ),
  )

type Channel = 'sms' | 'mail'

/** The same text for every way to write a phone number or the address of a mailbox. */
export const recipientName = (channel: Channel, recipient: string): string =>
  channel === 'sms' ? internationalPhone(typedPhone(recipient)) : mailboxName(recipient)

/** Whether the recipient is a phone abroad, where an SMS is expensive, and can pay the one who asked for it. */
export const isForeignPhone = (channel: Channel, recipient: string): boolean =>
  channel === 'sms' && !recipientName(channel, recipient).startsWith('+251')

export const recipientIndex = ({ encryption }: WithEncryption, channel: Channel, recipient: string): Buffer =>
  encryption.blindIndex('recipient', recipientName(channel, recipient))

/** Codes for holds (H1) and reset links have their own index, so that they do not use up the messages of a network. */
const separateSenders: Partial<Record<MessageKind, string>> = { holdCode: 'hold/', resetLink: 'link/' }
export const senderIndex = ({ encryption }: WithEncryption, kind: MessageKind, sender: Sender): Buffer | null =>
  sender === 'service' ? null : encryption.blindIndex('sender', `${separateSenders[kind] ?? ''}${sender.network}`)

/** Whether a network caused this many messages within the window. Stops reading there, because many share a network. */
const hasSent = (sender: Buffer, messages: number, now: Date) => sql<boolean>`exists (
  select from outbox
  where sender_index = ${sender} and created_at > ${addTime(now, { minutes: -trafficWindow.minutes })}
  offset ${Math.max(0, Math.ceil(messages) - 1)} limit 1)`

const day = 24 * 60 * 60
const foreignSms = { key: 'foreignCodes', seconds: day }
/** Messages about an application that a stranger can cause. Those of a paid one are for its applicant. */
const strangersQuotas: ReadonlySet<Quota> = new Set(['receipt', 'orderEnd', 'smsReply'])

/** SMS of this day (UTC) to phones abroad that have not confirmed a code. */
export const foreignSmsOf = async (reader: Reader, services: WithEncryption, now: Date): Promise<number> => {
  const row = await reader
    .selectFrom('rate_limit')
    .select('points')
    .where('key', '=', windowKey(services, foreignSms, now))
    .executeTakeFirst()
  return row?.points ?? 0
}

type ForeignServices = Pick<PlatformContext, 'encryption' | 'env'>

/**
 * Counts a code to a phone abroad that has not confirmed one, in the caller's transaction: an attacker could earn from the SMS to many
 * numbers of their own. Returns the seconds until the next day if the SMS of this day are used up. Locks one row for all of them, so
 * it is the last lock of a message.
 */
const countForeignCode = (trx: Trx, services: ForeignServices, now: Date): Promise<number | undefined> =>
  countInTransaction(trx, services, { ...foreignSms, times: services.env.messages.foreignCodes }, now)

/**
 * Counts another SMS to such a phone. Half of the SMS of a day are for codes, which have no other way. Returns when it can be sent:
 * now, or on the next day without an e-mail address. Undefined if it cannot.
 */
const countForeignNotice = async (
  trx: Trx,
  services: ForeignServices,
  { now, hasMail }: Pick<MessageAttempt, 'now' | 'hasMail'>,
): Promise<Date | undefined> => {
  const limit = Math.ceil(services.env.messages.foreignCodes / 2)
  const tomorrow = new Date((Math.floor(now.getTime() / 1_000 / day) + 1) * day * 1_000)
  for (const at of hasMail ? [now] : [now, tomorrow]) {
    if ((await foreignSmsOf(trx, services, at)) >= limit) continue
    await countForeignCode(trx, services, at)
    return at
  }
  return undefined
}

/** `counts`: the writes that count the message. */
type Decision =
  | { readonly kind: 'now'; readonly counts: readonly OperationNodeSource[] }
  | { readonly kind: 'delayed'; readonly at: Date; readonly counts: readonly OperationNodeSource[] }
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number }
  /** The outbox has this message, or others that replace it. */
  | { readonly kind: 'omitted' }

interface MessageAttempt {
  readonly kind: MessageKind
  /** With `dedupe`, identifies the message: one in the outbox is not counted again. */
  readonly officeId: number
  readonly dedupe: string
  /** The number or address as it is written in the message. */
  readonly to: string
  readonly recipient: Buffer
  readonly sender: Buffer | null
  /** The recipient has proved this number or address: a stranger who claims it uses up another quota. */
  readonly isProven: boolean
  readonly isForeign: boolean
  /** The same message is sent by e-mail too. */
  readonly hasMail: boolean
  readonly now: Date
  /** Whether the SMS that waits for this recipient at this time can have this message too. */
  fits(at: Date): Promise<boolean>
}

/**
 * Decides about one message. Locks the recipient's row until the transaction ends, so that parallel requests are
 * counted. Networks are counted without a lock, because much of the country shares a few.
 */
export const admitMessage = async (
  trx: Trx,
  { encryption, env }: Pick<PlatformContext, 'encryption' | 'env'>,
  attempt: MessageAttempt,
): Promise<Decision> => {
  const { kind, officeId, dedupe, to, recipient, sender, isProven, isForeign, now, fits } = attempt
  const { quota } = messageRules[kind]
  if (quota === undefined) return { kind: 'now', counts: [] }
  const times = sender ? timesOfAll[quota] : undefined
  const part = quota === 'registration' ? to : sender?.toString('base64')
  const limits = kind === 'resetLink' ? resetLinkLimits : recipientLimits
  const counted = [
    { name: quota, times: times ?? 1, limits: recipientLimits },
    ...(times ? [{ name: `${quota}/${part}`, times: 1, limits }] : []),
  ]
  const expiresAt = addTime(now, { minutes: 2 * longestWindow.minutes })
  // Many honest visitors share one network (H1). Each hold code uses up a proof of work; reset links are requested without one, also for
  // unknown names, so that they would block the network.
  const isCounted = !isProven && !(kind in separateSenders)
  const isBusy =
    sender !== null && isCounted
      ? hasSent(sender, env.messages.perNetwork * env.addressRateFactor, now)
      : sql.lit(false)
  const isPosted = sql<boolean>`exists (select from outbox where office_id = ${officeId} and dedupe = ${dedupe})`
  const moment = now.getTime()
  const rows = []
  for (const { name, ...limit } of counted) {
    const key = encryption.blindIndex('messageQuota', `${name}/${isProven}/${recipient.toString('base64')}`)
    const row = await trx
      .insertInto('message_quota')
      .values({ key, sent: JSON.stringify([]), expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ expires_at: expiresAt }))
      .returning(['key', 'sent', isBusy.as('busy'), isPosted.as('posted')])
      .executeTakeFirstOrThrow()
    rows.push({ ...row, ...limit })
  }
  if (rows.some(({ posted }) => posted)) return { kind: 'omitted' }
  const busy = rows.some((row) => row.busy)
  const earliest = busy ? moment + trafficWindow.minutes * 60_000 : moment
  const nextAt = Math.max(...rows.map((row) => nextMessageAt(row.sent, earliest, row)))
  const isPartUsedUp = nextMessageAt(rows.at(-1)?.sent ?? [], moment) > moment
  if (quota === 'registration' && isPartUsedUp && !busy) return { kind: 'omitted' }
  if (nextAt > moment && refusable.has(quota)) {
    return { kind: 'refused', retryAfterSeconds: Math.ceil((nextAt - moment) / 1_000) }
  }
  if (quota === 'code' && isForeign && !isProven) {
    const wait = await countForeignCode(trx, { encryption, env }, now)
    if (wait !== undefined) return { kind: 'refused', retryAfterSeconds: wait }
  }
  const isLimitedAbroad = isForeign && !isProven && strangersQuotas.has(quota)
  const from = isLimitedAbroad ? await countForeignNotice(trx, { encryption, env }, attempt) : now
  if (!from) return { kind: 'omitted' }
  // Delayed messages of one recipient are sent together, so this one uses the time of the others, or else a later one. Codes and links
  // never wait: the last one can be later than this one only because calls at the same moment are counted in another order.
  const waiting = refusable.has(quota) ? moment : Math.max(...rows.map(({ sent }) => sent.at(-1) ?? moment))
  if (waiting > moment && waiting >= from.getTime() && (await fits(new Date(waiting))))
    return { kind: 'delayed', at: new Date(waiting), counts: [] }
  const notBefore = Math.max(earliest, from.getTime())
  const at = Math.max(waiting, ...rows.map((row) => nextMessageAt(row.sent, notBefore, row)))
  const counts = rows.map(({ key, sent, times }) =>
    trx
      .updateTable('message_quota')
      .set({ sent: JSON.stringify([...sent, at].slice(-longestWindow.messages * times)) })
      .where('key', '=', key),
  )
  return at > moment ? { kind: 'delayed', at: new Date(at), counts } : { kind: 'now', counts }
}
