import { isoDate } from '@invea/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendReminders } from '../../src/requests/notify.ts'
import { readPosted } from '../../src/testing/posted-messages.ts'
import { aKey, must, ordered } from './a-submission.ts'
import { startWorld, type World } from './a-world.ts'

let world: World
beforeAll(async () => {
  world = (await startWorld('embedded')) as World
})
afterAll(() => world.stop())

test('reminds once on the day before, only when the appointment is paid, and again when it is moved', async () => {
  const { services, clock } = world.service
  const paid = await ordered(world, { language: 'am' })
  await ordered(world, { slotId: 4 })
  await world.sandbox.press(paid.order.redirectUrl ?? '', 'pay')
  const { applicationNumber } = paid.submitted.persons[0] ?? { applicationNumber: '' }
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
  const { services, clock } = world.service
  clock.forward({ hours: -(9 * 24 + 1) })
  const paid = await ordered(world, { slotId: 5 })
  await world.sandbox.press(paid.order.redirectUrl ?? '', 'pay')
  must(
    await paid.api.schedule.reschedule({ requestId: paid.requestId, date: isoDate('2026-12-03'), slotId: 6 }, aKey()),
  )
  clock.forward({ hours: 9 * 24 + 1 })
  expect(await sendReminders(services)).toBe(0)
  clock.forward({ hours: 48 })
  expect(await sendReminders(services)).toBe(1)
})
