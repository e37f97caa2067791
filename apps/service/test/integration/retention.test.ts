import { addDays, isoDate } from '@invea/domain'
import { anApplicant } from '@invea/domain/testing'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openSession } from '../../src/accounts/sessions.ts'
import { insertOrder, moveOrder } from '../../src/payments/orders.ts'
import { dayOf } from '../../src/platform/clock.ts'
import { sendWrites } from '../../src/platform/database/transaction.ts'
import { newId } from '../../src/platform/ids.ts'
import { insertPerson, insertRequest } from '../../src/requests/request-writer.ts'
import { applyRetention } from '../../src/requests/retention.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aRequestFrame } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    await service.services.db.updateTable('request').set({ session_id: 0 }).execute()
  })

  /** Cancelled requests with one person and one document each. Returns their ids, the oldest first. */
  const storeCancelled = (count: number): Promise<readonly number[]> => {
    const { services, clock } = service
    const now = clock.now()
    return services.transact(async (trx) => {
      const sessionId = await openSession(trx, now)
      const ids: number[] = []
      for (let at = 0; at < count; at++) {
        const id = newId(2)
        await insertRequest(trx, services, aRequestFrame({ id, sessionId, deliveryDate: isoDate('2026-12-01'), now }))
        await sendWrites(trx)
        const ended = { status: 'cancelled', held_until: null, changed_at: new Date(now.getTime() + at) } as const
        await trx.updateTable('request').set(ended).where('id', '=', id).execute()
        await insertPerson(trx, services, { officeId: 2, requestId: id, position: 1, applicant: anApplicant(), now })
        ids.push(id)
      }
      return ids
    })
  }
  const unerased = async () =>
    (
      await service.services.db.selectFrom('request').select('id').where('session_id', '<>', 0).orderBy('id').execute()
    ).map(({ id }) => id)

  test('one round erases all that are due, and one that cannot be read stops no other', async () => {
    const { services, clock } = service
    const ids = await storeCancelled(230)
    const [broken = 0] = ids
    const person = services.db.updateTable('request_person').where('request_id', '=', broken)
    await person.set({ applicant: Buffer.from('of a key that is gone') }).execute()
    clock.forward({ hours: 24 * 31 })
    await expect(applyRetention(services)).rejects.toThrow(`1 of 230 failed: ${broken}`)
    expect(await unerased()).toEqual([broken])
  })

  test('keeps a request that changes while the round runs', async () => {
    const { services, clock } = service
    const [changed = 0] = await storeCancelled(2)
    clock.forward({ hours: 24 * 31 })
    const { transact } = services
    const first = vi.spyOn(services, 'transact').mockImplementationOnce(async (work) => {
      await services.db.updateTable('request').set({ changed_at: clock.now() }).where('id', '=', changed).execute()
      return transact(work)
    })
    onTestFinished(() => first.mockRestore())
    await applyRetention(services)
    expect(await unerased()).toEqual([changed])
  })

  test('keeps a request while a payment of it is looked for', async () => {
    const { services, clock } = service
    const [requestId = 0] = await storeCancelled(1)
    const now = clock.now()
    const order = { optionId: 1, provider: 'chapa', amount: 5_000, instructions: [], expiresAt: now }
    const { id } = await services.transact((trx) =>
      insertOrder(trx, services, { ...order, officeId: 2, requestId, now }),
    )
    const unpaidDays = 1
    const apply = () =>
      applyRetention({ ...services, env: { ...services.env, retention: { ...services.env.retention, unpaidDays } } })
    clock.forward({ hours: 80 })
    await apply()
    expect(await unerased()).toEqual([requestId])
    await services.db.updateTable('payment_order').set({ checks_ended_at: clock.now() }).where('id', '=', id).execute()
    await apply()
    expect(await unerased()).toEqual([])
  })

  test('keeps a paid applicant of a closed day for the whole period after the office was reopened', async () => {
    const { services, clock } = service
    const { db } = services
    const [requestId = 0] = await storeCancelled(1)
    const now = clock.now()
    const day = dayOf(now)
    const visit = { status: 'paymentCompleted', delivery_date: day, closed_day: day, closed_notified: true } as const
    await db.updateTable('request').set(visit).where('id', '=', requestId).execute()
    const order = { optionId: 1, provider: 'chapa', amount: 5_000, instructions: [], expiresAt: now }
    await services.transact(async (trx) => {
      const stored = await insertOrder(trx, services, { ...order, officeId: 2, requestId, now })
      await moveOrder(trx, stored, ['open'], 'paid', now)
    })
    // After midnight in Addis Ababa.
    const reopened_at = new Date(`${day}T22:00:00Z`)
    const days = { first_day: day, last_day: addDays(day, 30), notice: '{}' }
    await db
      .insertInto('office_closure')
      .values({ id: 1, office_id: 2, ...days, created_at: now, reopened_at })
      .execute()
    const apply = async () => {
      const retention = { ...services.env.retention, paidDays: 10 }
      await applyRetention({ ...services, env: { ...services.env, retention } })
      return unerased()
    }
    clock.forward({ hours: 24 * 10 - 1, seconds: (reopened_at.getTime() - now.getTime()) / 1_000 })
    expect(await apply()).toEqual([requestId])
    clock.forward({ hours: 2 })
    expect(await apply()).toEqual([])
  })

  test('a round ends when the service stops', async () => {
    const { services, clock } = service
    await storeCancelled(3)
    clock.forward({ hours: 24 * 31 })
    expect(await applyRetention(services, AbortSignal.abort())).toBe(0)
    expect(await unerased()).toHaveLength(3)
  })
})
