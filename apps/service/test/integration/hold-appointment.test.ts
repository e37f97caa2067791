import { isoDate } from '@invea/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeFinal } from '../../src/appointments/holds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestClient } from '../../src/testing/a-client.ts'
import { clearAppointments, serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, checkedSlotTotals, takenBySlot, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds, waitingForLocks } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  beforeEach(async () => {
    await clearAppointments(service)
  })

  const hold = (client: TestClient, slotRequest = aSlotRequest(), key?: string) =>
    client.call('submitAppointment', { body: slotRequest }, key ? { 'idempotency-key': key } : {})

  test('200 visitors at once on a slot of 20: exactly 20 hold an appointment', { timeout: 120_000 }, async () => {
    await withCapacity(service.services, 20)
    const visitors = await Promise.all(Array.from({ length: 200 }, () => aHuman(service)))
    const responses = await Promise.all(visitors.map((visitor) => hold(visitor)))
    const statuses = responses.map(({ status, body }) => `${status} ${body.code ?? 'held'}`)
    expect(statuses.filter((status) => status === '200 held')).toHaveLength(20)
    expect(statuses.filter((status) => status === '409 slotFull')).toHaveLength(180)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 20 })
    const ids = responses.flatMap(({ body }) => body.appointmentResponses.map(({ id }: { id: number }) => id))
    expect(new Set(ids).size).toBe(20)
  })

  test('groups of one to five at once: never a part of a group, never more than the capacity', {
    timeout: 120_000,
  }, async () => {
    await withCapacity(service.services, 20)
    const visitors = await Promise.all(Array.from({ length: 60 }, () => aHuman(service)))
    const sizes = visitors.map((_, at) => (at % 5) + 1)
    const responses = await Promise.all(
      visitors.map((visitor, at) => hold(visitor, aSlotRequest({ applicants: sizes[at] ?? 1 }))),
    )
    const granted = responses.reduce((sum, { status }, at) => sum + (status === 200 ? (sizes[at] ?? 0) : 0), 0)
    expect(granted).toBeLessThanOrEqual(20)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': granted })
    // No refused group would still fit.
    const refused = responses.flatMap(({ status }, at) => (status === 200 ? [] : [sizes[at] ?? 0]))
    expect(refused.filter((size) => size <= 20 - granted)).toEqual([])
  })

  test('returns slot and end of a hold, also after a reload', async () => {
    const visitor = await aHuman(service)
    const { status, body } = await hold(visitor)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 1,
      officeId: 2,
      noOfApplicants: 1,
      expiresAt: new Date(service.clock.now().getTime() + 30 * 60_000).toISOString(),
      extendable: true,
      appointmentResponses: [
        { date: '2026-12-01', duration: { id: 3, startTime: '09:00', endTime: '09:30', isMorning: true } },
      ],
    })
    expect((await visitor.call('getCurrentHold', {})).body.appointmentResponses).toEqual(body.appointmentResponses)
    const stranger = await aHuman(service)
    expect((await stranger.call('getCurrentHold', {})).body.appointmentResponses).toEqual([])
  })

  test('a second hold releases the first, in one transaction', async () => {
    const visitor = await aHuman(service)
    await hold(visitor, aSlotRequest({ applicants: 3 }))
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 3 })
    await hold(visitor, aSlotRequest({ slotId: 5, applicants: 2 }))
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/5': 2 })
  })

  test('keeps the first hold when the second is refused', async () => {
    await withCapacity(service.services, 0, aSlotRequest({ slotId: 5 }))
    const visitor = await aHuman(service)
    await hold(visitor)
    expect((await hold(visitor, aSlotRequest({ slotId: 5 }))).body.code).toBe('slotFull')
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
  })

  test('one session in ten tabs holds one appointment', async () => {
    const visitor = await aHuman(service)
    await Promise.all(Array.from({ length: 10 }, (_, at) => hold(visitor, aSlotRequest({ slotId: (at % 5) + 1 }))))
    expect(Object.values(await takenBySlot(service.services)).reduce((sum, taken) => sum + taken, 0)).toBe(1)
  })

  test('the same key gives the same hold, repeated and in parallel, and is refused for another request', async () => {
    // Many rounds, because two batches with one key overlap at another point each time.
    for (let round = 1; round <= 20; round += 1) {
      const visitor = await aHuman(service)
      const slotRequest = aSlotRequest({ slotId: (round % 5) + 1 })
      const responses = await Promise.all(Array.from({ length: 8 }, () => hold(visitor, slotRequest, 'key-1')))
      responses.push(await hold(visitor, slotRequest, 'key-1'))
      expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const other = await hold(visitor, aSlotRequest({ slotId: 6 }), 'key-1')
      expect([other.status, other.body.code]).toEqual([422, 'keyReused'])
    }
    expect(await takenBySlot(service.services)).toEqual(
      Object.fromEntries([1, 2, 3, 4, 5].map((slot) => [`2026-12-01/${slot}`, 4])),
    )
  })

  test('an expired hold is free at its exact time, with no sweeper running', async () => {
    await withCapacity(service.services, 1)
    const [first, second] = [await aHuman(service), await aHuman(service)]
    await hold(first)
    service.clock.forward({ minutes: 29, seconds: 59 })
    expect((await hold(second)).body.code).toBe('slotFull')
    service.clock.forward({ seconds: 1 })
    expect((await first.call('getCurrentHold', {})).body.appointmentResponses).toEqual([])
    expect((await hold(second)).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 1 })
  })

  test('extends a hold once by half an hour, and not after its end', async () => {
    const visitor = await aHuman(service)
    const { body } = await hold(visitor)
    service.clock.forward({ minutes: 10 })
    const longer = await visitor.call('extendHold', {})
    expect(Date.parse(longer.body.expiresAt) - Date.parse(body.expiresAt)).toBe(30 * 60_000)
    expect(longer.body.extendable).toBe(false)
    expect((await visitor.call('extendHold', {})).body.code).toBe('notExtendable')
    const other = await aHuman(service)
    await hold(other)
    service.clock.forward({ minutes: 30 })
    expect((await other.call('extendHold', {})).body).toMatchObject({ code: 'holdExpired', appointmentResponses: [] })
  })

  test('a release frees the slot, and has one effect when repeated', async () => {
    const visitor = await aHuman(service)
    await hold(visitor, aSlotRequest({ applicants: 4 }))
    expect((await visitor.call('releaseHold', { query: {} })).status).toBe(200)
    expect((await visitor.call('releaseHold', { query: {} })).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({})
  })

  // The embedded database has one connection, so nothing waits for a lock there.
  if (kind === 'postgres')
    test.each(['release', 'new hold'] as const)(
      'a %s that waits for the submission of the same hold leaves the submitted appointment',
      async (other) => {
        const { transact, db } = service.services
        const visitor = await aHuman(service)
        await hold(visitor)
        const { session_id: sessionId } = await db
          .selectFrom('appointment')
          .select('session_id')
          .executeTakeFirstOrThrow()
        // Two slots, so that the hold has its own transaction.
        const shares = [4, 5].map((slotId) => ({ slotId, applicants: 1 }))
        const response = await transact(async (trx) => {
          const now = service.clock.now()
          const { rows } = await sql`select * from lock_submission(${sessionId}, ${now})`.execute(trx)
          expect(rows).toHaveLength(1)
          await makeFinal(trx, { sessionId, requestId: newId(2), expiresAt: null, now })
          const sent =
            other === 'release'
              ? visitor.call('releaseHold', { query: {} })
              : hold(visitor, aSlotRequest({ slotId: 4, applicants: 2, shares }))
          await expect.poll(() => waitingForLocks(service.opened)).toBe(1)
          return { sent }
        })
        expect((await response.sent).status).toBe(200)
        const rows = await db.selectFrom('appointment').select(['slot_id', 'state']).orderBy('slot_id').execute()
        expect(rows.map(({ slot_id, state }) => `${slot_id} ${state}`)).toEqual(
          other === 'release' ? ['3 final'] : ['3 final', '4 held', '5 held'],
        )
        await checkedSlotTotals(service.services)
      },
    )

  test('a group that does not fit gets the remaining capacity and other slots', async () => {
    for (const slotId of Array.from({ length: 15 }, (_, at) => at + 1)) {
      await withCapacity(service.services, 2, aSlotRequest({ slotId }))
    }
    const visitor = await aHuman(service)
    const short = await hold(visitor, aSlotRequest({ applicants: 4 }))
    expect(short.body).toMatchObject({ code: 'slotShort', remaining: 2 })
    const [offer] = short.body.offers
    expect(
      offer.durations.map(({ id, noOfApplicants }: { id: number; noOfApplicants: number }) => [id, noOfApplicants]),
    ).toEqual([
      [3, 2],
      [4, 2],
    ])
    const shares = [
      { slotId: 3, applicants: 2 },
      { slotId: 4, applicants: 2 },
    ]
    const taken = await hold(visitor, aSlotRequest({ applicants: 4, shares }))
    expect(taken.body.appointmentResponses).toHaveLength(2)
    expect(await takenBySlot(service.services)).toEqual({ '2026-12-01/3': 2, '2026-12-01/4': 2 })
    expect((await visitor.call('releaseHold', { query: {} })).status).toBe(200)
    expect(await takenBySlot(service.services)).toEqual({})
  })

  test('refuses a day outside the window, a closed day, an unknown slot, and a session without a solved captcha', async () => {
    const visitor = await aHuman(service)
    const codes = async (changes: Parameters<typeof aSlotRequest>[0]) =>
      (await hold(visitor, aSlotRequest(changes))).body.code
    expect(await codes({ date: isoDate('2026-11-21') })).toBe('outsideWindow')
    expect(await codes({ date: isoDate('2026-12-06') })).toBe('outsideWindow')
    expect(await codes({ date: isoDate('2027-12-01') })).toBe('outsideWindow')
    expect(await codes({ slotId: 29 })).toBe('invalidInput')
    expect(await codes({ officeId: 99 })).toBe('invalidInput')
    const robot = await aHuman(service, [])
    const response = await hold(robot)
    expect([response.status, response.body.code]).toEqual([403, 'captchaFailed'])
    expect(await takenBySlot(service.services)).toEqual({})
  })
})
