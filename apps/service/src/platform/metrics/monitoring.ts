import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endedStatuses } from '@invea/domain/application'
import { daysBetween, momentInAddis, timeInAddis } from '@invea/domain/calendar'
import { addWorkingDays, type Closures, isWorkingDay, previousWorkingDay } from '@invea/domain/holidays'
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
}

interface Counts {
  readonly waitingMail: number
  readonly waitingSms: number
  readonly failed: number
  /** Age in seconds of the oldest waiting message, without messages delayed by the limit of their recipient. */
  readonly oldest: number
  readonly holds: number
  readonly networkShare: number
  readonly openOrders: number
  /** Payments that have been due back for more than a working day. */
  readonly refundsDue: number
  /** Reports of payment providers that have waited for a decision for more than a working day. */
  readonly paymentReportsDue: number
  /** Reviews that wait for more than a working day, or whose appointment begins within two. */
  readonly reviewsDue: number
  /** Requested corrections that the applicant has made more than a working day ago, and the agency has not accepted. */
  readonly correctionsDue: number
  /** People in the open waiting line who are not admitted yet. 0 if no line is open, as for the other figures. */
  readonly linePeople: number
  /** 1 if the line has reached its opening time. */
  readonly lineOpen: number
  readonly linePerMinute: number
  readonly lineAdmitted: number
  /** Tickets exchanged within the last minute. */
  readonly linePasses: number
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

/** Counts waiting work with one statement over partial indexes. Contains only counts and ages. */
const count = async ({ db, clock, master }: MetricsContext): Promise<Counts> => {
  const now = clock.now()
  const { closures } = await master.snapshot()
  const workingDayAgo = workingDayBefore(now, closures)
  const today = dayOf(now)
  const nearEnd = addTime(now, { hours: 24 * daysBetween(today, addWorkingDays(today, 2, closures)) })
  const { rows } = await sql<Counts>`select
    (select count(*) from outbox where state = 'waiting' and channel = 'mail')::integer as "waitingMail",
    (select count(*) from outbox where state = 'waiting' and channel = 'sms')::integer as "waitingSms",
    (select count(*) from outbox where state = 'failed')::integer as failed,
    coalesce((select extract(epoch from ${now}::timestamptz - min(created_at)) from outbox where state = 'waiting' and not delayed), 0)::float8 as oldest,
    (select count(*) from appointment where state = 'held' and expires_at > ${now})::integer as holds,
    coalesce((select max(share) from (
      select sum(appointment.applicants)::float8 / nullif((select sum(capacity) from slot_counter
        where slot_counter.office_id = appointment.office_id and slot_counter.day = appointment.day and slot_id <> 0), 0) as share
      from appointment
      where state in ('held', 'final') and expires_at + make_interval(secs => returns_after) > ${now} and network is not null
      group by office_id, day, network) as shares), 0)::float8 as "networkShare",
    (select count(*) from payment_order where state = 'open' and expires_at > ${now})::integer as "openOrders",
    (select count(*) from payment_event event
      join payment_order "order" on "order".office_id = event.office_id and "order".id = event.order_id
      -- A rejection or a returned refund makes an earlier payment due, and changes its order.
      where event.outcome = 'refundDue' and greatest(event.received_at,
        case "order".state when 'refundDue' then "order".changed_at end) < ${workingDayAgo})::integer as "refundsDue",
    (select count(*) from payment_report where decided_at is null and reported_at < ${workingDayAgo})::integer as "paymentReportsDue",
    (select count(*) from request where status = 'underReview' and held_until > ${now}
      and (confirmed_at < ${workingDayAgo} or held_until < ${nearEnd}))::integer as "reviewsDue",
    (select count(*) from request_person person
      join request on request.office_id = person.office_id and request.id = person.request_id
      where person.notified and request.status not in (${sql.join(endedStatuses)})
      and exists (select from request_event changed where changed.office_id = person.office_id
        and changed.request_id = person.request_id and changed.person_id = person.id and changed.kind = 'changed'
        and changed.at < ${workingDayAgo} and changed.at > (select max(asked.at) from request_event asked
          where asked.office_id = person.office_id and asked.request_id = person.request_id
          and asked.person_id = person.id and asked.kind = 'correctionAsked')))::integer as "correctionsDue",
    coalesce(line.issued - floor(line.now), 0)::integer as "linePeople",
    coalesce(line.opens_at <= ${clock.databaseNow()}, false)::integer as "lineOpen",
    coalesce(line.per_minute, 0)::integer as "linePerMinute",
    coalesce(floor(line.now), 0)::integer as "lineAdmitted",
    (select count(*) from waiting_pass where admitted_at > ${addTime(now, { minutes: -1 })})::integer as "linePasses"
    from (select) as always left join (select issued, opens_at, per_minute, least(issued, admitted
      + per_minute / 60.0 * greatest(0, extract(epoch from ${clock.databaseNow()} - counted_at))::float8) as now
      from waiting_line where closed_at is null) as line on true`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the count query returned no row')
  return counts
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
  const counted = [
    ['oldest', gauge('service_outbox_oldest_seconds', 'Age of the oldest message that waits')],
    ['holds', gauge('service_holds_live', 'Appointments held and not yet used')],
    [
      'networkShare',
      gauge(
        'service_hold_network_share_max',
        'Largest share of one office and day that one network holds, has not paid or has just released',
      ),
    ],
    ['openOrders', gauge('service_orders_open', 'Payment orders that can still be paid')],
    ['refundsDue', gauge('service_refunds_due', 'Payments that have been due back for more than a working day')],
    [
      'paymentReportsDue',
      gauge('service_payment_reports_due', 'Payment reports that wait for a working day to be decided'),
    ],
    ['reviewsDue', gauge('service_reviews_due', 'Reviews that wait for a working day, or whose appointment is near')],
    ['correctionsDue', gauge('service_corrections_due', 'Corrections that wait for a working day to be accepted')],
    ['linePeople', gauge('service_waiting_line_people', 'People in the waiting line who are not admitted')],
    ['lineOpen', gauge('service_waiting_line_open', '1 while a waiting line is past its opening')],
    ['linePerMinute', gauge('service_waiting_line_rate', 'People a minute that the waiting line may admit')],
    ['lineAdmitted', gauge('service_waiting_line_admitted', 'Positions that the open waiting line has admitted')],
    ['linePasses', gauge('service_waiting_line_passes', 'Tickets exchanged for a pass within the last minute')],
  ] as const

  return async () => {
    const started = performance.now()
    const counts = await withTimeout(count(services))
    up.set(counts ? 1 : 0)
    took.set((performance.now() - started) / 1_000)
    outbox.reset()
    for (const [, gauge] of counted) gauge.remove()
    if (counts) {
      outbox.set({ state: 'waiting', channel: 'mail' }, counts.waitingMail)
      outbox.set({ state: 'waiting', channel: 'sms' }, counts.waitingSms)
      outbox.set({ state: 'failed', channel: 'any' }, counts.failed)
      for (const [name, gauge] of counted) gauge.set(counts[name])
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
