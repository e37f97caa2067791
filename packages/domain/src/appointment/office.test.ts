import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import {
  asksDeliverySite,
  closuresFor,
  currentClosures,
  distanceInKm,
  isCaptchaValid,
  isClosedOn,
  type OfficeClosure,
  offeredTypeIssues,
  offeredTypes,
  offersType,
  siteIssues,
  urgentOfficeIssues,
} from './office.ts'

const now = '2026-11-21T08:00:00.000Z'
const later = '2026-11-21T08:00:00.001Z'
const whole = { regionId: '1', cityId: '2', officeId: '3', deliverySiteId: '4', humanUntil: later }
const codes = (site: object, requestType: 'new' | 'lost' = 'new') =>
  siteIssues(site, { requestType, now }).map(({ field, code }) => `${field}: ${code}`)

test('A §5: New requires every field', () => {
  expect(codes({})).toEqual([
    'site.regionId: regionRequired',
    'site.cityId: cityRequired',
    'site.officeId: officeRequired',
    'site.deliverySiteId: deliverySiteRequired',
    'site.captcha: captchaRequired',
  ])
  expect(codes(whole)).toEqual([])
})

test.each(['regionId', 'cityId', 'officeId', 'deliverySiteId', 'humanUntil'])(
  'returns an issue for %s alone',
  (field) => {
    expect(codes({ ...whole, [field]: undefined })).toHaveLength(1)
  },
)

test('A §5: only New requires a delivery site', () => {
  expect(codes({ ...whole, deliverySiteId: '' }, 'lost')).toEqual([])
  expect(codes({ ...whole, deliverySiteId: ' ' })).toEqual(['site.deliverySiteId: deliverySiteRequired'])
  expect((['new', 'renewal', 'lost', 'correction', undefined] as const).filter(asksDeliverySite)).toEqual(['new'])
})

test('a solved captcha counts until it expires, and always once a slot is held', () => {
  expect(isCaptchaValid(later, now)).toBe(true)
  expect(isCaptchaValid(now, now)).toBe(false)
  expect(isCaptchaValid(undefined, now)).toBe(false)
  const run = { ...whole, humanUntil: now }
  expect(codes(run)).toEqual(['site.captcha: captchaRequired'])
  expect(siteIssues(run, { requestType: 'new', now, captchaPassed: true })).toEqual([])
})

test('D46: an office without a list accepts all types, an office with a list only those', () => {
  expect(offersType({}, 'lost')).toBe(true)
  expect(offersType({ requestTypes: ['new'] }, 'new')).toBe(true)
  expect(offersType({ requestTypes: ['new'] }, 'lost')).toBe(false)
})

test('refuses no office before the type is known', () => {
  expect(offersType({ requestTypes: ['new'] }, undefined)).toBe(true)
  expect(offersType({ requestTypes: ['new'] }, 'unknown')).toBe(true)
})

test('offers the types that at least one office accepts, in menu order', () => {
  expect(offeredTypes([{ requestTypes: ['lost', 'new'] }, { requestTypes: ['renewal'] }])).toEqual([
    'new',
    'renewal',
    'lost',
  ])
  expect(offeredTypes([{ requestTypes: ['lost'] }, {}])).toEqual(['new', 'renewal', 'lost', 'correction'])
  expect(offeredTypes([])).toEqual([])
})

test('D46: returns the issue at the office field, and none for an unknown office', () => {
  expect(offeredTypeIssues({ requestTypes: ['new'] }, 'lost', 'site.officeId')).toEqual([
    { field: 'site.officeId', code: 'officeWithoutType' },
  ])
  expect(offeredTypeIssues(undefined, 'lost', 'site.officeId')).toEqual([])
})

test('A §1: only the main office serves urgent requests', () => {
  expect(urgentOfficeIssues({ main: true }, 'officeId')).toEqual([])
  expect(urgentOfficeIssues({ main: false }, 'officeId')).toEqual([{ field: 'officeId', code: 'mainOfficeOnly' }])
  expect(urgentOfficeIssues(undefined, 'officeId')).toEqual([])
})

const addis = { latitude: 9.03, longitude: 38.74 }
const mekelle = { latitude: 13.5, longitude: 39.47 }

test('the distance of a point to itself is 0', () => {
  expect(distanceInKm(addis, addis)).toBe(0)
})

test('a degree of latitude is 111 km in both directions', () => {
  expect(distanceInKm(addis, { ...addis, latitude: 10.03 })).toBeCloseTo(111.19, 1)
  expect(distanceInKm(addis, mekelle)).toBeCloseTo(distanceInKm(mekelle, addis), 9)
})

test('Addis Ababa is about 500 km from Mekelle', () => {
  expect(Math.round(distanceInKm(addis, mekelle))).toBe(503)
})

const notice = { en: 'Closed', am: 'ዝግ', om: 'Cufaa', ti: 'ዕፁው' }
const day = (text: string) => isoDate(`2026-12-${text}`)
const closure = (id: number, changes: Partial<OfficeClosure> = {}): OfficeClosure => ({
  id,
  from: day('07'),
  until: day('09'),
  notice,
  ...changes,
})
const idsOf = (closures: readonly OfficeClosure[]) => closures.map(({ id }) => id)

test('a closure includes its first and its last day', () => {
  const days = ['06', '07', '08', '09', '10'].map((text) => isClosedOn(day(text), [closure(1)]))
  expect(days).toEqual([false, true, true, true, false])
  expect(isClosedOn(day('08'), [])).toBe(false)
})

test.each([
  [{}, [1, 2, 3, 4, 5]],
  [{ officeId: 7 }, [1, 2, 3, 4]],
  [{ officeId: 8 }, [1, 3, 4, 5]],
  [{ officeId: 7, requestType: 'lost' }, [1, 2, 3]],
  [{ officeId: 7, requestType: 'new' }, [1, 2]],
  [{ officeId: 7, requestType: 'lost', mode: 'urgent' }, [1, 2, 3, 4]],
  [{ requestType: 'lost' }, [1, 2, 3, 5]],
] as const)('finds the closures for %o', (chosen, ids) => {
  const closures = [
    closure(1),
    closure(2, { officeId: 7 }),
    closure(3, { service: 'lost' }),
    closure(4, { service: 'urgent' }),
    closure(5, { officeId: 8 }),
  ]
  expect(idsOf(closuresFor(closures, chosen))).toEqual(ids)
})

test('omits ended closures and sorts the others by their beginning', () => {
  const closures = [closure(1), closure(2, { until: day('08') }), closure(3, { from: day('01') })]
  expect(idsOf(currentClosures(closures, day('09')))).toEqual([3, 1])
  expect(idsOf(currentClosures(closures, day('10')))).toEqual([])
  expect(idsOf(currentClosures([closure(5), closure(4)], day('01')))).toEqual([4, 5])
})
