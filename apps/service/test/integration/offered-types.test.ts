import { isoDate } from '@invea/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { load } from '../../src/operator/load.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'

interface WireCity {
  readonly regionId?: number
  readonly latitude?: number
  readonly longitude?: number
  readonly offices: readonly { readonly id: number; readonly requestTypeIds?: readonly number[] }[]
}

describe.each(databaseKinds)('D46: offices that offer only some types, on %s', (kind) => {
  const service = serviceOf(kind)

  /** Loads an office of the sample data again, with these types. */
  const offers = async (officeId: number, requestTypes: string | readonly string[]) => {
    const { db, master } = service.services
    const row = await db.selectFrom('office').selectAll().where('id', '=', officeId).executeTakeFirstOrThrow()
    const { id, name, address, phone, fax, main } = row
    const office = { id, cityId: row.city_id, name, address, phone, fax, main, processingDays: 30, requestTypes }
    const loaded = await load(
      service.services,
      { format: 'json', kind: 'offices', content: JSON.stringify([office]) },
      { now: service.clock.now() },
    )
    master.forget()
    return loaded
  }
  beforeAll(async () => {
    for (const id of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await offers(id, id === 2 ? 'renewal, new' : '')
  })

  test('refuses an unknown type in the list of an office', async () => {
    expect(await offers(2, 'new,visa')).toMatchObject({ ok: false })
  })

  test('returns the office with the codes of its types, and other offices without a list', async () => {
    const visitor = await aHuman(service)
    const { body } = await visitor.call('getCitiesByRegion', { query: { regionId: 5 } })
    const offices = body.cities.flatMap((city: WireCity) => city.offices)
    expect(offices.find(({ id }: { id: number }) => id === 2).requestTypeIds).toEqual([2, 3])
    expect(offices.find(({ id }: { id: number }) => id === 4).requestTypeIds).toBeUndefined()
  })

  test('one call returns the cities of all regions that have an office, with region and coordinates', async () => {
    const visitor = await aHuman(service)
    const { body } = await visitor.call('getOffices', {})
    const cities: readonly WireCity[] = body.cities
    expect(
      cities
        .flatMap(({ offices }) => offices)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(cities.every(({ offices, regionId }) => offices.length > 0 && regionId !== undefined)).toBe(true)
    expect(cities[0]).toMatchObject({ regionId: 1, latitude: 9.03, longitude: 38.74 })
  })

  test('the earliest dates omit an office that does not offer the type', async () => {
    const visitor = await aHuman(service)
    const officesFor = async (requestType: 'new' | 'lost') => {
      const { body } = await visitor.call('getEarliestDates', { body: { requestType, applicants: 1 } })
      return body.earliestDates.map(({ officeId }: { officeId: number }) => officeId)
    }
    expect(await officesFor('new')).toContain(2)
    expect(await officesFor('lost')).not.toContain(2)
    expect(await officesFor('lost')).toContain(4)
  })

  test('refuses a hold of a type that the office does not offer, with the office as its field', async () => {
    const visitor = await aHuman(service)
    const refused = await visitor.call('submitAppointment', {
      body: aSlotRequest({ officeId: 2, requestType: 'lost', date: isoDate('2026-12-28') }),
    })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('officeWithoutType')
    const held = await visitor.call('submitAppointment', { body: aSlotRequest({ officeId: 2, requestType: 'new' }) })
    expect(held.status).toBe(200)
  })

  test('the menus contain the types of any office, and for urgent those of the main office', async () => {
    const visitor = await aHuman(service)
    const menu = async (call: 'getRequestTypes' | 'getUrgentRequestTypes') =>
      (await visitor.call(call, {})).body.requestTypes.map(({ id }: { id: number }) => id)
    expect(await menu('getRequestTypes')).toEqual([2, 3, 4, 8])
    await offers(1, 'new,renewal,correction')
    expect(await menu('getUrgentRequestTypes')).toEqual([1, 2, 8])
    expect(await menu('getRequestTypes')).toEqual([2, 3, 4, 8])
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) await offers(id, ['new', 'renewal', 'correction'])
    expect(await menu('getRequestTypes')).toEqual([2, 3, 8])
  })
})
