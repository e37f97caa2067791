import { isoDate } from '@invea/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readCodeUsage } from '../../src/appointments/hold-queries.ts'
import { urgentSlot } from '../../src/appointments/slot-capacity.ts'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import { addTime } from '../../src/platform/clock.ts'
import type { Row } from '../../src/platform/database/schema.gen.ts'
import { recordEvent } from '../../src/requests/request-events.ts'
import type { TestClient } from '../../src/testing/a-client.ts'
import { anUrgentMember } from '../../src/testing/a-member.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { createFairVisitors, fairSettings } from './fair-visitors.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind, fairSettings)
  beforeEach(async () => {
    service.clock.forward({ minutes: 11 })
    await clearAppointments(service)
  })
  const { at, from, aVisitorAt, copyHardestProofToAll, proveByCode, hold, taken, blocked, aPhone } =
    createFairVisitors(service)

  test.each(['initial', 'paymentCompleted'] as const)(
    'H1: the slot of a cancelled application (%s) does not return to its session before others',
    async (status) => {
      await withCapacity(service.services, 1)
      const seller = await aHuman(service)
      const requestId = await aStoredRequest(service, seller, { status, personStatus: status })
      expect((await seller.call('cancelAppointment', { query: { requestId } })).status).toBe(200)
      expect(await hold(seller)).toBe('slotFull')
      service.clock.forward({ minutes: 10 })
      expect(await hold(await aHuman(service))).toBe('held')
    },
  )

  test('H1: the old slot of a rescheduled appointment is for the same application at once, and not for another one of its session', async () => {
    const other = aSlotRequest({ slotId: 4 })
    await withCapacity(service.services, 1)
    await withCapacity(service.services, 1, other)
    const seller = await aHuman(service)
    const requestId = await aStoredRequest(service, seller)
    const { date } = other
    const move = (slotId: number) => seller.call('rescheduleAppointment', { body: { requestId, date, slotId } })
    expect((await move(other.slotId)).status).toBe(200)
    expect(await hold(seller)).toBe('slotFull')
    expect((await move(aSlotRequest().slotId)).status).toBe(200)
  })

  /** Holds and submits, unpaid, in turn from two networks, until a hold is refused. Returns the refusal. */
  const submitFrom = async (visitor: TestClient, { cancel = false, applicants = 1, times = 30 } = {}) => {
    const networks = [at('10.0.1.1', visitor), at('10.9.9.9', visitor)]
    for (let count = 0; count < times; count++) {
      const client = networks[count % 2] as TestClient
      const slotRequest = aSlotRequest({ applicants })
      const unpaid = { slotRequest, status: 'initial', personStatus: 'initial' } as const
      const outcome = await aStoredRequest(service, client, unpaid).catch((error: Error) => error.message)
      if (typeof outcome === 'string') return outcome
      if (cancel) expect((await client.call('cancelAppointment', { query: { requestId: outcome } })).status).toBe(200)
      service.clock.forward({ seconds: 2 })
    }
    return 'never refused'
  }

  test('H1: one code and two networks get at most 15 % of a day: only five applicants of a code count as proven', async () => {
    await withCapacity(service.services, 100)
    const visitor = await from('10.0.1.1', 'hardest')
    await proveByCode(visitor, 'one-code@example.org')
    expect(await submitFrom(visitor)).toBe('no hold: unpaidApplicants')
    expect(await taken()).toBe(15)
  })

  test('H1: one address that submits each hold before the next, in new sessions, gets a tenth of a day without a code', async () => {
    await withCapacity(service.services, 100)
    const refused: string[] = []
    let visitor = await from('10.0.1.1', 'hardest')
    for (let count = 0; count < 30 && refused.length === 0; count++) {
      const unpaid = { slotRequest: aSlotRequest(), status: 'initial', personStatus: 'initial' } as const
      const outcome = await aStoredRequest(service, visitor, unpaid).catch((error: Error) => error.message)
      if (typeof outcome === 'string') refused.push(outcome)
      visitor = await aVisitorAt('10.0.1.1')
      await copyHardestProofToAll()
      service.clock.forward({ seconds: 2 })
    }
    expect(refused).toEqual(['no hold: codeRequired'])
    expect(await taken()).toBe(10)
  })

  test('H1: an account without a proof of work gets no more than five applicants beyond half of the share without a code', async () => {
    await withCapacity(service.services, 100)
    expect(await submitFrom(await anUrgentMember(service))).toBe('no hold: captchaFailed')
    expect(await taken()).toBe(10)
  })

  test('H1: a code of another phone does not move the earlier holds of a session to that phone', async () => {
    await withCapacity(service.services, 20)
    const [phone, otherPhone] = [aPhone(), aPhone()]
    const first = await from('10.0.1.1', 'hardest')
    await proveByCode(first, phone)
    expect(await hold(first, { applicants: 5 })).toBe('held')
    service.clock.forward({ minutes: 1 })
    await proveByCode(first, otherPhone)
    const second = await from('10.0.2.1', 'hardest')
    await proveByCode(second, phone)
    expect(await hold(second, { applicants: 5 })).toBe('unpaidApplicants code')
  })

  test('H1: cancelled slots count until they return, so that one network cannot block a day by cancelling', async () => {
    await withCapacity(service.services, 100)
    const visitor = await from('10.0.1.1', 'hardest')
    expect(await submitFrom(visitor, { cancel: true })).toBe('no hold: codeRequired')
    expect(await blocked()).toBeLessThanOrEqual(10)
  })

  test('H1: one code keeps ten slots from others by cancelling, and its family can change its choice', async () => {
    await withCapacity(service.services, 100)
    const visitor = await from('10.0.1.1', 'hardest')
    await proveByCode(visitor, aPhone())
    expect(await submitFrom(visitor, { cancel: true, applicants: 5 })).toBe('no hold: unpaidApplicants')
    // Ten of the code, and a tenth of the day.
    expect(await blocked()).toBeLessThanOrEqual(20)
    expect(await blocked()).toBeGreaterThanOrEqual(5)
  })

  /** Holds and submits five applicants with the same code, unpaid, and lets the application end. */
  const lapse = async (visitor: TestClient, { isCompleted = false } = {}) => {
    const slotRequest = aSlotRequest({ applicants: 5 })
    const unpaid = { slotRequest, status: isCompleted ? 'initial' : 'confirmed', personStatus: 'initial' } as const
    const requestId = await aStoredRequest(service, visitor, unpaid)
    const { db } = service.services
    if (isCompleted) {
      await db.deleteFrom('request_person').where('request_id', '=', requestId).where('position', '>', 1).execute()
      expect((await visitor.call('completeGroup', { body: { requestId } })).status).toBe(200)
    }
    const [held_until, created_at] = [service.clock.now(), addTime(service.clock.now(), { minutes: -24 * 60 })]
    await db.updateTable('request').set({ held_until, created_at }).where('id', '=', requestId).execute()
    const ofRequest = db.updateTable('appointment').where('request_id', '=', requestId).where('state', '=', 'final')
    await ofRequest.set({ expires_at: held_until }).execute()
    service.clock.forward({ seconds: 1 })
    await sweepUnpaid(service.services)
    service.clock.forward({ minutes: 11 })
    return requestId
  }

  test('H1: applications that ended unpaid count for their code for a week, beside one full group', async () => {
    await withCapacity(service.services, 20)
    const phone = aPhone()
    const proven = async () => {
      const visitor = await from('10.0.1.1', 'hardest')
      expect((await proveByCode(visitor, phone)).status).toBe(200)
      return visitor
    }
    await lapse(await proven())
    await lapse(await proven())
    expect(await hold(await proven(), { applicants: 5 })).toBe('unpaidApplicants code')
    await sql`update appointment set changed_at = changed_at - interval '7 days'`.execute(service.services.db)
    service.clock.forward({ minutes: 15 })
    expect(await hold(await proven(), { applicants: 5 })).toBe('held')
  })

  test('H1: a group that is completed with fewer applicants and ends unpaid counts for its code with all that it blocked', async () => {
    await withCapacity(service.services, 20)
    const proven = await from('10.0.1.1', 'hardest')
    await proveByCode(proven, aPhone())
    const requestId = await lapse(proven, { isCompleted: true })
    const { db } = service.services
    const own = db.selectFrom('appointment').select(['proven_by', 'changed_at']).where('request_id', '=', requestId)
    const { proven_by, changed_at } = await own.where('state', '=', 'released').executeTakeFirstOrThrow()
    const lapsed = async () => (await readCodeUsage(service.services, proven_by ?? '', 0)).recipient.lapsed
    const setCreated = (minutes: number) =>
      db
        .updateTable('request')
        .set({ created_at: addTime(changed_at, { minutes }) })
        .where('id', '=', requestId)
        .execute()
    expect(await lapsed()).toBe(5)
    expect(await blocked()).toBe(0)
    // All of it is cancelled within an hour, or none.
    await setCreated(-59)
    expect(await lapsed()).toBe(0)
    await setCreated(-61)
    await db
      .updateTable('appointment')
      .set({ changed_at: addTime(changed_at, { minutes: -30 }) })
      .where('state', '=', 'cancelled')
      .execute()
    expect(await lapsed()).toBe(5)
    await db.updateTable('request').set({ status: 'paymentCompleted' }).where('id', '=', requestId).execute()
    expect(await lapsed()).toBe(0)
  })

  test('H1: paid and undecided applications do not count for their code, nor one that is cancelled within an hour', async () => {
    await withCapacity(service.services, 40)
    const { db } = service.services
    const proven = await from('10.0.1.1', 'hardest')
    await proveByCode(proven, aPhone())
    const requestId = await lapse(proven)
    const { proven_by, changed_at } = await db
      .selectFrom('appointment')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow()
    const lapsed = async () => (await readCodeUsage(service.services, proven_by ?? '', 0)).recipient.lapsed
    const setRequest = (columns: Partial<Row<'request'>>) =>
      db.updateTable('request').set(columns).where('id', '=', requestId).execute()
    expect(await lapsed()).toBe(5)
    await setRequest({ status: 'cancelled', created_at: addTime(changed_at, { minutes: -61 }) })
    expect(await lapsed()).toBe(5)
    await setRequest({ created_at: addTime(changed_at, { minutes: -59 }) })
    expect(await lapsed()).toBe(0)
    await setRequest({ status: 'rejected', created_at: addTime(changed_at, { hours: -24 }) })
    expect(await lapsed()).toBe(0)
    // The agency did not decide in time; an approved application could have been paid.
    await setRequest({ status: 'expired', mode: 'urgent', confirmed_at: addTime(changed_at, { hours: -23 }) })
    expect(await lapsed()).toBe(0)
    await setRequest({ status: 'cancelled' })
    expect(await lapsed()).toBe(5)
    await setRequest({ status: 'expired' })
    const request = { office_id: aSlotRequest().officeId, id: requestId }
    await service.services.transact((trx) =>
      recordEvent(trx, service.services, { request, kind: 'approved', at: changed_at }),
    )
    expect(await lapsed()).toBe(5)
  })

  test('H1: only the first application of a code that is cancelled within an hour does not count', async () => {
    await withCapacity(service.services, 40)
    const phone = aPhone()
    const { db } = service.services
    const cancelWithinAnHour = async () => {
      const visitor = await from('10.0.1.1', 'hardest')
      expect((await proveByCode(visitor, phone)).status).toBe(200)
      const id = await lapse(visitor)
      const own = db.selectFrom('appointment').select(['proven_by', 'changed_at']).where('request_id', '=', id)
      const { proven_by, changed_at } = await own.executeTakeFirstOrThrow()
      const created_at = addTime(changed_at, { minutes: -59 })
      await db.updateTable('request').set({ status: 'cancelled', created_at }).where('id', '=', id).execute()
      return (await readCodeUsage(service.services, proven_by ?? '', 0)).recipient.lapsed
    }
    const lapsed = [await cancelWithinAnHour(), await cancelWithinAnHour(), await cancelWithinAnHour()]
    expect(lapsed).toEqual([0, 5, 10])
    const visitor = await from('10.0.1.1', 'hardest')
    await proveByCode(visitor, phone)
    expect(await hold(visitor, { applicants: 5 })).toBe('unpaidApplicants code')
  })

  test('H1: mailboxes of one own mail domain prove 25 unpaid applicants together, those of a public provider five each', async () => {
    await withCapacity(service.services, 40)
    let net = 0
    const holdAs = async (email: string) => {
      const visitor = await from(`10.0.${++net}.1`, 'hardest')
      await proveByCode(visitor, email)
      service.clock.forward({ seconds: 2 })
      return hold(visitor, { applicants: 5 })
    }
    for (let at = 0; at < 5; at++) expect(await holdAs(`person${at}@mail${at}.example.com.et`)).toBe('held')
    expect(await holdAs('person6@example.com.et')).toBe('unpaidApplicants code')
    await clearAppointments(service)
    await withCapacity(service.services, 40)
    for (let at = 0; at < 6; at++) expect(await holdAs(`sample.person${at}@yahoo.com`)).toBe('held')
  })

  test('H1: a group that shrinks on a scarce day returns the rest of its slots late, and can grow again at once', async () => {
    await withCapacity(service.services, 5)
    const [seller, buyer] = [await aHuman(service), await aHuman(service)]
    expect(await hold(seller, { applicants: 5 })).toBe('held')
    service.clock.forward({ seconds: 2 })
    expect(await hold(seller, { applicants: 1 })).toBe('held')
    expect(await hold(buyer, { applicants: 4 })).toBe('slotFull')
    expect(await hold(seller, { applicants: 3 })).toBe('held')
    expect(await hold(buyer, { applicants: 2 })).toBe('slotFull')
    expect(await hold(seller, { applicants: 5 })).toBe('held')
    expect(await hold(seller, { applicants: 1 })).toBe('held')
    service.clock.forward({ minutes: 10 })
    expect(await hold(buyer, { applicants: 4 })).toBe('held')
    expect(await taken()).toBe(5)
  })

  test('H1: the slots of applicants that a group did not add are free within ten minutes, and not at once', async () => {
    await withCapacity(service.services, 5)
    const [seller, buyer] = [await aHuman(service), await aHuman(service)]
    const group = { slotRequest: aSlotRequest({ applicants: 5 }), status: 'initial', personStatus: 'initial' } as const
    const requestId = await aStoredRequest(service, seller, group)
    const { db } = service.services
    await db.deleteFrom('request_person').where('request_id', '=', requestId).where('position', '>', 2).execute()
    expect((await seller.call('completeGroup', { body: { requestId } })).status).toBe(200)
    for (const one of [seller, buyer]) expect(await hold(one)).toBe('slotFull')
    expect(await taken()).toBe(5)
    // A move back to the slot takes the slots that the group needs, and releases no other.
    const paid = { status: 'paymentCompleted' } as const
    await db.updateTable('request').set(paid).where('id', '=', requestId).execute()
    await db.updateTable('request_person').set(paid).where('request_id', '=', requestId).execute()
    const { date, slotId } = aSlotRequest()
    for (const to of [4, slotId]) {
      const body = { requestId, date, slotId: to }
      expect((await seller.call('rescheduleAppointment', { body })).status).toBe(200)
      expect(await hold(buyer)).toBe('slotFull')
    }
    // Five, and the two that return in the other slot.
    expect(await taken()).toBe(7)
    service.clock.forward({ minutes: 10 })
    expect(await hold(buyer, { applicants: 3 })).toBe('held')
  })

  test('H1: a released or moved urgent hold is free within ten minutes, and at once for its account', async () => {
    const day = { officeId: 1, date: isoDate('2026-12-02'), slotId: urgentSlot }
    const otherDay = { ...day, date: isoDate('2026-12-03') }
    const urgent = { urgentDays: 2 as const, applicants: 5 }
    for (const one of [day, otherDay]) await withCapacity(service.services, 5, aSlotRequest(one))
    const [seller, buyer] = [await anUrgentMember(service), await anUrgentMember(service)]
    expect(await hold(seller, { ...day, ...urgent })).toBe('held')
    expect((await seller.call('releaseHold', { query: {} })).status).toBe(200)
    expect(await hold(buyer, { ...day, ...urgent })).toBe('slotFull')
    expect(await hold(seller, { ...day, ...urgent })).toBe('held')
    expect(await hold(seller, { ...otherDay, ...urgent })).toBe('held')
    expect(await hold(buyer, { ...day, ...urgent })).toBe('slotFull')
    expect(await hold(seller, { officeId: 1, date: day.date })).toBe('held')
    expect(await hold(buyer, { ...otherDay, ...urgent })).toBe('slotFull')
  })

  const endOfHold = async (visitor: TestClient) => (await visitor.call('getCurrentHold', {})).body.expiresAt

  test('D24: a slot is held for an hour at most, however often it is held again or moved away and back', async () => {
    const other = aSlotRequest({ slotId: 4 })
    await withCapacity(service.services, 1)
    await withCapacity(service.services, 1, other)
    const [seller, honest] = [await aHuman(service), await aHuman(service)]
    const hour = addTime(service.clock.now(), { minutes: 60 }).toISOString()
    expect(await hold(seller)).toBe('held')
    service.clock.forward({ minutes: 29 })
    expect(await hold(seller)).toBe('held')
    service.clock.forward({ minutes: 16 })
    for (const slot of [other, aSlotRequest()]) expect(await hold(seller, slot)).toBe('held')
    expect(await endOfHold(seller)).toBe(hour)
    expect((await seller.call('extendHold', {})).body.code).toBe('notExtendable')
    service.clock.forward({ minutes: 15 })
    expect(await hold(seller)).toBe('slotFull')
    service.clock.forward({ minutes: 10 })
    expect(await hold(honest)).toBe('held')
  })

  test('D24: after an hour a visitor can hold a slot with free capacity again, like everyone', async () => {
    await withCapacity(service.services, 20)
    const visitor = await aHuman(service)
    expect(await hold(visitor)).toBe('held')
    service.clock.forward({ minutes: 20 })
    expect(await hold(visitor)).toBe('held')
    expect((await visitor.call('extendHold', {})).status).toBe(200)
    service.clock.forward({ minutes: 40 })
    expect(await hold(visitor)).toBe('held')
    expect(await endOfHold(visitor)).toBe(addTime(service.clock.now(), { minutes: 30 }).toISOString())
    expect(await blocked()).toBe(2)
  })
})
