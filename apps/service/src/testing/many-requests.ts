/** Number of rows to insert. */
export interface Size {
  readonly requests: number
  readonly attachments: number
  readonly auditRows: number
}

const officeCount = 10
/** Past requests are spread over this number of working days, with twelve slots each. */
const dayCount = 1_000

/** Maximum number of rows per statement, so that it can be stopped quickly. */
const batchSize = 200_000

const officeOf = `1 + n % ${officeCount}`
/** Ids begin with the office like those of the service, and are far from its random ids. */
const id = (kind: number) => `((${officeOf})::bigint << 43) + (${kind}::bigint << 32) + n`
const at = `moment - interval '1 day' - make_interval(secs => n * 0.01)`
const bytes = (length: number) => `decode(repeat(md5(n::text), ${length / 16}), 'hex')`
const day = `moment::date - 30 - (n / ${officeCount} % ${dayCount})::integer`
const slot = `1 + (n / ${officeCount * dayCount} % 12)::integer`

/** One in ten requests ended without payment and is erased, so its row has no session. */
const isErased = 'n % 10 = 0'

/** One statement for each table. `rows` is the clause that numbers the requests. */
const insertInto = {
  request: (
    rows,
  ) => `insert into request (office_id, id, session_id, mode, request_type, status, applicants, confirmation_number, language,
        submitted_on, created_at, changed_at)
      select ${officeOf}, ${id(1)}, case when ${isErased} then 0 else 1000000 + n end, 'normal', 'new',
        case when ${isErased} then 'expired' else 'paymentCompleted' end, 1, ${bytes(48)}, 'am', (${at})::date, ${at}, ${at} ${rows}`,
  request_person: (
    rows,
  ) => `insert into request_person (office_id, id, request_id, position, application_number, status, under18, applicant, phone_index,
        created_at, changed_at)
      select ${officeOf}, ${id(2)}, ${id(1)}, 1, 'SAMPLE' || n, 'paymentCompleted', false, ${bytes(800)}, ${bytes(32)}, ${at}, ${at} ${rows}`,
  number_directory: (rows) => `insert into number_directory (number_index, kind, office_id, request_id, target_id)
      select sha256((kind || n)::bytea), kind, ${officeOf}, ${id(1)}, case kind when 'application' then ${id(2)} else ${id(1)} end
      ${rows} cross join (values ('application'), ('confirmation')) kinds (kind)`,
  appointment: (
    rows,
  ) => `insert into appointment (office_id, id, day, slot_id, applicants, request_type, state, session_id, request_id, created_at, changed_at)
      select ${officeOf}, ${id(3)}, ${day}, ${slot}, 1, 'new', 'final', 1000000 + n, ${id(1)}, ${at}, ${at} ${rows}`,
  payment_order: (
    rows,
  ) => `insert into payment_order (office_id, id, request_id, option_id, provider, order_code, amount, state, instructions, expires_at,
        paid_at, created_at, changed_at)
      select ${officeOf}, ${id(4)}, ${id(1)}, 1, 'sample', 'SAMPLE' || n, 5000, 'paid', '{}', ${at}, ${at}, ${at}, ${at} ${rows}`,
  payment_event: (
    rows,
  ) => `insert into payment_event (provider, event_id, office_id, order_id, kind, amount, outcome, body, received_at)
    select 'sample', 'SAMPLE' || n, ${officeOf}, ${id(4)}, 'payment', 5000, 'paid', ${bytes(320)}, ${at} ${rows}`,
  // Messages are stored for a month, a twelfth of a year.
  outbox: (
    rows,
  ) => `insert into outbox (office_id, id, channel, template, language, recipient, params, request_id, dedupe, state, next_attempt_at,
      created_at, sent_at)
    select ${officeOf}, ${id(15)}, 'sms', 'reminder', 'am', ${bytes(64)}, ${bytes(320)}, ${id(1)}, 'sample' || n, 'sent', ${at}, ${at}, ${at}
    ${rows} where n % 12 = 0`,
  attachment: (rows, { requests, attachments }) => `
    insert into attachment (office_id, id, person_id, attachment_type_id, storage_key, media_type, bytes, sha256, created_at)
    select ${officeOf}, ${id(5)} + part::bigint * 1073741824, ${id(2)}, part, 'sample/' || n || '/' || part, 'image/jpeg', 700000, ${bytes(32)}, ${at}
    ${rows} cross join generate_series(1, ${Math.round(attachments / requests)}) part`,
  audit_log: (rows, { requests, auditRows }) => `
    insert into audit_log (office_id, id, at, actor_kind, actor_id, action, request_id, subject_id, detail)
    select ${officeOf}, ${id(16)} + part::bigint * 4294967296, ${at}, 'session', 1000000 + n, 'status.changed',
      case when part % 2 = 0 then ${id(1)} end, ${id(2)}, '{"from": "paid", "to": "underReview"}'
    ${rows} cross join generate_series(1, ${Math.round(auditRows / requests)}) part`,
} as const satisfies Record<string, (rows: string, size: Size) => string>

export type Table = keyof typeof insertInto
const allTables = Object.keys(insertInto) as readonly Table[]

/** Indexes that are dropped before the rows are inserted, and created again from their own definition. */
const secondaryIndexes = (tables: readonly Table[]) => `
  select indexdef from pg_indexes where schemaname = 'public' and tablename in (${tables.map((table) => `'${table}'`).join(', ')})
    and indexname not in (select conname from pg_constraint)`

/**
 * Inserts requests that ended before this time, with related rows, into a migrated database. Encrypted columns contain bytes
 * that are never read; benchmarks use other, real requests. Secondary indexes are created after the rows.
 */
export const insertManyRequests = async (
  query: (statement: string) => Promise<readonly Record<string, unknown>[]>,
  {
    size,
    before,
    tables = allTables,
    print = () => undefined,
  }: {
    readonly size: Size
    readonly before: Date
    /** Only these tables are filled. */
    readonly tables?: readonly Table[]
    readonly print?: (line: string) => void
  },
): Promise<void> => {
  const { requests } = size
  const moment = `(values ('${before.toISOString()}'::timestamptz)) moments (moment)`
  await query('set session_replication_role = replica')
  await query('set synchronous_commit = off')
  await query(`set maintenance_work_mem = '512MB'`)
  await query(`insert into slot_counter (office_id, day, slot_id, capacity, taken)
    select office, moment::date - 30 - day, slot, 1000, 0 from generate_series(1, ${officeCount}) office
      cross join generate_series(0, ${dayCount - 1}) day cross join generate_series(1, 12) slot cross join ${moment}
    on conflict do nothing`)
  const indexes = (await query(secondaryIndexes(tables))).map(({ indexdef }) => String(indexdef))
  const nameOf = (definition: string) => /index (\S+) on/i.exec(definition)?.[1]
  for (const definition of indexes) await query(`drop index ${nameOf(definition)}`)
  for (let from = 1; from <= requests; from += batchSize) {
    const to = Math.min(requests, from + batchSize - 1)
    const rows = `from generate_series(${from}::bigint, ${to}::bigint) n cross join ${moment}`
    for (const table of tables) await query(insertInto[table](rows, size))
    print(`  ${to} requests`)
  }
  await query(`update slot_counter c set taken = a.taken
    from (select office_id, day, slot_id, count(*) as taken from appointment group by 1, 2, 3) a
    where a.office_id = c.office_id and a.day = c.day and a.slot_id = c.slot_id`)
  print(`  ${indexes.length} indexes`)
  for (const definition of indexes) await query(definition)
  await query('set session_replication_role = default')
  await query('vacuum analyze')
}
