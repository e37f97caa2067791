import { beforeEach, describe, expect, test } from 'vitest'
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
  const { hold } = createFairVisitors(service)

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
})
