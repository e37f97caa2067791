import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { Gauge } from 'prom-client'
import type { AppContext } from '../../app-context.ts'
import type { PlatformContext } from '../platform-context.ts'
import { StartFault } from '../start-fault.ts'

type MetricsContext = Pick<PlatformContext, 'db' | 'clock' | 'metrics'>

interface Counts {
  readonly waitingMail: number
  readonly waitingSms: number
  readonly failed: number
  /** Seconds that the oldest message has waited, without those that the limits of their recipient delay. */
  readonly oldest: number
  readonly holds: number
  readonly networkShare: number
  readonly openOrders: number
  readonly refundsDue: number
}

/** Longer than a healthy database ever takes; a monitoring system asks again in a quarter of a minute. */
const patience = 2_000

/** What is waiting, in one statement over partial indexes. Counts and ages alone. */
const count = async ({ db, clock }: MetricsContext): Promise<Counts> => {
  const now = clock.now()
  const { rows } = await sql<Counts>`select
    (select count(*) from outbox where state = 'waiting' and channel = 'mail')::integer as "waitingMail",
    (select count(*) from outbox where state = 'waiting' and channel = 'sms')::integer as "waitingSms",
    (select count(*) from outbox where state = 'failed')::integer as failed,
    coalesce((select extract(epoch from ${now}::timestamptz - min(created_at)) from outbox where state = 'waiting' and not delayed), 0)::float8 as oldest,
    (select count(*) from appointment where state = 'held' and expires_at > ${now})::integer as holds,
    coalesce((select max(share) from (
      select sum(appointment.places)::float8 / nullif((select sum(capacity) from slot_counter
        where slot_counter.office_id = appointment.office_id and slot_counter.day = appointment.day and slot_id <> 0), 0) as share
      from appointment join session on session.id = appointment.session_id
      where appointment.state in ('held', 'final') and appointment.expires_at > ${now} and session.network is not null
      group by appointment.office_id, appointment.day, session.network) as shares), 0)::float8 as "networkShare",
    (select count(*) from payment_order where state = 'open' and expires_at > ${now})::integer as "openOrders",
    (select count(*) from payment_event where outcome = 'refundDue')::integer as "refundsDue"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('the database counted nothing')
  return counts
}

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined).unref()),
  ])

/** Returns the metrics; gauges from the database are read at each request for them, and never otherwise. */
export const createMetricsReader = (services: MetricsContext): (() => Promise<string>) => {
  const registers = [services.metrics.registry]
  const up = new Gauge({
    name: 'service_database_up',
    help: '1 when the database answers within two seconds',
    registers,
  })
  const took = new Gauge({ name: 'service_database_answer_seconds', help: 'Time it took to answer', registers })
  const outbox = new Gauge({
    name: 'service_outbox_messages',
    help: 'Messages that wait for a channel, or were given up',
    labelNames: ['state', 'channel'],
    registers,
  })
  const oldest = new Gauge({
    name: 'service_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits',
    registers,
  })
  const holds = new Gauge({ name: 'service_holds_live', help: 'Places held and not yet used', registers })
  const networkShare = new Gauge({
    name: 'service_hold_network_share_max',
    help: 'Largest share of one office and day that one network holds or has not paid',
    registers,
  })
  const orders = new Gauge({ name: 'service_orders_open', help: 'Payment orders that can still be paid', registers })
  const refunds = new Gauge({ name: 'service_refunds_due', help: 'Payments that belong back to the payer', registers })

  return async () => {
    const started = performance.now()
    const counts = await inTime(count(services))
    up.set(counts ? 1 : 0)
    took.set((performance.now() - started) / 1_000)
    outbox.reset()
    for (const gauge of [oldest, holds, networkShare, orders, refunds]) gauge.remove()
    if (counts) {
      outbox.set({ state: 'waiting', channel: 'mail' }, counts.waitingMail)
      outbox.set({ state: 'waiting', channel: 'sms' }, counts.waitingSms)
      outbox.set({ state: 'failed', channel: 'any' }, counts.failed)
      oldest.set(counts.oldest)
      holds.set(counts.holds)
      networkShare.set(counts.networkShare)
      orders.set(counts.openOrders)
      refunds.set(counts.refundsDue)
    }
    return services.metrics.registry.metrics()
  }
}

export interface MetricsListener {
  readonly port: number
  close(): Promise<void>
}

/**
 * `/metrics` on a listener of its own: what portals and brokers reach has no such address, whatever a proxy lets
 * through. Undefined: no port was set, and nothing listens.
 */
export const startMetrics = async (context: AppContext): Promise<MetricsListener | undefined> => {
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
