import pg from 'pg'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.ts'
import { migrate, type SchemaChanges } from '../../src/platform/database/migrate.ts'
import { migrations } from '../../src/platform/migrations/migrations.ts'
import { addCleanup, cleanUpAfterEach } from '../../src/testing/a-process.ts'
import { noPostgres, startPostgres } from '../../src/testing/databases.ts'

cleanUpAfterEach()

const quiet = pino({ level: 'silent' })
let url = ''
beforeEach(async ({ skip }) => {
  const server = await startPostgres()
  if (!server) return skip(noPostgres)
  url = server.url
  addCleanup(server.stop)
})

const open = async (): Promise<OpenDatabase['db']> => {
  const opened = await openDatabase({ databaseUrl: url }, quiet)
  addCleanup(opened.close)
  return opened.db
}
const connect = async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  addCleanup(() => client.end())
  return client
}

const addColumn: SchemaChanges = {
  ...migrations,
  '0100-note': { statements: ['alter table request add column note text'] },
}
const addIndex: SchemaChanges = {
  ...migrations,
  '0100-index': {
    outsideTransaction: true,
    statements: ['create index concurrently if not exists request_by_mode on request (mode)'],
  },
}
const isValid = `select indisvalid as valid from pg_index where indexrelid = to_regclass('request_by_mode')`

test('a migration that waits for its lock does not block other calls, and succeeds when the lock is free', async () => {
  const [db, user, other] = [await open(), await connect(), await connect()]
  await migrate(db)
  await user.query('begin')
  await user.query('select from request')
  const migrated = migrate(db, addColumn)
  const waits: number[] = []
  for (const began = Date.now(); Date.now() - began < 3_500; ) {
    const sentAt = performance.now()
    await other.query('select from request')
    waits.push(performance.now() - sentAt)
  }
  // At least one call waited behind the statement that waits for its lock.
  expect(Math.max(...waits)).toBeGreaterThan(100)
  expect(Math.max(...waits)).toBeLessThan(1_000)
  await user.query('rollback')
  expect(await migrated).toEqual(['0100-note'])
  await other.query('select note from request')
})

test('builds an index while other transactions write to the table', async () => {
  const [db, user, other] = [await open(), await connect(), await connect()]
  await migrate(db)
  const insertSession = `insert into session (id, kind, created_at) values ($1, 'anonymous', now())`
  const building = {
    ...migrations,
    '0100-index': {
      outsideTransaction: true,
      statements: ['create index concurrently if not exists session_by_kind on session (kind)'],
    },
  } as const
  await user.query('begin')
  await user.query(insertSession, [1])
  const migrated = migrate(db, building)
  const waiting = `select from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await other.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1)
  await other.query('set statement_timeout = 300')
  await other.query(insertSession, [2])
  await user.query('commit')
  expect(await migrated).toEqual(['0100-index'])
})

test('builds an index again after its build was interrupted', async () => {
  const [db, user, other] = [await open(), await connect(), await connect()]
  await migrate(db)
  await user.query('begin')
  await user.query(`lock table request in row exclusive mode`)
  const migrated = migrate(db, addIndex).catch((error: Error) => error)
  const build = `select pid from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await other.query(build)).rowCount, { timeout: 30_000 }).toBe(1)
  await other.query(`select pg_terminate_backend(pid) from (${build}) building`)
  expect(await migrated).toBeInstanceOf(Error)
  await user.query('rollback')
  expect((await other.query(isValid)).rows).toEqual([{ valid: false }])
  expect(await migrate(await open(), addIndex)).toEqual(['0100-index'])
  expect((await other.query(isValid)).rows).toEqual([{ valid: true }])
})

test('builds an index once when three services start together', async () => {
  const databases = [await open(), await open(), await open()]
  const done = await Promise.all(databases.map((db) => migrate(db, addIndex)))
  expect(done.flat().filter((name) => name === '0100-index')).toHaveLength(1)
  expect((await (await connect()).query(isValid)).rows).toEqual([{ valid: true }])
})
