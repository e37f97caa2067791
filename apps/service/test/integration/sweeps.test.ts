import { expect, test } from 'vitest'
import { sweepHolds } from '../../src/appointments/holds.ts'
import { purgeExpired } from '../../src/platform/jobs/jobs.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, slotTotals } from '../../src/testing/a-slot.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const service = serviceOf('embedded')

test('the sweep releases expired holds and no others', async () => {
  const [early, late] = [await aHuman(service), await aHuman(service)]
  await early.call('submitAppointment', { body: aSlotRequest({ applicants: 3 }) })
  service.clock.forward({ minutes: 20 })
  await late.call('submitAppointment', { body: aSlotRequest({ slotId: 4 }) })
  service.clock.forward({ minutes: 10 })
  expect(await sweepHolds(service.services)).toBe(3)
  expect(await sweepHolds(service.services)).toBe(0)
  expect(await slotTotals(service.services)).toMatchObject([{ slot: '2026-12-01/4', taken: 1, booked: 1 }])
})

test('keeps keys for 48 hours and then deletes them', async () => {
  const visitor = await aHuman(service)
  const { db } = service.services
  const keys = async () => (await db.selectFrom('idempotency_key').select('key').execute()).map(({ key }) => key)
  await visitor.call('releaseHold', {}, { 'idempotency-key': 'kept' })
  service.clock.forward({ hours: 48 })
  await purgeExpired(service.services)
  expect(await keys()).toEqual(['kept'])
  service.clock.forward({ seconds: 1 })
  expect(await purgeExpired(service.services)).toBeGreaterThan(0)
  expect(await keys()).toEqual([])
})
