import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/platform/database/database.ts'
import { databases } from '../../src/testing/databases.ts'

/** Tables that grow with bookings: a cluster stores each row with its office. */
const booking = [
  'slot_counter',
  'appointment',
  'request',
  'request_event',
  'request_person',
  'request_family',
  'attachment',
  'first_approval',
  'payment_order',
  'payment_event',
  'payment_report',
  'outbox',
  'audit_log',
]
/** Tables that only operators change: a cluster has a copy on every node. */
const reference = [
  'region',
  'city',
  'office',
  'delivery_site',
  'restriction',
  'slot_template',
  'holiday',
  'office_closure',
  'fee_setting',
  'nationality',
  'occupation',
  'family_type',
  'passport_page',
  'attachment_type',
  'required_attachment',
  'payment_option',
]

let opened: OpenDatabase | undefined
beforeAll(async () => {
  opened = await databases.embedded()
})
afterAll(() => opened?.close())
const rows = async <Row>(text: string) => (await sql.raw<Row>(text).execute((opened as OpenDatabase).db)).rows

interface Key {
  readonly table: string
  readonly index: string
  readonly columns: readonly string[]
}

test('every key of the booking tables contains the office; docs/scale.md lists the exceptions', async () => {
  const keys = await rows<Key>(`
    select t.relname as table, i.relname as index,
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(x.indkey)) as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace and x.indisunique`)
  const without = keys.filter(({ table, columns }) => booking.includes(table) && !columns.includes('office_id'))
  expect(keys.filter(({ table }) => booking.includes(table)).length).toBeGreaterThan(booking.length)
  expect(without.map(({ index }) => index)).toEqual(['appointment_one_hold'])
})

test('a foreign key of the booking tables contains the office, or points to a table that every node has', async () => {
  const keys = await rows<Key & { readonly target: string }>(`
    select c.conrelid::regclass::text as table, c.conname as index, c.confrelid::regclass::text as target,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`)
  const bookingKeys = keys.filter(({ table }) => booking.includes(table))
  expect(bookingKeys.length).toBeGreaterThan(4)
  expect(
    bookingKeys.filter(({ columns, target }) => !columns.includes('office_id') && !reference.includes(target)),
  ).toEqual([])
})

test('has no sequences and no identity columns: the application generates every id', async () => {
  const found = await rows(`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace
    union all select attrelid::regclass::text from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and a.attidentity <> ''`)
  expect(found).toEqual([])
})

test('no function of the database takes an advisory lock or sends or receives notifications', async () => {
  const functions = await rows<{ readonly source: string }>(
    `select prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  expect(functions.length).toBeGreaterThan(1)
  expect(functions.filter(({ source }) => /advisory|pg_notify|\bnotify\b|\blisten\b/i.test(source))).toEqual([])
})
