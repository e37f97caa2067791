import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { audit } from '../../src/platform/audit-log/audit.ts'
import { createTransactions, isUnavailable, sendWrites } from '../../src/platform/database/transaction.ts'
import { ok, refused } from '../../src/platform/refusal.ts'
import { databases, noPostgres } from '../../src/testing/databases.ts'

const page = (id: number) => ({ id, pages: 32 })

describe.each(Object.keys(databases) as (keyof typeof databases)[])('on %s', (kind) => {
  test('a refusal and an error roll back; a query outside the open transaction throws', {
    timeout: 60_000,
  }, async (context) => {
    const opened = await databases[kind]()
    if (!opened) return context.skip(noPostgres)
    onTestFinished(() => opened.close())
    const { db, attempt, transact } = createTransactions(opened.db)
    const rows = async () => (await db.selectFrom('passport_page').selectAll().execute()).length

    const refusal = await attempt(async (trx) => {
      await trx.insertInto('passport_page').values(page(1)).execute()
      return refused('notAllowed')
    })
    expect(refusal).toEqual({ ok: false, error: { code: 'notAllowed' } })
    expect(await rows()).toBe(0)

    await expect(
      transact(async (trx) => {
        await trx.insertInto('passport_page').values(page(1)).execute()
        throw new Error('bug')
      }),
    ).rejects.toThrow('bug')
    expect(await rows()).toBe(0)

    await expect(transact(() => db.selectFrom('passport_page').selectAll().execute())).rejects.toThrow(
      'use the transaction',
    )

    await attempt(async (trx) => {
      await trx.insertInto('passport_page').values(page(1)).execute()
      return ok(null)
    })
    expect(await rows()).toBe(1)
  })

  test('writes before the commit are one statement, dated in their order, and a refusal omits them', {
    timeout: 60_000,
  }, async (context) => {
    const opened = await databases[kind]()
    if (!opened) return context.skip(noPostgres)
    onTestFinished(() => opened.close())
    const { db, attempt, transact } = createTransactions(opened.db)
    const rows = () => db.selectFrom('audit_log').select('action').execute()
    const about = { now: new Date(), actor: { kind: 'job' } } as const
    const actions = Array.from({ length: 60 }, (_, at) => `thing.done${at}`)

    await attempt(async (trx) => {
      await audit(trx, about, 'thing.refused')
      return refused('notAllowed')
    })
    expect(await rows()).toEqual([])

    await transact(async (trx) => {
      for (const action of actions) await audit(trx, about, action)
      const written = await trx.selectFrom('audit_log').select('id').execute()
      expect(written).toHaveLength(50)
      await sendWrites(trx)
      expect(await trx.selectFrom('audit_log').select('id').execute()).toHaveLength(60)
    })
    expect(new Set((await rows()).map(({ action }) => action))).toEqual(new Set(actions))
  })

  test('a server that has become a standby counts as unavailable', { timeout: 60_000 }, async (context) => {
    const opened = await databases[kind]()
    if (!opened) return context.skip(noPostgres)
    onTestFinished(() => opened.close())
    const written = createTransactions(opened.db).transact(async (trx) => {
      await sql`set transaction read only`.execute(trx)
      await trx.insertInto('passport_page').values(page(2)).execute()
    })
    await expect(written.catch(isUnavailable)).resolves.toBe(true)
  })
})

test('a transaction that the server ended, because it was idle, counts as unavailable', () => {
  expect(isUnavailable({ code: '25P03' })).toBe(true)
  expect(isUnavailable({ code: '25P02' })).toBe(false)
})
