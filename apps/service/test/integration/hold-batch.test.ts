import { type IsoDate, isoDate } from '@invea/domain'
import { applicantsOfOneCode, applicantsOfOneDomain } from '@invea/domain/appointment'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { domainPart } from '../../src/appointments/hold-queries.ts'
import { holdBatch, type PreparedHold } from '../../src/appointments/hold-writer.ts'
import type { OpenDatabase } from '../../src/platform/database/database.ts'
import { newId } from '../../src/platform/ids.ts'
import { databaseKinds, databases, noPostgres } from '../../src/testing/databases.ts'

const day: IsoDate = isoDate('2026-12-01')
const now = new Date('2026-11-21T08:00:00.000Z')
const officeId = 2

/** The slot that a session requests, and what it already holds. */
interface Command {
  readonly slot: number
  readonly applicants: number
  readonly earlier?: { readonly slot: number; readonly applicants: number } | undefined
  readonly unless?: PreparedHold['unless']
}

describe.each(databaseKinds)('on %s', (kind) => {
  let opened: OpenDatabase | undefined
  beforeAll(async () => {
    opened = await databases[kind]()
  })
  afterAll(() => opened?.close())
  beforeEach((context) => {
    if (!opened) context.skip(noPostgres)
  })

  const toPreparedHold = ({ slot, applicants, unless }: Command, sessionId: number): PreparedHold => ({
    ...{ officeId, day, slotId: slot, applicants, sessionId, accountId: null, requestType: 'new', urgentDays: null },
    origin: { network: 'a1', provenBy: null },
    ...{ id: newId(officeId), auditId: newId(officeId), key: `key-${sessionId}`, call: 'submitAppointment' },
    expiresAt: new Date(now.getTime() + 1_800_000),
    ...{ returnDelaySeconds: 0, unless },
    fingerprint: Buffer.from('f'),
    response: Buffer.from('a'),
  })
  /** Free capacity by slot before and after one batch, and the granted commands. */
  const run = async (commands: readonly Command[], free: readonly number[]) => {
    const { db } = opened as OpenDatabase
    for (const table of ['appointment', 'slot_counter', 'idempotency_key'])
      await sql.raw(`delete from ${table}`).execute(db)
    const sessions = commands.map(() => newId())
    const releasedIn = (slot: number) =>
      commands.reduce((sum, { earlier }) => sum + (earlier?.slot === slot ? earlier.applicants : 0), 0)
    for (const [index, applicants] of free.entries()) {
      const slot = index + 1
      await sql`insert into slot_counter values (${officeId}, ${day}, ${slot}, ${applicants + releasedIn(slot)}, 0)`.execute(
        db,
      )
    }
    const before = commands.flatMap(({ earlier }, at) =>
      earlier ? [{ ...toPreparedHold(earlier, sessions[at] ?? 0), key: null }] : [],
    )
    if (before.length > 0) await holdBatch(db, before, now)
    const results = await holdBatch(
      db,
      commands.map((command, at) => toPreparedHold(command, sessions[at] ?? 0)),
      now,
    )
    const { rows } = await sql<{ readonly remaining: number; readonly consistent: boolean }>`
      select capacity - taken as remaining, taken = coalesce((select sum(applicants) from appointment a
        where a.slot_id = counter.slot_id and state = 'held'), 0) as consistent
      from slot_counter counter order by slot_id`.execute(db)
    expect(rows.every(({ consistent }) => consistent)).toBe(true)
    return {
      granted: results.map((result) => result?.status === 'granted'),
      held: results.map((result) => result?.status === 'held'),
      remaining: rows.map(({ remaining }) => remaining),
    }
  }

  test('one key in many batches at once is granted once, and no batch leaves it without a result', async () => {
    const { db } = opened as OpenDatabase
    await run([], [1000])
    const rounds = process.env.TEST_FULL ? 150 : 30
    for (let round = 0; round < rounds; round += 1) {
      const sessionId = newId()
      const attempts = await Promise.allSettled(
        Array.from({ length: 6 }, () => holdBatch(db, [toPreparedHold({ slot: 1, applicants: 1 }, sessionId)], now)),
      )
      // A batch that lost the race for the key is rolled back and its commands are repeated one by one.
      const statuses = attempts.map((one) =>
        one.status === 'rejected' ? 'rolled back' : (one.value[0]?.status ?? 'nothing'),
      )
      expect(statuses.filter((status) => status === 'granted')).toHaveLength(1)
      expect(statuses.filter((status) => !['granted', 'answered', 'rolled back'].includes(status))).toEqual([])
    }
  })

  /** A hold that counts for a mailbox of a mail domain. */
  const coded = (domain: string, mailbox: string, { slot = 1, applicants = 1, unless }: Partial<Command> = {}) => ({
    ...{ ...toPreparedHold({ slot, applicants, unless }, newId()), key: null },
    origin: { network: null, provenBy: `${domain.padStart(domainPart, '0')}${mailbox}` },
  })

  test('batches with holds of the same codes in another order do not wait for each other', async () => {
    const { db } = opened as OpenDatabase
    const slots = Array.from({ length: 10 }, (_, at) => at + 1)
    await run(
      [],
      slots.map(() => 100),
    )
    const codes = Array.from({ length: 100 }, (_, at) => String(at))
    const batches = slots.map((slot) =>
      holdBatch(
        db,
        (slot % 2 === 0 ? codes : codes.toReversed()).map((code) => coded(code, String(slot), { slot })),
        now,
      ),
    )
    const outcomes = await Promise.allSettled(batches)
    expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([])
  })

  test('the database counts the applicants of a code and of a mail domain up to the limits of the domain package', async () => {
    const { db } = opened as OpenDatabase
    await run([], [1000])
    const hold = async (mailbox: string, applicants: number) => {
      const [outcome] = await Promise.allSettled([holdBatch(db, [coded('a1', mailbox, { applicants })], now)])
      return outcome.status
    }
    expect(await hold('first', applicantsOfOneCode)).toBe('fulfilled')
    expect(await hold('first', 1)).toBe('rejected')
    for (let of = applicantsOfOneCode; of < applicantsOfOneDomain; of += 1)
      expect(await hold(`mailbox ${of}`, 1)).toBe('fulfilled')
    expect(await hold('last', 1)).toBe('rejected')
  })

  test('a batch reads only its own holds, keys and counters, also with plans that were made while there were few', async () => {
    const { db } = opened as OpenDatabase
    await run([], [10_000])
    const tables = ['appointment', 'idempotency_key', 'slot_counter'] as const
    const read = await db.transaction().execute(async (trx) => {
      const rowsRead = async () => {
        const { rows } = await sql<{ readonly name: string; readonly read: number }>`
          select relname as name, (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables`.execute(
          trx,
        )
        return tables.map((table) => rows.find(({ name }) => name === table)?.read ?? 0)
      }
      for (let at = 0; at < 10; at++)
        await holdBatch(trx, [{ ...coded(`few ${at}`, 'one', { unless: 'returning' }), key: 'new' }], now)
      await sql`insert into slot_counter select ${officeId}, ${day}::date + n, 1, 1, 0 from generate_series(1, 4000) n`.execute(
        trx,
      )
      await sql`insert into idempotency_key select n, 'new', 'call', '', 200, '', ${now} from generate_series(1, 4000) n`.execute(
        trx,
      )
      await sql`insert into appointment (office_id, id, day, slot_id, applicants, request_type, state, session_id, expires_at,
          created_at, changed_at, proven_by)
        select ${officeId}, n, ${day}, 1, 1, 'new', 'held', n, ${now}::timestamptz + interval '1 hour', ${now}, ${now}, md5(n::text) || n
        from generate_series(1, 4000) n`.execute(trx)
      const before = await rowsRead()
      const holds = Array.from({ length: 100 }, (_, at) => ({
        ...coded(String(at), 'one', { unless: 'returning' }),
        key: 'new',
      }))
      await holdBatch(trx, holds, now)
      return (await rowsRead()).map((rows, at) => rows - (before[at] ?? 0))
    })
    expect(Math.max(...read)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...read)).toBeLessThan(1_000)
  })

  test('holds are granted in the order of their requests, groups whole or not at all', async () => {
    const commands = [3, 2, 1, 1].map((applicants) => ({ slot: 1, applicants }))
    expect(await run(commands, [4])).toMatchObject({ granted: [true, false, true, false], remaining: [0] })
  })

  test('a slot that is released is granted to an earlier request of the batch', async () => {
    const commands = [
      { slot: 1, applicants: 1 },
      { slot: 2, applicants: 1, earlier: { slot: 1, applicants: 1 } },
    ]
    expect(await run(commands, [0, 1])).toMatchObject({ granted: [true, true], remaining: [0, 0] })
  })

  test('a session may add applicants in its own slot', async () => {
    expect(await run([{ slot: 1, applicants: 3, earlier: { slot: 1, applicants: 2 } }], [1])).toMatchObject({
      granted: [true],
      remaining: [0],
    })
  })

  test('a command for a first hold does nothing when its session has a slot that is not free yet', async () => {
    const { db } = opened as OpenDatabase
    await run([], [10])
    const sessionId = newId()
    const released = { ...toPreparedHold({ slot: 1, applicants: 1 }, sessionId), key: null }
    await holdBatch(db, [released], now)
    await sql`update appointment set session_id = -1, returned_by = ${sessionId} where session_id = ${sessionId}`.execute(
      db,
    )
    const wanted = { ...toPreparedHold({ slot: 1, applicants: 1 }, sessionId), key: null }
    expect(await holdBatch(db, [{ ...wanted, unless: 'returning' }], now)).toEqual([{ status: 'held' }])
    expect(await holdBatch(db, [{ ...wanted, unless: 'held' }], now)).toEqual([{ status: 'granted' }])
  })

  const slots = fc.integer({ min: 1, max: 3 })
  const applicants = fc.integer({ min: 1, max: 5 })
  const commandLists: fc.Arbitrary<Command[]> = fc.array(
    fc.record({
      slot: slots,
      applicants,
      earlier: fc.option(fc.record({ slot: slots, applicants }), { nil: undefined }),
      unless: fc.constantFrom(undefined, 'held' as const, 'returning' as const),
    }),
    { minLength: 1, maxLength: 40 },
  )

  test('never above the capacity, and no refused request would still fit', { timeout: 120_000 }, () =>
    fc.assert(
      fc.asyncProperty(commandLists, fc.tuple(fc.nat(12), fc.nat(12), fc.nat(12)), async (commands, free) => {
        const { granted, held, remaining } = await run(commands, free)
        expect(held).toEqual(commands.map(({ earlier, unless }) => earlier !== undefined && unless !== undefined))
        expect(remaining.every((applicants) => applicants >= 0)).toBe(true)
        const fits = ({ slot, applicants, earlier }: Command) =>
          (remaining[slot - 1] ?? 0) + (earlier?.slot === slot ? earlier.applicants : 0) >= applicants
        expect(commands.filter((command, at) => !granted[at] && !held[at] && fits(command))).toEqual([])
      }),
      { numRuns: process.env.TEST_FULL ? 60 : 20 },
    ),
  )
})
