import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { isMigrated } from '../../src/platform/database/migrate.ts'
import { readEnv } from '../../src/read-env.ts'
import { addCleanup, cleanUpAfterEach, spawnService, startProcess } from '../../src/testing/a-process.ts'
import { createDatabase, noPostgres, startServerForTests } from '../../src/testing/databases.ts'

cleanUpAfterEach()

const newSettings = (more: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'migrating-'))
  addCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return { NODE_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'info', ...more }
}

/** Starts the service after the kill, and checks that every migration is complete. */
const expectStart = async (settings: Readonly<Record<string, string>>) => {
  const service = await startProcess(settings)
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${service.url}/Master/api/V1.0/MasterDatas/GetAll`)).status).toBe(200)
  await service.kill()
  const opened = await openDatabase(readEnv({ ...settings }), pino({ level: 'silent' }))
  expect(await isMigrated(opened.db)).toBe(true)
  await opened.close()
}

test('postgres: a service killed during its migrations leaves no changes, and the next one migrates', {
  timeout: 300_000,
}, async ({ skip }) => {
  const server = await startServerForTests()
  if (!server) return skip(noPostgres)
  addCleanup(server.stop)
  // An empty database, because those of other tests are already migrated.
  const { url, drop } = await createDatabase(server.url, `migrating_${process.pid}`)
  addCleanup(drop)
  const settings = newSettings({ DATABASE_URL: url })
  // Two connections, because the open transaction does not see the changes of others.
  const [other, observer] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })]
  for (const client of [other, observer]) {
    await client.connect()
    addCleanup(() => client.end())
  }
  const count = async (sql: string) => Number((await observer.query<{ n: string }>(sql)).rows[0]?.n)

  // Another connection creates a table of the baseline without a commit, so that the migrator waits there.
  await other.query('begin')
  await other.query('create table outbox (id integer)')
  const killed = spawnService(settings)
  addCleanup(() => killed.kill('SIGKILL'))
  const waiting = `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%create table outbox%'`
  await expect.poll(() => count(waiting), { timeout: 180_000 }).toBe(1)
  killed.kill('SIGKILL')
  await other.query('rollback')
  await expect
    .poll(
      () => count(`select count(*) as n from pg_stat_activity where query ilike 'create table%' and state <> 'idle'`),
      { timeout: 60_000 },
    )
    .toBe(0)
  expect(
    await count(
      `select count(*) as n from pg_tables where schemaname = 'public' and tablename in ('region', 'session')`,
    ),
  ).toBe(0)

  await expectStart(settings)
})

const sizeOf = (folder: string): number => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
/** Stages of a first start by the content of its folder. */
const stages: readonly ((folder: string) => boolean)[] = [
  (folder) => existsSync(join(folder, 'database.lock')),
  (folder) => existsSync(join(folder, 'database.new')) || existsSync(join(folder, 'database')),
  (folder) => sizeOf(join(folder, 'database')) > 100,
]

test('embedded: starts after a kill at any stage of the first start', { timeout: 600_000 }, async () => {
  for (const stage of process.env.TEST_FULL ? stages : stages.slice(-1)) {
    const settings = newSettings()
    const killed = spawnService(settings)
    addCleanup(() => killed.kill('SIGKILL'))
    await vi.waitUntil(() => stage(settings.DATA_DIR), { timeout: 180_000, interval: 5 })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    await expectStart(settings)
  }
})
