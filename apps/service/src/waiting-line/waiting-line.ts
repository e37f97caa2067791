import { createHmac, randomBytes } from 'node:crypto'
import { publishedLine, turnMinutes, type WaitingLine } from '@invea/domain/waiting-line'
import { sql } from 'kysely'
import { createBatcher } from '../platform/batching.ts'
import { createCachedValue } from '../platform/cached-value.ts'
import { isEqualText } from '../platform/client.ts'
import type { Clock } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { isUnavailable, type Reader } from '../platform/database/transaction.ts'
import type { Job } from '../platform/jobs/jobs.ts'
import type { PlatformContext } from '../platform/platform-context.ts'

/** The data of a ticket: the number of an arrival in one line, and its second. */
export interface Ticket {
  readonly line: number
  readonly number: number
  /** Seconds since 1970. */
  readonly arrived: number
}

/** `ticket`: for searches and holds of one application, or one move. `appointment`: for searches, and to change a hold while it is live. */
export interface Pass {
  readonly by: 'ticket' | 'appointment'
}

const ticketPattern = /^(\d{1,9})\.(\d{1,15})\.(\d{1,12})\.([\w-]{43})$/
const passPattern = /^(ticket|appointment)\.(\d{1,12})\.([\w-]{43})$/

export const createWaitingTickets = (linkKey: Buffer) => {
  // A separate key, so that signatures for other purposes are not valid here.
  const key = createHmac('sha256', linkKey).update('waiting-line').digest()
  const sign = (...parts: readonly (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('/')).digest('base64url')
  const ticketOf = ({ line, number, arrived }: Ticket) =>
    `${line}.${number}.${arrived}.${sign('ticket', line, number, arrived)}`
  const passOf = ({
    by,
    line,
    sessionId,
    until,
  }: Pass & { readonly line: number; readonly sessionId: number; readonly until: number }) =>
    `${by}.${until}.${sign('pass', by, line, sessionId, until)}`
  return {
    sign: ticketOf,
    /** Returns undefined for a text that this service has not signed. */
    read: (text: string) => {
      const [, line, number, arrived] = ticketPattern.exec(text) ?? []
      if (line === undefined) return undefined
      const ticket = { line: Number(line), number: Number(number), arrived: Number(arrived) }
      return isEqualText(text, ticketOf(ticket)) ? ticket : undefined
    },
    /** A pass of a session, until a moment in seconds since 1970. */
    signPass: passOf,
    /** Returns undefined for a text that is not a valid pass of this session and line now. */
    readPass: (
      text: string,
      { line, sessionId, now }: { readonly line: number; readonly sessionId: number; readonly now: Date },
    ) => {
      const [, by, until] = passPattern.exec(text) ?? []
      if (by === undefined || Number(until) * 1_000 <= now.getTime()) return undefined
      const pass = { by: by as Pass['by'] }
      return isEqualText(text, passOf({ ...pass, line, sessionId, until: Number(until) })) ? pass : undefined
    },
  }
}

/** Signs tickets and passes, so that neither needs a row or a query to be checked. */
export type WaitingTickets = ReturnType<typeof createWaitingTickets>

/** A number in the open line, and the line after it was given. */
interface TakenNumber {
  readonly number: number
  readonly line: WaitingLine
}

/** `now`: the time of the database. An instance with a wrong clock would admit everyone, or no one. */
type LineRow = Row<'waiting_line'> & { readonly now: Date; readonly over: number | null }

/** The line, counted up to the time of the database. */
const toLine = (row: LineRow): WaitingLine =>
  publishedLine(
    {
      id: row.id,
      opensAt: row.opens_at.getTime(),
      issued: row.issued,
      ...(row.drawn !== null && row.seed !== null && { drawn: row.drawn, seed: row.seed }),
      admitted: row.admitted,
      at: row.counted_at.getTime(),
      perMinute: row.per_minute,
      over: row.over ?? 0,
    },
    row.now.getTime(),
  )

/** `over`: positions admitted when a turn that ends now began, from the row of the last whole minute before. */
const columns = sql`waiting_line.*, moment.now, (
  select admitted from waiting_line_minute
  where line_id = waiting_line.id and at <= moment.now - make_interval(mins => ${turnMinutes})
  order by at desc limit 1) as over`

/**
 * Issues `count` numbers, updates the number of admitted positions, and draws the order at the opening, in one statement. Its
 * row lock synchronizes the instances. The admitted positions never exceed the numbers issued before.
 */
export const advance = async (reader: Reader, count: number, clock: Clock): Promise<LineRow | undefined> => {
  const seed = randomBytes(16).toString('hex')
  const { rows } = await sql<LineRow>`
    update waiting_line set
      admitted = case when counted_at >= moment.now then admitted else
        least(issued, admitted + per_minute / 60.0 * extract(epoch from moment.now - counted_at)::float8) end,
      counted_at = greatest(counted_at, moment.now),
      drawn = case when drawn is null and opens_at <= moment.now then issued else drawn end,
      seed = case when drawn is null and opens_at <= moment.now then ${seed} else seed end,
      issued = issued + ${count}
    from (select ${clock.databaseNow()} as now) moment
    where closed_at is null returning ${columns}`.execute(reader)
  return rows[0]
}

const read = async (reader: Reader, clock: Clock): Promise<LineRow | undefined> => {
  const { rows } = await sql<LineRow>`
    select ${columns} from waiting_line, (select ${clock.databaseNow()} as now) moment where closed_at is null`.execute(
    reader,
  )
  const [row] = rows
  return row && row.drawn === null && row.opens_at <= row.now ? advance(reader, 0, clock) : row
}

export const createWaitingLine = ({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) => {
  const cache = createCachedValue(clock, 1_000, async () => {
    const row = await read(db, clock)
    return row && toLine(row)
  })
  const current = async () => {
    const { at, value } = cache.get()
    const line = await value
    return line && publishedLine(line, line.at + clock.now().getTime() - at)
  }
  const take = async (count: number): Promise<readonly { readonly taken: TakenNumber | undefined }[]> => {
    const row = await advance(db, count, clock)
    const line = row && toLine(row)
    cache.set(line)
    return Array.from({ length: count }, (_, at) => ({ taken: line && { number: line.issued - count + at + 1, line } }))
  }
  // One statement at a time, for all waiting requests in their order.
  const numbers = createBatcher<null, { readonly taken: TakenNumber | undefined }>({
    concurrency: 1,
    maxBatchSize: 500,
    runBatch: (items) => take(items.length),
    shouldRejectAll: isUnavailable,
  })
  return {
    /** The open line, at most a second old and counted up to its `at`, which is now. Undefined if there is none. */
    current,
    /** Issues the next number. Returns undefined if no line is open. */
    takeNumber: async () => (await current()) && (await numbers.submit(null)).taken,
    /** Call this after an operator's change. Other instances read the change within a second. */
    forget: cache.forget,
  }
}

/** The waiting line of a release (decision 0030), shared by all instances through one row. */
export type WaitingLineStore = ReturnType<typeof createWaitingLine>

const minute = 60_000

/** Records the position of the line each minute: a turn is over when its position was admitted before `turnMinutes`. */
export const recordWaitingLineJob = ({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>): Job => ({
  name: 'note-waiting-line',
  everySeconds: 20,
  run: async () => {
    const row = await read(db, clock)
    if (!row || row.drawn === null) return 0
    const { at, admitted } = toLine(row)
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('waiting_line_minute')
      .values({ line_id: row.id, at: new Date(Math.ceil(at / minute) * minute), admitted: Math.floor(admitted) })
      .onConflict((conflict) => conflict.columns(['line_id', 'at']).doNothing())
      .executeTakeFirst()
    return Number(numInsertedOrUpdatedRows ?? 0)
  },
})
