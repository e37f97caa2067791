import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { todayInAddis } from '@invea/domain'
import { type Master, urgentSlot } from '../load/messages.ts'
import { capacityOf, urgentCapacity, urgentOffice } from '../load/visits.ts'
import {
  connectTo,
  type Database,
  makePostgres,
  type PostgresServer,
  type PostgresSettings,
} from './postgres-server.ts'
import { recordChanges } from './record-changes.ts'
import { makeService, type ServiceProcess } from './service-process.ts'

/** Pays for an unconfirmed request. */
export type Pay = (request: number, token: string) => Promise<void>

/** The environment of the visitors: routes to the service, and the connections of the harness. */
export interface TestSystem {
  readonly routes: readonly { readonly port: number; readonly isUp: () => boolean }[]
  readonly database: Database
  readonly master: Master
  readonly windowDays: number
  readonly pay: Pay
  /** Stops the service after it has finished open requests. Nothing changes afterwards. */
  drain(): Promise<void>
  remove(): Promise<void>
}

/** A test system with its own database server and processes of the service. */
export interface OwnTestSystem extends TestSystem {
  readonly postgres: PostgresServer
  readonly services: readonly ServiceProcess[]
}

export const windowDays = 390

/** Sets capacities and booking windows of the sample offices, as an operator would for a release of many days. */
export const openOffices = async (database: Database): Promise<void> => {
  const slots = await database.rows<{ readonly id: number }>('select distinct id from slot_template')
  for (const { id } of slots)
    await database.rows('update slot_template set capacity = $1 where id = $2', [capacityOf(id), id])
  await database.rows(
    `insert into slot_counter (office_id, day, slot_id, capacity)
    select ${urgentOffice}, day, ${urgentSlot}, ${urgentCapacity} from generate_series($1::date, $1::date + ${windowDays}, interval '1 day') day
    on conflict (office_id, day, slot_id) do update set capacity = excluded.capacity`,
    [todayInAddis(Date.now())],
  )
  await database.rows('update restriction set min_days = 1, max_days = $1', [windowDays])
}

export const readMaster = async (database: Database): Promise<Master> => {
  const [nationality] = await database.rows<{ readonly id: number }>("select id from nationality where code = 'ETH'")
  const sites = await database.rows<{ readonly office: number; readonly site: number }>(
    'select office_id as office, min(id) as site from delivery_site group by office_id',
  )
  return { nationalityId: nationality?.id ?? 0, siteOf: new Map(sites.map(({ office, site }) => [office, site])) }
}

/** Repeats a statement of the harness while the database is unavailable. */
export const untilDone = async (work: () => Promise<unknown>): Promise<void> => {
  for (;;) {
    try {
      await work()
      return
    } catch {
      await wait(50)
    }
  }
}

/** Replaces the payment in proofs that test only appointments. */
const markPaidIn =
  (database: Database): Pay =>
  (request) =>
    untilDone(() =>
      database.rows(
        `with paid as (update request set status = 'paymentCompleted', held_until = null where id = $1 returning id),
          confirmed as (update appointment set expires_at = null where request_id = $1 and state = 'final')
        update request_person set status = 'paymentCompleted' where request_id in (select id from paid)`,
        [request],
      ),
    )

export const startTestSystem = async (options: {
  readonly folder: string
  readonly processes: number
  readonly mutants: readonly string[]
  readonly postgres: PostgresSettings
  /** Settings of the service that override those of the harness. */
  readonly settings?: Readonly<Record<string, string>>
}): Promise<OwnTestSystem | { readonly missing: string }> => {
  mkdirSync(options.folder, { recursive: true })
  const postgres = await makePostgres(options.postgres)
  if ('missing' in postgres) return postgres
  const services: ServiceProcess[] = []
  const database = connectTo(postgres.url)
  const remove = async () => {
    await Promise.all(services.map(({ kill }) => kill()))
    await database.close()
    await postgres.remove()
  }
  try {
    await postgres.start()
    const name = (at: number) => ({
      databaseUrl: postgres.url,
      folder: options.folder,
      name: `service-${at + 1}`,
      preloaded: options.mutants,
      ...(options.settings && { settings: options.settings }),
    })
    for (let at = 0; at < options.processes; at++) services.push(await makeService(name(at)))
    // The first process migrates and loads the sample data. It reads the data only with its first request, so they can still change.
    await services[0]?.start()
    await openOffices(database)
    await recordChanges(database)
    await Promise.all(services.slice(1).map((service) => service.start()))
    const drain = async () => {
      for (const service of services) await service.stop()
    }
    const master = await readMaster(database)
    return {
      postgres,
      services,
      routes: services,
      database,
      master,
      windowDays,
      pay: markPaidIn(database),
      drain,
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}
