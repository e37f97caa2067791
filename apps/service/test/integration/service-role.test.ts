import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/platform/database/database.ts'
import { checkDurability, checkServiceRole, prepareDatabase } from '../../src/platform/database/service-role.ts'
import { newId } from '../../src/platform/ids.ts'
import { StartFault } from '../../src/platform/start-fault.ts'
import { aVisitor } from '../../src/testing/a-client.ts'
import { cleanUpAfterEach, processSettings, startProcess } from '../../src/testing/a-process.ts'
import { createDatabase, databases, noPostgres, startPostgres } from '../../src/testing/databases.ts'
import { testKeys } from '../../src/testing/test-keys.ts'

cleanUpAfterEach()

const silent = pino({ level: 'silent' })
const role = `service_${randomUUID().replaceAll('-', '')}`
const password = randomUUID()
const stops: (() => Promise<unknown>)[] = []
let ownerUrl = ''
let serviceUrl = ''
let service: OpenDatabase
let owner: OpenDatabase

beforeAll(async () => {
  const server = await startPostgres()
  if (!server) return
  stops.push(server.stop)
  ownerUrl = server.url
  owner = await openDatabase({ databaseUrl: ownerUrl }, silent)
  await sql`create role ${sql.id(role)} login password ${sql.lit(password)}`.execute(owner.db)
  const url = new URL(server.url)
  url.username = role
  url.password = password
  serviceUrl = url.toString()
  service = await openDatabase({ databaseUrl: serviceUrl }, silent)
  await prepareDatabase(service, { migrationUrl: ownerUrl, keys: testKeys, log: silent })
  stops.unshift(
    () => service.close(),
    async () => {
      await sql`drop owned by ${sql.id(role)}`.execute(owner.db)
      await sql`drop role ${sql.id(role)}`.execute(owner.db)
      await owner.close()
    },
  )
})
afterAll(async () => {
  for (const stop of stops) await stop()
})
beforeEach((context) => {
  if (ownerUrl === '') context.skip(noPostgres)
})

const addRow = (at: string) => {
  const id = newId(1)
  return sql`insert into audit_log (office_id, id, at, actor_kind, action, detail)
    values (1, ${id}, ${at}, 'job', 'sample.done', '{}') returning id, at > now() - interval '1 minute' as is_now`.execute(
    service.db,
  )
}

test('a table of someone else, or one with a dot in its name, does not keep the service from starting', async () => {
  const migrator = `owner_${randomUUID().replaceAll('-', '')}`
  await sql`create role ${sql.id(migrator)} login password ${sql.lit(password)}`.execute(owner.db)
  const database = await createDatabase(ownerUrl, migrator)
  const asMigrator = new URL(database.url)
  asMigrator.username = migrator
  asMigrator.password = password
  const asService = new URL(database.url)
  asService.username = role
  asService.password = password
  const administrator = await openDatabase({ databaseUrl: database.url }, silent)
  const opened = await openDatabase({ databaseUrl: asService.toString() }, silent)
  try {
    await sql`alter database ${sql.id(migrator)} owner to ${sql.id(migrator)}`.execute(administrator.db)
    await sql`create table copy_of_a_row (value text)`.execute(administrator.db)
    await sql`create table "own.copy" (value text)`.execute(administrator.db)
    await sql`alter table "own.copy" owner to ${sql.id(migrator)}`.execute(administrator.db)
    const settings = { migrationUrl: asMigrator.toString(), keys: testKeys, log: silent }
    await expect(prepareDatabase(opened, settings)).resolves.not.toEqual([])
    expect(await opened.db.selectFrom('office').selectAll().execute()).toEqual([])
  } finally {
    await opened.close()
    await administrator.close()
    await database.drop()
    await sql`drop role ${sql.id(migrator)}`.execute(owner.db)
  }
})

test.each([
  'update audit_log set action = action',
  'delete from audit_log',
  'truncate audit_log',
  'alter table audit_log disable trigger all',
  'alter table audit_log disable trigger audit_log_dated',
  'drop trigger audit_log_append_only on audit_log',
  'drop trigger audit_log_dated on audit_log',
  'create or replace function audit_log_dated() returns trigger language plpgsql as $$ begin return new; end $$',
  'drop table audit_log',
  'delete from audit_seal',
  'update audit_seal set hash = hash',
  'delete from audit_sealed',
  'update audit_sealed set hash = hash',
  'alter table audit_sealed disable trigger user',
  'set session_replication_role = replica',
  "delete from kysely_migration where name like '%audit%'",
])('the role of the service may not: %s', async (statement) => {
  await addRow('2026-01-01')
  await expect(sql.raw(statement).execute(service.db)).rejects.toMatchObject({ code: '42501' })
})

test('the database sets the date of an audit row, and ignores a given date', async () => {
  const { rows } = await addRow('2020-01-01')
  expect(rows).toMatchObject([{ is_now: true }])
})

test('production refuses a role that could change audit rows, and accepts one that cannot', async () => {
  await expect(checkServiceRole(owner)).rejects.toBeInstanceOf(StartFault)
  await checkServiceRole(service)
})

test('an owner whose address leads to another database migrates nothing', async () => {
  const other = await createDatabase(ownerUrl, `other_${randomUUID().replaceAll('-', '')}`)
  const opened = await openDatabase({ databaseUrl: other.url }, silent)
  try {
    const prepared = prepareDatabase(service, { migrationUrl: other.url, keys: testKeys, log: silent })
    await expect(prepared).rejects.toThrow('MIGRATION_DATABASE_URL leads to another database than DATABASE_URL')
    const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(opened.db)
    expect(rows).toEqual([])
  } finally {
    await opened.close()
    await other.drop()
  }
})

test('the service starts and works under its own role', async () => {
  const settings = await processSettings('embedded')
  const running = await startProcess({
    ...settings,
    DATA_KEY: testKeys.data.toString('base64'),
    INDEX_KEY: testKeys.index.toString('base64'),
    DATABASE_URL: serviceUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
  })
  const visitor = await aVisitor(running.url)
  expect((await visitor.call('getCurrentHold', {})).status).toBe(200)
  await running.kill()
  // Its own keys are not those that wrote this database.
  const started = startProcess({ ...settings, DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: ownerUrl })
  await expect(started).rejects.toThrow(
    /ended with 2: INDEX_KEY is not the one of this database\nDATA_KEY is not key 1/,
  )
})

test('refuses a server that may lose acknowledged rows, and names the setting', {
  timeout: 60_000,
}, async (context) => {
  const opened = await databases.postgres()
  if (!opened) return context.skip(noPostgres)
  try {
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(opened.db)
    const checked = checkDurability(opened)
    // The test server runs without fsync. A server given by a setting may run with it.
    if (rows[0]?.fsync === 'off') await expect(checked).rejects.toThrow('the database has fsync = off')
    else await expect(checked).resolves.toBeUndefined()
  } finally {
    await opened.close()
  }
})

test('refuses a server that confirms a row before the standby has it', { timeout: 60_000 }, async (context) => {
  if (!ownerUrl) return context.skip(noPostgres)
  const url = new URL(ownerUrl)
  url.searchParams.set('options', '-c synchronous_commit=local')
  const opened = await openDatabase({ databaseUrl: url.href }, silent)
  try {
    await expect(checkDurability(opened)).rejects.toThrow('the database has synchronous_commit = local')
  } finally {
    await opened.close()
  }
})
