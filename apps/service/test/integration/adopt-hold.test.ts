import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../src/testing/a-client.ts'
import { aMember, aRegistered } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, checkedSlotTotals } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

const forms = ['signIn', 'site', 'passport'] as const

describe.each(databaseKinds)('on %s: a member who signs in again after the session ended (D14)', (kind) => {
  const service = serviceOf(kind)
  const held = async (client: TestClient) => {
    const { body } = await client.call('getCurrentHold', {})
    return body.appointmentResponses.map(({ id }: { id: number }) => id)
  }

  test('gets the hold back until it expires', async () => {
    const registered = await aRegistered(service)
    const first = await aMember(service, registered)
    await first.call('submitAppointment', { body: aSlotRequest({ applicants: 2 }) })
    const ids = await held(first)
    await first.call('signOut', {})
    const second = await aMember(service, registered)
    expect(await held(second)).toEqual(ids)
    await second.call('signOut', {})
    service.clock.forward({ minutes: 30 })
    expect(await held(await aMember(service, registered))).toEqual([])
  })

  test('keeps the hold of its own session instead, and changes no other session', async () => {
    const registered = await aRegistered(service)
    const [signedOut, other] = [await aMember(service, registered), await aMember(service, registered)]
    await signedOut.call('submitAppointment', { body: aSlotRequest({ slotId: 5 }) })
    await other.call('submitAppointment', { body: aSlotRequest({ slotId: 6 }) })
    const [released, running] = [await held(signedOut), await held(other)]
    await signedOut.call('signOut', {})
    const visitor = await aHuman(service, forms)
    await visitor.call('submitAppointment', { body: aSlotRequest({ slotId: 7 }) })
    const own = await held(visitor)
    const signedIn = await aMember(service, registered, visitor)
    expect(await held(signedIn)).toEqual(own)
    expect(await held(other)).toEqual(running)
    expect(released).not.toEqual(own)
    await checkedSlotTotals(service.services)
  })
})
