import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../database.ts'
import { databaseKinds, databases, noPostgres } from '../testing/databases.ts'
import { createTransactions } from '../transact.ts'
import { occupations, paymentOptions } from './load-lists.ts'
import { loadSampleData } from './load-sample-data.ts'
import { slotTemplates } from './load-schedule.ts'
import { load } from './loading.ts'

const words = { en: 'Sample', am: 'ናሙና', om: 'Fakkeenya', ti: 'ኣብነት' }

describe.each(databaseKinds)('on %s', (kind) => {
  let opened: OpenDatabase | undefined
  const transactions = () => createTransactions((opened as OpenDatabase).db)
  beforeAll(async () => {
    opened = await databases[kind]()
  })
  afterAll(() => opened?.close())
  beforeEach((context) => {
    if (!opened) context.skip(noPostgres)
  })

  test('sample data fills an empty database once, and nothing else', async () => {
    const { db } = transactions()
    expect(await loadSampleData(transactions())).toBe(true)
    expect(await loadSampleData(transactions())).toBe(false)
    const counts = async (table: 'office' | 'city' | 'nationality' | 'slot_template') =>
      (
        await db
          .selectFrom(table)
          .select((q) => q.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    expect(await counts('office')).toBe(10)
    expect(await counts('city')).toBe(120)
    expect(await counts('nationality')).toBe(250)
    expect(await counts('slot_template')).toBe(150)
    const main = await db.selectFrom('office').selectAll().where('main', '=', true).execute()
    expect(main.map(({ name }) => name.en)).toEqual(['Addis Ababa Main Office'])
  })

  test('loading again brings what is there up to date and adds what is new', async () => {
    const { db, transact } = transactions()
    const content = {
      occupations: [
        { id: 1, name: words },
        { id: 900, name: words },
      ],
    }
    expect(await transact((trx) => load(trx, occupations, content))).toEqual({ ok: true, rows: { occupations: 2 } })
    const rows = await db.selectFrom('occupation').select(['id', 'name']).where('id', 'in', [1, 900]).execute()
    expect(rows.map(({ name }) => name)).toEqual([words, words])
  })

  test('a file with faults changes nothing and names each by its place', async () => {
    const { transact } = transactions()
    const slots = { slotTemplates: [{ officeId: 1, id: 1, startTime: '8:00', endTime: '09:00', capacity: -1 }] }
    const loaded = await transact((trx) => load(trx, slotTemplates, slots))
    expect(loaded.ok ? [] : loaded.faults.map((fault) => fault.split(':')[0])).toEqual([
      'slotTemplates.0.startTime',
      'slotTemplates.0.capacity',
    ])
    const options = await transact((trx) =>
      load(trx, paymentOptions, { paymentOptions: [{ id: 1, code: 'X', name: '' }] }),
    )
    expect(options.ok ? [] : options.faults).toHaveLength(3)
  })
})
