import { expect, test } from 'vitest'
import { isHuman } from './human.ts'
import { asksDeliverySite, siteIssues } from './site.ts'

const now = '2026-11-21T08:00:00.000Z'
const later = '2026-11-21T08:00:00.001Z'
const whole = { regionId: '1', cityId: '2', officeId: '3', deliverySiteId: '4', humanUntil: later }
const codes = (site: object, requestType: 'new' | 'lost' = 'new') =>
  siteIssues(site, { requestType, now }).map(({ field, code }) => `${field}: ${code}`)

test('A §5: everything is asked for New', () => {
  expect(codes({})).toEqual([
    'site.regionId: regionRequired',
    'site.cityId: cityRequired',
    'site.officeId: officeRequired',
    'site.deliverySiteId: deliverySiteRequired',
    'site.captcha: captchaRequired',
  ])
  expect(codes(whole)).toEqual([])
})

test.each(['regionId', 'cityId', 'officeId', 'deliverySiteId', 'humanUntil'])('%s alone can be missing', (field) => {
  expect(codes({ ...whole, [field]: undefined })).toHaveLength(1)
})

test('A §5: a delivery site is asked for New only', () => {
  expect(codes({ ...whole, deliverySiteId: '' }, 'lost')).toEqual([])
  expect(codes({ ...whole, deliverySiteId: ' ' })).toEqual(['site.deliverySiteId: deliverySiteRequired'])
  expect((['new', 'renewal', 'lost', 'correction', undefined] as const).filter(asksDeliverySite)).toEqual(['new'])
})

test('a solved captcha counts until its moment, and for good once a place is held', () => {
  expect(isHuman(later, now)).toBe(true)
  expect(isHuman(now, now)).toBe(false)
  expect(isHuman(undefined, now)).toBe(false)
  const run = { ...whole, humanUntil: now }
  expect(codes(run)).toEqual(['site.captcha: captchaRequired'])
  expect(siteIssues(run, { requestType: 'new', now, captchaPassed: true })).toEqual([])
})
