import { type IsoDate, isoDate } from '@invea/domain'
import { anApplicant } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { openSession } from '../../src/accounts/sessions.ts'
import { sendWrites } from '../../src/platform/database/transaction.ts'
import { newId } from '../../src/platform/ids.ts'
import { sendReminders } from '../../src/requests/reminders.ts'
import { recordEvent } from '../../src/requests/request-events.ts'
import { insertPerson, insertRequest } from '../../src/requests/request-writer.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { aRequestFrame } from '../../src/testing/a-stored-request.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { aKey, must, ordered, orderedAndPaid } from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'

const system = testSystemOf('embedded')
/** Paid requests with an appointment on this day, inserted directly. */
const storePaidRequests = async (count: number, day: IsoDate) => {
  const { services, clock } = system.service
  const now = clock.now()
  await withCapacity(services, count, aSlotRequest({ date: day }))
  await services.transact(async (trx) => {
    const sessionId = await openSession(trx, now)
    for (let at = 0; at < count; at++) {
      const id = newId(2)
      await insertRequest(trx, services, aRequestFrame({ id, sessionId, deliveryDate: day, now }))
      await sendWrites(trx)
      await trx
        .updateTable('request')
        .set({ status: 'paymentCompleted', held_until: null })
        .where('id', '=', id)
        .execute()
      await insertPerson(trx, services, { officeId: 2, requestId: id, position: 1, applicant: anApplicant(), now })
      const slot = { office_id: 2, day, slot_id: 3, applicants: 1, request_type: 'new', state: 'final' } as const
      const stamps = { created_at: now, changed_at: now }
      await trx
        .insertInto('appointment')
        .values({ ...slot, ...stamps, id: newId(2), session_id: sessionId, request_id: id })
        .execute()
    }
  })
}

test('reminds once on the day before, only when the appointment is paid, and again when it is moved', async () => {
  const { services, clock } = system.service
  const paid = await ordered(system, { language: 'am' })
  await ordered(system, { slotId: 4 })
  await system.sandbox.press(paid.order.redirectUrl ?? '', 'pay')
  const { applicationNumber } = paid
  expect(await sendReminders(services)).toBe(0)

  // From 21 November to noon of the 30th.
  clock.forward({ hours: 9 * 24 + 1 })
  expect(await sendReminders(services)).toBe(1)
  expect(await sendReminders(services)).toBe(0)
  const reminders = (await readPosted(services)).filter(({ kind }) => kind === 'reminder')
  expect(reminders).toMatchObject([{ channel: 'sms', params: { number: applicationNumber } }])
  expect(reminders[0]?.sms).toContain('ማስታወሻ፦ ኅዳር 22 ቀን 2019 ዓ.ም.')
})

test('reminds of a moved appointment on the day before its new date', async () => {
  const { services, clock } = system.service
  clock.forward({ hours: -(9 * 24 + 1) })
  const paid = await orderedAndPaid(system, { slotId: 5 })
  must(
    await paid.api.schedule.reschedule({ requestId: paid.requestId, date: isoDate('2026-12-03'), slotId: 6 }, aKey()),
  )
  clock.forward({ hours: 9 * 24 + 1 })
  expect(await sendReminders(services)).toBe(0)
  clock.forward({ hours: 48 })
  expect(await sendReminders(services)).toBe(1)
})

test('sends all reminders of a day in one round, each once, also with two instances', { timeout: 60_000 }, async () => {
  const { services, clock } = system.service
  await storePaidRequests(205, isoDate('2026-12-10'))
  clock.moveTo('2026-12-09T09:00:00Z')
  const before = (await readPosted(services)).length
  const [one, other] = await Promise.all([sendReminders(services), sendReminders(services)])
  expect(one + other).toBe(205)
  expect(await readPosted(services)).toHaveLength(before + 205)
  expect(await sendReminders(services)).toBe(0)
})

test('sends reminders only from 8:00 to 20:00 in Addis Ababa', async () => {
  const { services, clock } = system.service
  await storePaidRequests(1, isoDate('2026-12-15'))
  for (const quiet of ['2026-12-13T21:10:00Z', '2026-12-14T04:59:59Z', '2026-12-14T17:00:00Z']) {
    clock.moveTo(quiet)
    expect(await sendReminders(services), quiet).toBe(0)
  }
  clock.moveTo('2026-12-14T05:00:00Z')
  expect(await sendReminders(services)).toBe(1)
})

test('does not remind of a visit that was made, unless another applicant of the group is still expected', async () => {
  const { services, clock } = system.service
  const day = isoDate('2026-12-22')
  await storePaidRequests(3, day)
  const now = clock.now()
  const rows = await services.db
    .selectFrom('appointment')
    .innerJoin('request', 'request.id', 'appointment.request_id')
    .selectAll('request')
    .where('day', '=', day)
    .orderBy('request.id')
    .execute()
  await services.transact(async (trx) => {
    for (const [at, request] of rows.entries()) {
      const own = trx.selectFrom('request_person').select('id').where('request_id', '=', request.id)
      const { id: personId } = await own.executeTakeFirstOrThrow()
      const kind = at === 2 ? 'ready' : 'arrived'
      await recordEvent(trx, services, { request, kind, personId, at: now })
      const applicant = anApplicant()
      if (at === 1)
        await insertPerson(trx, services, { officeId: 2, requestId: request.id, position: 2, applicant, now })
    }
  })
  clock.moveTo('2026-12-21T09:00:00Z')
  expect(await sendReminders(services)).toBe(2)
})

test('a request that cannot be read stops no other reminder, and the round fails', async () => {
  const { services, clock } = system.service
  const day = isoDate('2027-01-12')
  await storePaidRequests(3, day)
  const [first] = await services.db
    .selectFrom('appointment')
    .select('request_id')
    .where('day', '=', day)
    .orderBy('request_id')
    .execute()
  const person = services.db.updateTable('request_person').where('request_id', '=', Number(first?.request_id))
  await person.set({ applicant: Buffer.from('of a key that is gone') }).execute()
  clock.moveTo('2027-01-11T09:00:00Z')
  const before = (await readPosted(services)).length
  await expect(sendReminders(services)).rejects.toThrow(`1 of 3 failed: ${first?.request_id}`)
  expect(await readPosted(services)).toHaveLength(before + 2)
})
