import type { IsoDate } from '@invea/domain'
import type { Office } from '@invea/domain/appointment'
import { expect, test } from 'vitest'
import { readyOn } from './AvailabilityScreen.tsx'
import { nearbyOfficeDates, nearestOfficeDates, officeDates } from './office-dates.ts'

const office = (id: number) => ({ id }) as Office
const offices = [1, 2, 3, 4].map(office)
const day = (text: string) => text as IsoDate
const dates = officeDates(offices, [
  { officeId: 1, date: null },
  { officeId: 2, date: day('2026-12-10') },
  { officeId: 3, date: day('2026-12-02') },
])
const ids = (list: typeof dates) => list.map(({ office }) => office.id)

test('the soonest office comes first, a full one last, one without the service not at all', () => {
  expect(ids(dates)).toEqual([3, 2, 1])
})

test('instead of a full office those of its region are named first, and no full one', () => {
  const regionOf = (id: number) => (id === 3 ? 20 : 10)
  expect(ids(nearbyOfficeDates(dates, 1, regionOf))).toEqual([2, 3])
  expect(ids(nearbyOfficeDates(dates, 2, () => undefined))).toEqual([3])
})

test('by distance the nearest office comes first, one that is not on the map last', () => {
  const coordinates = new Map([
    [1, { latitude: 11, longitude: 39 }],
    [2, { latitude: 9.5, longitude: 39 }],
  ])
  const nearest = nearestOfficeDates(dates, { latitude: 9, longitude: 39 }, (id) => coordinates.get(id))
  expect(nearest.map(({ office, km }) => [office.id, km && Math.round(km)])).toEqual([
    [2, 56],
    [1, 222],
    [3, undefined],
  ])
})

test('D28: the ready day skips the days that the operator has closed, and counts those it has opened', () => {
  const ready = (closures: Office['closures']) =>
    readyOn({
      office: { ...office(1), today: day('2026-11-21'), processingDays: 2, closures },
      date: day('2026-12-01'),
    })
  expect(ready(undefined)).toBe('2026-12-03')
  expect(ready({ closed: [day('2026-12-02'), day('2026-12-03')] })).toBe('2026-12-07')
  expect(ready({ closed: [day('2026-12-03')], open: [day('2026-12-05')] })).toBe('2026-12-04')
  expect(readyOn({ office: office(1), date: undefined })).toBeUndefined()
})
