import type { Job } from '../jobs/repeat.ts'
import { later } from '../ports/clock.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import { type MessageKind, renderMessage } from './messages.ts'
import { outboxPlace } from './post-message.ts'

type Sending = Pick<Services, 'db' | 'transact' | 'clock' | 'vault' | 'log' | 'mail' | 'sms'>

const messagesARound = 20
/** Longer than any attempt takes: after it, a message whose sender died is free to be tried again. */
const lease = { minutes: 2 }
const mostAttempts = 12
/** 1, 2, 4 … minutes, an hour at most. */
const pauseAfter = (attempts: number) => ({ minutes: Math.min(60, 2 ** (attempts - 1)) })

/** Takes messages whose time has come; no other instance takes the same ones. */
const claim = ({ transact, mail, sms }: Sending, now: Date): Promise<readonly Row<'outbox'>[]> =>
  transact(async (trx) => {
    const channels = [...(mail ? ['mail' as const] : []), ...(sms ? ['sms' as const] : [])]
    if (channels.length === 0) return []
    const due = await trx
      .selectFrom('outbox')
      .select(['office_id', 'id'])
      .where('state', '=', 'waiting')
      .where('channel', 'in', channels)
      .where('next_attempt_at', '<=', now)
      .orderBy('next_attempt_at')
      .limit(messagesARound)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return []
    return trx
      .updateTable('outbox')
      .set((row) => ({ next_attempt_at: later(now, lease), attempts: row('attempts', '+', 1) }))
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('office_id', 'in', [...new Set(due.map(({ office_id }) => office_id))])
      .returningAll()
      .execute()
  })

const hand = async ({ vault, mail, sms }: Sending, row: Row<'outbox'>): Promise<void> => {
  const place = outboxPlace(row.id)
  const to = vault.open(row.recipient, place).toString()
  const words = renderMessage(row.language, row.template as MessageKind, vault.openJson(row.params, place))
  if (row.channel === 'mail') {
    await mail?.send({ to, subject: words.subject, text: words.mail, id: `${row.office_id}.${row.id}` })
  } else await sms?.send({ to, text: words.sms })
}

const record = async ({ db }: Sending, row: Row<'outbox'>, now: Date, error?: unknown): Promise<void> => {
  const failed = row.attempts >= mostAttempts
  await db
    .updateTable('outbox')
    .set(
      error === undefined
        ? { state: 'sent', sent_at: now, last_error: null }
        : {
            state: failed ? 'failed' : 'waiting',
            next_attempt_at: later(now, pauseAfter(row.attempts)),
            // The kind of failure alone: a server's own sentence may quote the address.
            last_error: (error as { code?: string }).code ?? (error as Error).name,
          },
    )
    .where('office_id', '=', row.office_id)
    .where('id', '=', row.id)
    .execute()
}

/** Sends what waits, each message at least once: what fails is tried again with growing pauses. Answers how many went out. */
export const deliverOutbox = async (services: Sending): Promise<number> => {
  const rows = (await claim(services, services.clock.now())).toSorted(
    (one, other) => +one.created_at - +other.created_at,
  )
  let sent = 0
  for (const row of rows) {
    try {
      await hand(services, row)
      await record(services, row, services.clock.now())
      sent += 1
    } catch (error) {
      services.log.warn(
        { channel: row.channel, template: row.template, attempts: row.attempts },
        'a message waits for another attempt',
      )
      await record(services, row, services.clock.now(), error)
    }
  }
  return sent
}

export const deliverOutboxJob = (services: Services): Job => ({
  name: 'deliver-outbox',
  everySeconds: 2,
  run: () => deliverOutbox(services),
})
