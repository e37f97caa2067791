import { isoDate } from '@invea/domain'
import { maxMovesPerDay, maxMoveTriesPerMinute } from '@invea/domain/application'
import { beforeEach, describe, expect, test } from 'vitest'
import { sweepUnpaid } from '../../src/payments/sweep-unpaid.ts'
import type { TestClient } from '../../src/testing/a-client.ts'
import { secondsUntilMidnight } from '../../src/testing/a-clock.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, takenBySlot, withCapacity } from '../../src/testing/a-slot.ts'
import { aStoredRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { auditRows } from './read-state.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    await clearAppointments(service)
    await service.services.db.deleteFrom('outbox').execute()
    await service.services.db.updateTable('request').set({ held_until: null }).execute()
  })

  const to = (slotId: number, date = '2026-12-02') => ({ date: isoDate(date), slotId })
  const move = (visitor: TestClient, requestId: number, slot = to(5), key?: string) =>
    visitor.call('rescheduleAppointment', { body: { requestId, ...slot } }, key ? { 'idempotency-key': key } : {})
  const postedKinds = async () => {
    const posted = await readPosted(service.services)
    return posted.map(({ channel, kind }) => `${channel} ${kind}`).toSorted()
  }

  test('frees the old slot with the new appointment, and moves the delivery date', async () => {
    const visitor = await aHuman(service)
    const requestId = await aStoredRequest(service, visitor, { slotRequest: aSlotRequest({ applicants: 2 }) })
    const response = await move(visitor, requestId)
    expect(response).toMatchObject({
      status: 200,
      body: { appointmentResp: { date: '2026-12-02', duration: { id: 5 } } },
    })
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-02/5': 2 })
    const request = await service.services.db
      .selectFrom('request')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    expect(request.version).toBe(2)
    // Thirty working days after Wednesday 2 December 2026; 7 January is a holiday.
    expect(request.delivery_date).toBe('2027-01-14')
    expect(await postedKinds()).toEqual(['sms rescheduled'])
  })

  test('B §5, D28: the processing days do not start again for a type without an appointment', async () => {
    const visitor = await aHuman(service)
    const slotRequest = aSlotRequest({ requestType: 'lost', date: isoDate('2027-01-12') })
    const requestId = await aStoredRequest(service, visitor, { slotRequest })
    const submittedOn = isoDate('2026-10-12')
    await service.services.db
      .updateTable('request')
      .set({ submitted_on: submittedOn })
      .where('id', '=', requestId)
      .execute()
    const range = {
      officeId: 2,
      requestType: 'lost',
      applicants: 1,
      from: isoDate('2026-11-21'),
      to: isoDate('2027-02-28'),
    } as const
    const daysOf = async (query: object) => {
      const { body } = await visitor.call('getAvailability', { body: { ...range, ...query } })
      return body.availableDateAndTimes.map(({ date }: { readonly date: string }) => date)
    }
    // Thirty working days after today, and after the submission.
    expect((await daysOf({}))[0]).toBe('2027-01-01')
    const days = await daysOf({ requestDate: submittedOn })
    expect([days[0], days.at(-1)]).toEqual(['2026-11-23', '2027-01-20'])
    expect((await move(visitor, requestId, to(5, '2027-01-21'))).body.code).toBe('outsideWindow')
    expect((await move(visitor, requestId, to(5, '2026-12-02'))).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-02/5': 1 })
  })

  test('a move that is repeated after midnight gets its stored response, also when its day is no longer offered', async () => {
    const { clock } = service
    const untilMidnight = secondsUntilMidnight(clock.now()) - 60
    clock.forward({ seconds: untilMidnight })
    const visitor = await aHuman(service)
    const requestId = await aStoredRequest(service, visitor)
    const firstDay = to(5, '2026-11-23')
    const response = await move(visitor, requestId, firstDay, 'late-key')
    expect(response.status).toBe(200)
    clock.forward({ minutes: 2 })
    expect(await move(visitor, requestId, firstDay, 'late-key')).toMatchObject({ status: 200, body: response.body })
    expect((await move(visitor, requestId, firstDay)).body.code).toBe('outsideWindow')
    clock.forward({ seconds: -untilMidnight - 120 })
  })

  test('refuses the day and time that the appointment has, and keeps its slip valid', async () => {
    const visitor = await aHuman(service)
    const requestId = await aStoredRequest(service, visitor)
    expect((await move(visitor, requestId, to(3, '2026-12-01'))).body).toMatchObject({
      code: 'invalidInput',
      errors: [{ field: 'appointment.slotId', code: 'sameAppointment' }],
    })
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
    expect(await postedKinds()).toEqual([])
  })

  test('keeps the old appointment when the new slot is full', async () => {
    await withCapacity(service.services, 1, aSlotRequest({ slotId: 5, date: isoDate('2026-12-02') }))
    const visitor = await aHuman(service)
    const requestId = await aStoredRequest(service, visitor, { slotRequest: aSlotRequest({ applicants: 2 }) })
    expect((await move(visitor, requestId)).body).toMatchObject({
      code: 'slotShort',
      remaining: 1,
      message: expect.stringContaining('There is space for 1 applicant only'),
    })
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 2 })
  })

  test('a request has exactly one appointment during many parallel moves', { timeout: 60_000 }, async () => {
    const visitor = await aHuman(service)
    const requestId = await aStoredRequest(service, visitor)
    const counts: number[] = []
    const slots = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'].flatMap((date) =>
      [1, 2, 4, 5, 6].map((slot) => to(slot, date)),
    )
    const moves = Promise.all(slots.map((slot) => move(visitor, requestId, slot)))
    const watch = (async () => {
      for (let attempt = 0; attempt < 40; attempt++) {
        const rows = await service.services.db
          .selectFrom('appointment')
          .select('id')
          .where('request_id', '=', requestId)
          .where('state', '=', 'final')
          .execute()
        counts.push(rows.length)
      }
    })()
    const responses = await moves
    await watch
    const codes = responses.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()
    expect(codes).toEqual([
      ...Array(maxMovesPerDay).fill('200 '),
      ...Array(maxMoveTriesPerMinute - maxMovesPerDay).fill('409 movedTooOften'),
      ...Array(20 - maxMoveTriesPerMinute).fill('429 tooManyRequests'),
    ])
    expect(new Set(counts)).toEqual(new Set([1]))
    expect(Object.values(await takenBySlot(service.services))).toEqual([1])
  })

  test('refuses to move an unpaid appointment, one of tomorrow, or another visitor’s', async () => {
    const [visitor, stranger] = [await aHuman(service), await aHuman(service)]
    const unpaid = await aStoredRequest(service, visitor, { status: 'confirmed', personStatus: 'initial' })
    expect((await move(visitor, unpaid)).body.code).toBe('notAllowed')
    const paid = await aStoredRequest(service, visitor)
    const foreign = await move(stranger, paid)
    const unknown = await move(stranger, 4_503_599_627_370_497)
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect((await move(visitor, paid, to(5, '2026-12-05'))).body.code).toBe('outsideWindow')
  })

  test('a cancellation frees the slot, allows a new application, and has one effect when repeated', async () => {
    const [visitor, stranger] = [await aHuman(service), await aHuman(service)]
    const requestId = await aStoredRequest(service, visitor, { slotRequest: aSlotRequest({ applicants: 3 }) })
    expect((await stranger.call('cancelAppointment', { query: { requestId } })).status).toBe(404)
    expect((await visitor.call('cancelAppointment', { query: { requestId } })).status).toBe(200)
    expect((await visitor.call('cancelAppointment', { query: { requestId } })).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({})
    expect((await move(visitor, requestId)).body.code).toBe('notAllowed')
    const entries = await auditRows(service.services, requestId).select('action').execute()
    expect(entries.map(({ action }) => action)).toEqual(['request.cancelled'])
    expect(await postedKinds()).toEqual(['sms cancelled'])
  })

  test('an unpaid request frees its slot after a day, a paid one never', async () => {
    const visitor = await aHuman(service)
    await aStoredRequest(service, visitor)
    await aStoredRequest(service, visitor, {
      slotRequest: aSlotRequest({ slotId: 4 }),
      status: 'confirmed',
      personStatus: 'initial',
    })
    service.clock.forward({ hours: 23, minutes: 59 })
    expect(await sweepUnpaid(service.services)).toBe(0)
    service.clock.forward({ minutes: 1 })
    expect(await sweepUnpaid(service.services)).toBe(1)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
    expect(await postedKinds()).toEqual(['sms appointmentReleased'])
  })

  test('moves an appointment six times a day, and again on the next day (decision 0021)', async () => {
    const visitor = await aHuman(service)
    const requestId = await aStoredRequest(service, visitor, {
      slotRequest: aSlotRequest({ date: isoDate('2026-12-10') }),
    })
    const codes = []
    for (const slotId of [1, 2, 3, 4, 5, 6, 7])
      codes.push((await move(visitor, requestId, to(slotId, '2026-12-10'))).body.code ?? 'ok')
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'movedTooOften'])
    service.clock.forward({ seconds: secondsUntilMidnight(service.clock.now()) + 1 })
    expect((await move(visitor, requestId, to(7, '2026-12-10'))).status).toBe(200)
  })
})
