import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { finalStatuses } from '@invea/domain/application'
import { daysBetween, momentInAddis, timeInAddis } from '@invea/domain/calendar'
import { addWorkingDays, type Closures, isWorkingDay, previousWorkingDay } from '@invea/domain/holidays'
import type { WaitingLine } from '@invea/domain/waiting-line'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import { addTime, dayOf } from '../clock.ts'
import { isMigrated } from '../database/migrate.ts'
import type { PlatformContext } from '../platform-context.ts'
import { StartFault } from '../start-fault.ts'

/** Timeout in milliseconds: longer than a healthy database needs, and shorter than a scrape interval. */
const timeoutMilliseconds = 2_000

const withTimeout = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMilliseconds, undefined).unref()),
  ])

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/readyz` returns 503, so that a proxy sends new calls to other instances. Calls still work. */
    startDraining(): void
  }
}

/** `/healthz`: the process runs. `/readyz`: the database is reachable and migrated. */
export const healthRoutes = (app: FastifyInstance, { db }: Pick<PlatformContext, 'db'>): void => {
  let [migrated, draining] = [false, false]
  app.decorate('startDraining', () => {
    draining = true
  })
  const ready = async () => {
    await sql`select 1`.execute(db)
    migrated ||= await isMigrated(db)
    return migrated
  }
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !draining && (await withTimeout(ready()))
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}

type MetricsContext = Pick<PlatformContext, 'db' | 'clock' | 'metrics'> & {
  readonly master: { snapshot(): Promise<{ readonly closures: Closures }> }
  readonly waitingLine: { current(): Promise<WaitingLine | undefined> }
}

/**
 * The moment since which offices have worked for one day: the same time of the working day before. On a day without work it is the start of
 * the last working day.
 */
const workingDayBefore = (now: Date, closures: Closures): Date => {
  const today = dayOf(now)
  const time = isWorkingDay(today, closures) ? timeInAddis(now.getTime()) : '00:00'
  return new Date(momentInAddis(previousWorkingDay(today, closures), time))
}

/**
 * Requested corrections that the agency has not accepted, of applications that have not ended, and when their applicant first changed
 * something since. A change by another person of the group does not count.
 */
export const requestedCorrections = sql`select person.application_number, request.office_id, request.status, asked.at as asked_at,
    (select min(changed.at) from request_event changed where changed.office_id = person.office_id
      and changed.request_id = person.request_id and changed.person_id = person.id and changed.kind = 'changed'
      and changed.at > asked.at) as changed_at
  from request_person person
  join request on request.office_id = person.office_id and request.id = person.request_id
  join lateral (select max(at) as at from request_event event where event.office_id = person.office_id
    and event.request_id = person.request_id and event.person_id = person.id and event.kind = 'correctionAsked') asked on true
  where person.notified and request.status not in (${sql.join(finalStatuses)})`

/** Metrics that are counted on each scrape. */
const countedMetrics = {
  service_outbox_oldest_seconds: 'Seconds since a message is due that has waited the longest',
  service_holds_live: 'Appointments held and not yet used',
  service_hold_network_share_max:
    'Largest share of one office and day that one network holds, has not paid or has just released',
  service_orders_open: 'Payment orders that can still be paid',
  service_refunds_due: 'Payments that have been due back for more than a working day',
  service_payment_reports_due: 'Payment reports that wait for a working day to be decided',
  service_reviews_due: 'Reviews that wait for a working day, or whose appointment is near',
  service_corrections_due: 'Corrections that wait for a working day to be accepted',
  service_waiting_line_people: 'People in the waiting line who are not admitted',
  service_waiting_line_open: '1 while a waiting line is past its opening',
  service_waiting_line_rate: 'People a minute that the waiting line may admit',
  service_waiting_line_admitted: 'Positions that the open waiting line has admitted',
  service_waiting_line_passes: 'Tickets exchanged for a pass within the last minute',
}
type Counts = Readonly<Record<keyof typeof countedMetrics | 'waiting_mail' | 'waiting_sms' | 'failed', number>>

/** Figures of the open waiting line. 0 if no line is open. */
const countLine = (line: WaitingLine | undefined) => ({
  service_waiting_line_people: line ? line.issued - Math.floor(line.admitted) : 0,
  service_waiting_line_open: line && line.opensAt <= line.at ? 1 : 0,
  service_waiting_line_rate: line?.perMinute ?? 0,
  service_waiting_line_admitted: Math.floor(line?.admitted ?? 0),
})

/** Counts waiting work with one statement over partial indexes. Contains only counts and ages. */
const count = async ({ db, clock, master, waitingLine }: MetricsContext): Promise<Counts> => {
  const now = clock.now()
  const { closures } = await master.snapshot()
  const workingDayAgo = workingDayBefore(now, closures)
  const today = dayOf(now)
  const nearEnd = addTime(now, { hours: 24 * daysBetween(today, addWorkingDays(today, 2, closures)) })
  const { rows } = await sql<Omit<Counts, keyof ReturnType<typeof countLine>>>`select
    (select count(*) from outbox where state = 'waiting' and channel = 'mail')::integer as waiting_mail,
    (select count(*) from outbox where state = 'waiting' and channel = 'sms')::integer as waiting_sms,
    (select count(*) from outbox where state = 'failed')::integer as failed,
    -- A message that failed is due after its pause, and one that is delayed by the limit of its recipient at its time.
    greatest(0, extract(epoch from ${now}::timestamptz - (select min(next_attempt_at) from outbox
      where state = 'waiting')))::float8 as service_outbox_oldest_seconds,
    (select count(*) from appointment where state = 'held' and expires_at > ${now})::integer as service_holds_live,
    coalesce((select max(share) from (
      select sum(appointment.applicants)::float8 / nullif((select sum(capacity) from slot_counter
        where slot_counter.office_id = appointment.office_id and slot_counter.day = appointment.day and slot_id <> 0), 0) as share
      from appointment
      where state in ('held', 'final') and expires_at + make_interval(secs => returns_after) > ${now} and network is not null
      group by office_id, day, network) as shares), 0)::float8 as service_hold_network_share_max,
    (select count(*) from payment_order where state = 'open' and expires_at > ${now})::integer as service_orders_open,
    (select count(*) from payment_event event
      join payment_order "order" on "order".office_id = event.office_id and "order".id = event.order_id
      -- A rejection or a returned refund makes an earlier payment due, and changes its order.
      where event.outcome = 'refundDue' and greatest(event.received_at,
        case "order".state when 'refundDue' then "order".changed_at end) < ${workingDayAgo})::integer as service_refunds_due,
    (select count(*) from payment_report
      where decided_at is null and reported_at < ${workingDayAgo})::integer as service_payment_reports_due,
    (select count(*) from request where status = 'underReview' and held_until > ${now}
      and (confirmed_at < ${workingDayAgo} or held_until < ${nearEnd}))::integer as service_reviews_due,
    (select count(*) from (${requestedCorrections}) correction
      where changed_at < ${workingDayAgo})::integer as service_corrections_due,
    (select count(*) from waiting_pass
      where admitted_at > ${addTime(now, { minutes: -1 })})::integer as service_waiting_line_passes`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the count query returned no row')
  return { ...counts, ...countLine(await waitingLine.current()) }
}

/** Returns a function that reads the metrics. Figures from the database are only read for such a request. */
export const createMetricsReader = (services: MetricsContext): (() => Promise<string>) => {
  const registers = [services.metrics.registry]
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const up = gauge('service_database_up', '1 when the database answers within two seconds')
  const took = gauge('service_database_answer_seconds', 'Duration of the last test query')
  const outbox = gauge('service_outbox_messages', 'Messages that wait for a channel, or were given up', [
    'state',
    'channel',
  ])
  const names = Object.keys(countedMetrics) as readonly (keyof typeof countedMetrics)[]
  const counted = names.map((name) => ({ name, gauge: gauge(name, countedMetrics[name]) }))

  return async () => {
    const started = performance.now()
    const counts = await withTimeout(count(services))
    up.set(counts ? 1 : 0)
    took.set((performance.now() - started) / 1_000)
    outbox.reset()
    for (const { gauge } of counted) gauge.remove()
    if (counts) {
      outbox.set({ state: 'waiting', channel: 'mail' }, counts.waiting_mail)
      outbox.set({ state: 'waiting', channel: 'sms' }, counts.waiting_sms)
      outbox.set({ state: 'failed', channel: 'any' }, counts.failed)
      for (const { name, gauge } of counted) gauge.set(counts[name])
    }
    return services.metrics.registry.metrics()
  }
}

export interface MetricsListener {
  readonly port: number
  close(): Promise<void>
}

/** `/metrics` on its own port, so that no proxy can expose it with the API. Returns undefined if no port is set. */
export const startMetrics = async (context: PlatformContext & MetricsContext): Promise<MetricsListener | undefined> => {
  const { metricsHost: host, metricsPort: port } = context.env
  if (port === undefined) return undefined
  const read = createMetricsReader(context)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': context.metrics.registry.contentType }).end(text),
      (error: unknown) => {
        context.log.error({ err: error }, 'metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(new StartFault('port', [`METRICS_PORT ${port} cannot be used on ${host}: ${error.code}`])),
    )
    server.listen(port, host, listening)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
