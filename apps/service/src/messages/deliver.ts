import type { AppContext } from '../app-context.ts'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import { reasonOf } from '../platform/log.ts'
import { inSpan } from '../platform/tracing.ts'
import { maxBundleParts, secretKinds, type Urgency, urgencies } from './message-limits.ts'
import { type MessageKind, type RenderedMessage, renderMessage, smsParts } from './messages.ts'
import { firstReceipts, joinSms, lease } from './post-message.ts'

type DeliveryContext = Pick<AppContext, 'db' | 'transact' | 'clock' | 'encryption' | 'log' | 'mail' | 'sms'>
type Message = Row<'outbox'>

/** Messages of one channel and urgency. Each lane has its own limit, so that a slow gateway delays only its own. */
interface Lane {
  readonly channel: 'sms' | 'mail'
  readonly urgency: Urgency
  /** Maximum number of messages in flight. */
  readonly concurrency: number
}
const lanes: readonly Lane[] = [
  { channel: 'sms', urgency: 'code', concurrency: 100 },
  { channel: 'mail', urgency: 'code', concurrency: 10 },
  { channel: 'sms', urgency: 'notice', concurrency: 100 },
  { channel: 'mail', urgency: 'notice', concurrency: 10 },
  { channel: 'sms', urgency: 'reminder', concurrency: 60 },
  { channel: 'mail', urgency: 'reminder', concurrency: 10 },
]
/** Number of attempts, and minutes between them. A code is useless after five minutes. */
const retries: Readonly<Record<Urgency, { readonly attempts: number; pause(attempts: number): number }>> = {
  code: { attempts: 8, pause: (attempts) => Math.min(60, 2 ** attempts) / 60 },
  notice: { attempts: 12, pause: (attempts) => Math.min(60, 2 ** (attempts - 1)) },
  reminder: { attempts: 12, pause: (attempts) => Math.min(60, 2 ** (attempts - 1)) },
}

/** Claims due messages for this instance. All messages that wait for one recipient are claimed together. */
const claim = ({ transact }: DeliveryContext, lane: Lane, free: number, now: Date): Promise<readonly Message[]> =>
  transact(async (trx) => {
    const due = trx
      .selectFrom('outbox')
      .select(['office_id', 'id', 'delayed', 'recipient_index'])
      .where((query) => query.and({ state: 'waiting', channel: lane.channel, urgency: urgencies[lane.urgency] }))
      .where('next_attempt_at', '<=', now)
    const first = await due.orderBy('next_attempt_at').limit(free).forUpdate().skipLocked().execute()
    if (first.length === 0) return []
    const waiting = first.flatMap(({ delayed, recipient_index: index }) => (delayed && index ? [index] : []))
    const ofSameRecipients =
      waiting.length === 0
        ? []
        : await due
            .where('delayed', '=', true)
            .where('recipient_index', 'in', waiting)
            .forUpdate()
            .skipLocked()
            .execute()
    const all = [...first, ...ofSameRecipients]
    return trx
      .updateTable('outbox')
      .set((row) => ({ next_attempt_at: addTime(now, lease), attempts: row('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        all.map(({ id }) => id),
      )
      .where('office_id', 'in', [...new Set(all.map(({ office_id }) => office_id))])
      .returningAll()
      .execute()
  })

/**
 * Groups messages that were delayed for one recipient, which are sent as one: receipts of new applications first. After a failed
 * attempt each is sent alone, because the gateway could refuse what they are together.
 */
const toBundles = (rows: readonly Message[]): readonly (readonly Message[])[] => {
  const isFirst = ({ template }: Message) => Number(firstReceipts.has(template))
  const inOrder = rows.toSorted((one, other) => isFirst(other) - isFirst(one) || +one.created_at - +other.created_at)
  const bundles = Map.groupBy(inOrder, ({ delayed, attempts, recipient_index: recipient, office_id, id }) =>
    delayed && attempts === 1 && recipient ? recipient.toString('hex') : `${office_id}/${id}`,
  )
  return [...bundles.values()]
}

const mergeMails = (messages: readonly RenderedMessage[]): Pick<RenderedMessage, 'subject' | 'mail'> => ({
  subject: messages.map(({ subject }) => subject).join(' · '),
  mail: messages.map(({ mail }) => mail).join('\n\n———\n\n'),
})

/** Sends the first messages of a bundle as one, as many as fit. Returns their number. */
const sendFirst = async (services: DeliveryContext, rows: readonly Message[]): Promise<number> => {
  const { encryption, mail, sms } = services
  const [first] = rows
  if (!first) return 0
  const to = encryption.decrypt(first.recipient, encryptionContext.message(first.id)).toString()
  const messages = rows.map(({ id, language, template, params }) =>
    renderMessage(language, template as MessageKind, encryption.decryptJson(params, encryptionContext.message(id))),
  )
  if (first.channel === 'mail') {
    const message = mergeMails(messages)
    await mail?.send({ to, subject: message.subject, text: message.mail, id: `${first.office_id}.${first.id}` })
    return rows.length
  }
  const textOf = (count: number) => joinSms(messages.slice(0, count).map((message) => message.sms))
  let count = 1
  while (count < rows.length && smsParts(textOf(count + 1)) <= maxBundleParts) count += 1
  await sms?.send({ to, text: textOf(count) })
  return count
}

const recordResult = async (
  { db, encryption }: DeliveryContext,
  lane: Lane,
  row: Message,
  now: Date,
  error?: unknown,
): Promise<void> => {
  const { attempts, pause } = retries[lane.urgency]
  const isGivenUp = error !== undefined && row.attempts >= attempts
  // An operator can send notices again that were given up, but no codes.
  const isOver = error === undefined || (isGivenUp && lane.urgency === 'code')
  const isErased = isOver && secretKinds.has(row.template)
  await db
    .updateTable('outbox')
    .set(
      error === undefined
        ? { state: 'sent', sent_at: now, last_error: null }
        : {
            state: isGivenUp ? 'failed' : 'waiting',
            next_attempt_at: addTime(now, { minutes: pause(row.attempts) }),
            last_error: reasonOf(error),
          },
    )
    .$if(isErased, (query) => query.set({ params: encryption.encryptJson({}, encryptionContext.message(row.id)) }))
    .where((query) => query.and({ office_id: row.office_id, id: row.id }))
    // One that was merged meanwhile is not tried again.
    .$if(error !== undefined, (query) => query.where('state', '=', 'waiting'))
    .execute()
}

/** Sends one message or bundle. Returns the number of sent messages. */
const sendBundle = async (services: DeliveryContext, lane: Lane, rows: readonly Message[]): Promise<number> => {
  let sent = 0
  while (sent < rows.length) {
    const result = await sendFirst(services, rows.slice(sent)).catch((error: unknown) => ({ error }))
    const isFailed = typeof result === 'object'
    const attempted = isFailed ? rows.slice(sent) : rows.slice(sent, sent + result)
    if (isFailed) {
      const { channel, template, attempts } = attempted[0] as Message
      services.log.warn(
        { channel, template, attempts, why: reasonOf(result.error) },
        'a message waits for another attempt',
      )
    }
    const now = services.clock.now()
    for (const row of attempted) await recordResult(services, lane, row, now, isFailed ? result.error : undefined)
    if (isFailed) break
    sent += result
  }
  return sent
}

/** The span of a bundle belongs to the trace of its first message. */
const deliver = (services: DeliveryContext, lane: Lane, rows: readonly Message[]): Promise<number> =>
  inSpan(
    `deliver ${lane.channel}`,
    { parent: rows[0]?.traceparent, attributes: { template: rows[0]?.template ?? '', urgency: lane.urgency } },
    () => sendBundle(services, lane, rows),
  )

const oneSecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref())

/** A round ends after this time, so that its end and its failures are reported while messages arrive without a pause. */
const longestRound = { minutes: 1 }

/** Sends the due messages of one lane, up to its limit at once, and claims more while some are in flight, until the round or the service ends. */
const runLane = async (services: DeliveryContext, lane: Lane, stopping: AbortSignal): Promise<number> => {
  const { clock } = services
  const end = addTime(clock.now(), longestRound)
  let sent = 0
  let unstored: { readonly error: unknown } | undefined
  const inFlight = new Set<Promise<void>>()
  for (;;) {
    const isOver = stopping.aborted || clock.now() >= end
    const free = isOver ? 0 : lane.concurrency - inFlight.size
    const rows = free > 0 ? await claim(services, lane, free, clock.now()) : []
    for (const bundle of toBundles(rows)) {
      const sending: Promise<void> = deliver(services, lane, bundle)
        .then(
          (count) => {
            sent += count
          },
          // The messages stay claimed until their lease ends, and are then sent again.
          (error: unknown) => {
            unstored ??= { error }
          },
        )
        .finally(() => inFlight.delete(sending))
      inFlight.add(sending)
    }
    if (inFlight.size === 0) {
      if (unstored) throw unstored.error
      return sent
    }
    // One claim per finished message would cause too many queries.
    if (isOver) await Promise.all(inFlight)
    else if (rows.length < free) await Promise.race([Promise.all(inFlight), oneSecond()])
    else while (inFlight.size > lane.concurrency / 2) await Promise.race(inFlight)
  }
}

/** One job for each lane. Each sends the due messages of its lane at least once; failed ones are retried after longer pauses. */
export const deliverOutboxJobs = (services: DeliveryContext): readonly Job[] =>
  lanes
    .filter(({ channel }) => services[channel] !== undefined)
    .map((lane) => ({
      name: `deliver-${lane.channel}-${lane.urgency}`,
      everySeconds: lane.urgency === 'code' ? 0.5 : 2,
      run: (stopping) => runLane(services, lane, stopping),
    }))
