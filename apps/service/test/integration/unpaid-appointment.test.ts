import { nextAction } from '@invea/domain'
import { shownStatus } from '@invea/domain/application'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { insertOrder } from '../../src/payments/orders.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { reconcilePayments } from '../../src/payments/verify-order.ts'
import { addTime } from '../../src/platform/clock.ts'
import { officeOf } from '../../src/platform/ids.ts'
import { lockRequestRow } from '../../src/requests/request-reader.ts'
import type { TestClient } from '../../src/testing/a-client.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, takenBySlot, withCapacity } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { aKey, must, ordered } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { lookUp, storedDataOf } from './read-state.ts'

describe.each(databaseKinds)('on %s: the slot of an unpaid request (D25)', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    await clearAppointments(service)
    await service.services.db.updateTable('request').set({ held_until: null }).execute()
  })
  const unpaid = { status: 'confirmed', personStatus: 'initial' } as const
  const hold = (client: TestClient, slotRequest = aSlotRequest()) =>
    client.call('submitAppointment', { body: slotRequest })
  const offered = async (client: TestClient) => {
    const { date, officeId, requestType, applicants, slotId } = aSlotRequest()
    const query = { from: date, to: date, officeId, requestType, applicants }
    const { body } = await client.call('getAvailability', { body: query })
    const slots = body.availableDateAndTimes.flatMap((one: { durations: { id: number }[] }) => one.durations)
    return slots.some(({ id }: { id: number }) => id === slotId)
  }

  test('is free, offered and reserved at its deadline, before any sweep', async () => {
    await withCapacity(service.services, 1)
    const [owner, next] = [await aHuman(service), await aHuman(service)]
    await aStoredRequest(service, owner, unpaid)
    service.clock.forward({ hours: 23, minutes: 59, seconds: 59 })
    expect(await offered(next)).toBe(false)
    expect((await hold(next)).body.code).toBe('slotFull')
    service.clock.forward({ seconds: 1 })
    expect(await offered(next)).toBe(true)
    expect((await hold(next)).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
    // The sweep finds the request, whose slot is already free.
    expect(await sweepUnpaid(service.services)).toBe(1)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
  })

  test('an unreadable request does not stop the sweep of the others; the round is reported as failed', async () => {
    const { db } = service.services
    await withCapacity(service.services, 2)
    const unreadable = await aStoredRequest(service, await aHuman(service), unpaid)
    service.clock.forward({ seconds: 1 })
    const other = await aStoredRequest(service, await aHuman(service), unpaid)
    const broken = Buffer.from('of a key that is gone')
    const person = db.updateTable('request_person').where('request_id', '=', unreadable)
    await person.set({ applicant: broken }).execute()
    service.clock.forward({ hours: 24 })
    await expect(sweepUnpaid(service.services)).rejects.toThrow(`1 of 2 failed: ${unreadable}`)
    const status = await db.selectFrom('request').select('status').where('id', '=', other).executeTakeFirst()
    expect(status).toEqual({ status: 'expired' })
  })

  test('a group in several slots can also reserve it, in its own transaction', async () => {
    await withCapacity(service.services, 2)
    await withCapacity(service.services, 1, aSlotRequest({ slotId: 4 }))
    await aStoredRequest(service, await aHuman(service), { ...unpaid, slotRequest: aSlotRequest({ applicants: 2 }) })
    service.clock.forward({ hours: 24 })
    const shares = [
      { slotId: 3, applicants: 2 },
      { slotId: 4, applicants: 1 },
    ]
    expect((await hold(await aHuman(service), aSlotRequest({ applicants: 3, shares }))).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 2, '2026-12-01/4': 1 })
  })

  test('one of 40 visitors reserves it at its deadline', { timeout: 120_000 }, async () => {
    await withCapacity(service.services, 1)
    await aStoredRequest(service, await aHuman(service), unpaid)
    service.clock.forward({ hours: 24 })
    const visitors = await Promise.all(Array.from({ length: 40 }, () => aHuman(service)))
    const responses = await Promise.all(visitors.map((visitor) => hold(visitor)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
  })

  test('a paid appointment remains', async () => {
    await withCapacity(service.services, 1)
    await aStoredRequest(service, await aHuman(service))
    service.clock.forward({ hours: 48 })
    expect((await hold(await aHuman(service))).body.code).toBe('slotFull')
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
  })

  // The embedded database has one connection, so nothing waits for a lock there.
  if (kind === 'postgres')
    test('an order that is made while the sweep waits for the request keeps it', async () => {
      const { services, clock } = service
      await withCapacity(services, 1)
      const requestId = await aStoredRequest(service, await aHuman(service), unpaid)
      clock.forward({ hours: 24 })
      const now = clock.now()
      const [locked, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const ordering = services.transact(async (trx) => {
        const key = { officeId: officeOf(requestId), requestId }
        await lockRequestRow(trx, key)
        locked.resolve()
        await waits.promise
        await insertOrder(trx, services, {
          ...key,
          ...{ optionId: 1, provider: 'chapa', amount: 5_000, instructions: [], now },
          expiresAt: addTime(now, { hours: 3 }),
        })
      })
      await locked.promise
      const sweeping = sweepUnpaid(services)
      await vi.waitFor(async () => {
        const { rows } = await sql<{ readonly count: number }>`select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(services.db)
        expect(rows[0]?.count).toBe(1)
      }, 30_000)
      waits.resolve()
      await ordering
      expect(await sweeping).toBe(0)
    })
})

describe.each(databaseKinds)('on %s: an order whose provider does not answer at the deadline', (kind) => {
  const system = testSystemOf(kind)
  const reconcile = async () => {
    system.service.clock.forward({ minutes: 3 })
    await reconcilePayments(system.service.services)
  }
  /** An order made an hour before the deadline, and paid, while the provider neither reports payments nor answers `times` calls. */
  const unanswered = async (times: number) => {
    const { clock } = system.service
    const submitted = await ordered(system)
    clock.forward({ hours: 23 })
    const order = must(await submitted.api.payment.order({ requestId: submitted.requestId, optionId: 1 }, aKey()))
    const one = { ...submitted, order }
    clock.forward({ hours: 2, minutes: 59 })
    const fault = (name: string, calls: number) =>
      system.sandbox.fault(name, { orderCode: order.orderId, times: calls })
    for (const name of ['webhook-never', 'no-return']) await fault(name, 9)
    await fault('verify-500', times)
    await reconcilePayments(system.service.services)
    clock.forward({ minutes: 2 })
    await reconcile()
    return one
  }

  test('keeps the appointment and says that the payment is checked, until the answer', async () => {
    const one = await unanswered(2)
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    expect(await sweepUnpaid(system.service.services)).toBe(0)
    const checked = await lookUp(one)
    expect(checked).toMatchObject({
      status: 'confirmed',
      lastPayment: { outcome: 'checking' },
      actions: ['view', 'cancel'],
    })
    expect(checked.heldUntil).toBeUndefined()
    expect(nextAction(checked)).toEqual({ step: 'checking' })
    const [person] = one.submitted.persons
    const card = must(await system.visitor().requests.byApplicationNumber(person?.applicationNumber ?? ''))
    // D19: the status, and nothing of the order.
    expect(shownStatus(card)).toBe('checking')
    expect(card.lastPayment).toEqual({ outcome: 'checking', orderCode: '', optionName: '', amount: 0 })
    const { db, clock } = system.service.services
    const rows = await db
      .selectFrom('appointment')
      .select('expires_at')
      .where('request_id', '=', one.requestId)
      .execute()
    expect(rows.every(({ expires_at }) => expires_at && expires_at > clock.now())).toBe(true)
    system.service.clock.forward({ minutes: 16 })
    await reconcile()
    expect(await lookUp(one)).toMatchObject({ status: 'paymentCompleted' })
    expect(await storedDataOf(system).outcomes(one.requestId)).toEqual(['paid'])
  })

  test('ends with the answer that nothing was paid', async () => {
    const one = await unanswered(2)
    system.service.clock.forward({ minutes: 16 })
    await reconcile()
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'expired' } })
    expect(await sweepUnpaid(system.service.services)).toBe(1)
  })

  /** An order whose provider answers a minute before the end, as the last check then, and not after it, `times` calls. */
  const unansweredAfterEnd = async (times: number) => {
    const { clock } = system.service
    const submitted = await ordered(system)
    clock.forward({ hours: 23 })
    const order = must(await submitted.api.payment.order({ requestId: submitted.requestId, optionId: 1 }, aKey()))
    for (const name of ['webhook-never', 'no-return'])
      await system.sandbox.fault(name, { orderCode: order.orderId, times: 9 })
    clock.forward({ hours: 2, minutes: 59 })
    await reconcilePayments(system.service.services)
    if (times > 0) await system.sandbox.fault('verify-500', { orderCode: order.orderId, times })
    clock.forward({ minutes: 1, seconds: 20 })
    return { ...submitted, order }
  }

  test('keeps it when the outage begins after the last answer before the end', async () => {
    const one = await unansweredAfterEnd(2)
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    const checking = { status: 'confirmed', lastPayment: { outcome: 'checking' } }
    expect(await lookUp(one)).toMatchObject(checking)
    expect(await sweepUnpaid(system.service.services)).toBe(0)
    await reconcilePayments(system.service.services)
    system.service.clock.forward({ minutes: 16 })
    await reconcilePayments(system.service.services)
    expect(await sweepUnpaid(system.service.services)).toBe(0)
    expect(await lookUp(one)).toMatchObject(checking)
    system.service.clock.forward({ minutes: 16 })
    await reconcilePayments(system.service.services)
    expect(await lookUp(one)).toMatchObject({ status: 'paymentCompleted' })
    expect(await storedDataOf(system).outcomes(one.requestId)).toEqual(['paid'])
  })

  test('an unpaid one ends with the first answer after the end of its order', async () => {
    const one = await unansweredAfterEnd(0)
    await reconcilePayments(system.service.services)
    expect(await lookUp(one)).toMatchObject({ status: 'expired', lastPayment: { outcome: 'expired' } })
    expect(await sweepUnpaid(system.service.services)).toBe(1)
  })

  test('keeps it six hours when no check runs, as after a stop of the service or in an outage with many orders', async () => {
    const one = await unansweredAfterEnd(1)
    await system.sandbox.press(one.order.redirectUrl ?? '', 'pay')
    system.service.clock.forward({ hours: 4 })
    expect(await sweepUnpaid(system.service.services)).toBe(0)
    expect(await lookUp(one)).toMatchObject({ status: 'confirmed', lastPayment: { outcome: 'checking' } })
    await reconcilePayments(system.service.services)
    expect(await sweepUnpaid(system.service.services)).toBe(0)
    system.service.clock.forward({ minutes: 16 })
    await reconcilePayments(system.service.services)
    expect(await lookUp(one)).toMatchObject({ status: 'paymentCompleted' })
    const other = await unansweredAfterEnd(0)
    system.service.clock.forward({ hours: 6 })
    expect(await lookUp(other)).toMatchObject({ status: 'expired' })
    expect(await sweepUnpaid(system.service.services)).toBe(1)
  })

  test('keeps it no longer than six hours', async () => {
    const one = await unanswered(99)
    system.service.clock.forward({ hours: 5, minutes: 52 })
    await reconcile()
    expect(await sweepUnpaid(system.service.services)).toBe(0)
    system.service.clock.forward({ minutes: 1 })
    expect(await lookUp(one)).toMatchObject({ status: 'expired' })
    await reconcile()
    expect(await sweepUnpaid(system.service.services)).toBe(1)
  })
})
