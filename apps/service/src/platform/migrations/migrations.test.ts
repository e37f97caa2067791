import { expect, test } from 'vitest'
import { findLockingStatements } from '../../testing/migration-locks/find-locking-statements.ts'
import { tablesOf } from '../../testing/migration-locks/sql-tree.ts'
import { masterData } from './master-data.ts'
import { migrations, type SchemaChange } from './migrations.ts'

/** Tables of master data are small: one row per office or country. */
const smallTables = await tablesOf(masterData)
const baseline = '0001-baseline'

const faultsOf = (...changes: readonly SchemaChange[]) =>
  findLockingStatements(Object.fromEntries(changes.map((change, at) => [`000${at + 2}`, change])), smallTables)

test('no migration after the baseline blocks calls on a full database', async () => {
  const { [baseline]: _, ...later } = migrations
  expect(await findLockingStatements(later, smallTables)).toEqual([])
})

test.each([
  ['create index i on request (status)', /CONCURRENTLY, in a migration outside/],
  ['create index concurrently if not exists i on request (status)', /outsideTransaction/],
  ['drop index appointment_unpaid_by_session', /dropped with CONCURRENTLY/],
  ['alter table request add column note text not null', /needs a default/],
  ['alter table request add column note uuid default gen_random_uuid()', /differs by row/],
  ['alter table request add column n bigserial', /serial/],
  ['alter table request add column n bigint generated always as identity', /only null or has a constant default/],
  ['alter table request add column n integer references office', /NOT VALID/],
  ['alter table request add column n integer unique', /CONCURRENTLY/],
  ['alter table request alter column status set not null', /SET NOT NULL reads the whole table/],
  ['alter table request alter column status type varchar(20)', /AT_AlterColumnType is not known to be quick/],
  ['alter table request set logged', /not known to be quick/],
  ['alter table request add constraint c check (applicants > 0)', /NOT VALID/],
  ['alter table request add constraint c unique (id)', /USING INDEX/],
  ['alter table request drop column status', /unusedSince/],
  ['alter table request rename column status to state', /unusedSince/],
  ['alter table request rename to application', /unusedSince/],
  ['drop table request', /unusedSince/],
  ['lock table request', /LockStmt is not known to be quick/],
  ['truncate request', /TruncateStmt/],
  ['cluster request using request_pkey', /not known to be quick/],
  ['do $$ begin update request set status = status; end $$', /DoStmt/],
  ["update request set status = 'initial'", /changes rows of request/],
  [
    "with a as (delete from appointment returning id) insert into region select id, '{}', 1 from a",
    /rows of appointment/,
  ],
])('refuses: %s', async (statement, why) => {
  expect(await faultsOf({ statements: [statement] })).toEqual([expect.stringMatching(why)])
})

test.each([
  'alter table request add column note text',
  "alter table request add column note text not null default ''",
  'alter table request add column noted_at timestamptz default now()',
  'alter table request alter column status drop not null',
  'alter table request add constraint c unique using index request_note',
  'create table note (id bigint primary key, request_id bigint not null)',
  'create index city_by_position on city (position)',
  "update office set phone = '9131'",
])('accepts: %s', async (statement) => {
  expect(await faultsOf({ statements: [statement] })).toEqual([])
})

test('a table of the same migration gets its indexes and constraints at once, and later ones do not', async () => {
  const table = 'create table note (id bigint primary key, words text)'
  const rest = ['create index note_words on note (words)', 'alter table note alter column words set not null']
  expect(await faultsOf({ statements: [table, ...rest] })).toEqual([])
  expect(await faultsOf({ statements: [table] }, { statements: rest })).toHaveLength(2)
})

test('a column becomes not null after its check was validated in a later migration', async () => {
  const add = 'alter table request add constraint status_is_set check (status is not null) not valid'
  const validate = 'alter table request validate constraint status_is_set'
  const set = 'alter table request alter column status set not null'
  expect(await faultsOf({ statements: [add] }, { statements: [validate] }, { statements: [set] })).toEqual([])
  expect(await faultsOf({ statements: [add] }, { statements: [set] })).toHaveLength(1)
  expect(await faultsOf({ statements: [add, validate] })).toEqual([expect.stringContaining('a later migration')])
})

test('outside a transaction each statement has no effect the second time', async () => {
  const outside = (statement: string) => faultsOf({ statements: [statement], outsideTransaction: true })
  expect(await outside('create index concurrently if not exists i on request (status)')).toEqual([])
  expect(await outside('drop index concurrently if exists i')).toEqual([])
  expect(await outside('create index concurrently i on request (status)')).toHaveLength(1)
  expect(await outside('drop index concurrently i')).toHaveLength(1)
  expect(await outside('alter table request add column note text')).toHaveLength(1)
})

test('a migration that removes a column names the version that no longer uses it', async () => {
  const statements = ['alter table request drop column note']
  expect(await faultsOf({ statements, unusedSince: '1.4' })).toEqual([])
})
