import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { daysFrom, makeVisitors, offices, releaseDay, slots } from './workload.ts'

/** Runs statements on either database. No service may use it, because the embedded database accepts one process. */
export type Statements = <Result>(
  work: (run: <Row extends pg.QueryResultRow>(sql: string) => Promise<readonly Row[]>) => Promise<Result>,
) => Promise<Result>

export const onPostgres =
  (url: string): Statements =>
  async (work) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return work(async (sql) => (await client.query(sql)).rows).finally(() => client.end())
  }

export const onEmbedded =
  (dataDir: string): Statements =>
  async (work) => {
    const database = await PGlite.create({ dataDir: `${dataDir}/database` })
    return work(async <Row>(sql: string) => (await database.query<Row>(sql)).rows).finally(() => database.close())
  }

const list = (days: readonly string[]) => days.map((day) => `('${day}'::date)`).join(', ')
const openDays = (days: readonly string[], capacity: number) => `
  insert into slot_counter (office_id, day, slot_id, capacity)
  select office, day, slot, ${capacity} from generate_series(1, ${offices.length}) office,
    (values ${list(days)}) as open (day), generate_series(1, ${slots.length}) slot`

/** Prepares visitors, long booking windows, and capacity. Only release days can be sold out. */
export const prepare = async (on: Statements, visitors: number, rounds: number): Promise<void> => {
  const now = new Date()
  const releases = Array.from({ length: rounds + 1 }, (_, round) => releaseDay(now, round))
  await on(async (run) => {
    await run('update restriction set min_days = 1, max_days = 150')
    await run(openDays(daysFrom(now), 1_000_000))
    await run(openDays(releases, 20))
    for (const statement of makeVisitors(1, visitors)) await run(statement)
    await run('analyze')
  })
}

/** Consistency figures. All except `rows` and `applicants` count faults. */
interface ConsistencyFigures {
  readonly rows: number
  readonly applicants: number
  readonly overbooked: number
  readonly disagreeing: number
  readonly withoutAudit: number
  readonly withoutKey: number
}

/** Compares counters with the ledger, and the ledger with audit rows and idempotency keys. */
export const readConsistency = async (on: Statements): Promise<ConsistencyFigures> => {
  const [figures] = await on((run) =>
    run<ConsistencyFigures>(`
      with live as (select office_id, day, slot_id, sum(applicants) as applicants, count(*) as rows from appointment
        where state in ('held', 'final') group by office_id, day, slot_id),
      slot as (select capacity, taken, coalesce(applicants, 0) as applicants, coalesce(rows, 0) as rows
        from slot_counter left join live using (office_id, day, slot_id))
      select sum(rows)::integer as rows, sum(applicants)::integer as applicants,
        coalesce(sum(greatest(applicants - capacity, 0)), 0)::integer as overbooked,
        (count(*) filter (where taken <> applicants))::integer as disagreeing,
        (select count(*) from appointment where not exists (select 1 from audit_log
          where audit_log.office_id = appointment.office_id and subject_id = appointment.id
            and action = 'hold.taken'))::integer as "withoutAudit",
        (select count(*) from appointment where not exists (select 1 from idempotency_key
          where idempotency_key.session_id = appointment.session_id))::integer as "withoutKey"
      from slot`),
  )
  if (!figures) throw new Error('the consistency figures cannot be read')
  return figures
}
