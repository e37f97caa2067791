import { isoDate } from '@invea/domain'
import type { City, Office } from '@invea/domain/appointment'
import { expect, test } from 'vitest'
import { withCity, withOffice, withRegion } from './use-offices.ts'

const words = (name: string) => ({ en: name, am: name, om: name, ti: name })
const anOffice = (id: number, sites: readonly number[]): Office => ({
  id,
  name: words(`Office ${id}`),
  address: words('Sample street'),
  phone: '0900000000',
  fax: '',
  main: false,
  processingDays: 30,
  today: isoDate('2026-11-21'),
  deliverySites: sites.map((site) => ({ id: site, name: words(''), address: words(''), phoneNumber: '' })),
})
const cities: readonly City[] = [
  { id: 1, name: words('One office'), offices: [anOffice(10, [100])] },
  { id: 2, name: words('Two offices'), offices: [anOffice(20, [200, 201]), anOffice(21, [210])] },
]
const chosen = { regionId: '1', cityId: '1', officeId: '10', deliverySiteId: '100', humanUntil: 'later' }

test('another region clears the choices inside the old one, and nothing else', () => {
  expect(withRegion(chosen, '2')).toEqual({
    regionId: '2',
    cityId: undefined,
    officeId: undefined,
    deliverySiteId: undefined,
    humanUntil: 'later',
  })
})

test('choosing a city with one office chooses the office', () => {
  expect(withCity({ regionId: '1' }, '1', cities)).toMatchObject({ cityId: '1', officeId: '10', deliverySiteId: '100' })
})

test('a city with several offices shows them to choose from', () => {
  expect(withCity(chosen, '2', cities)).toMatchObject({ cityId: '2', officeId: undefined, deliverySiteId: undefined })
})

test('the first delivery site of an office is preselected', () => {
  const offices = cities[1]?.offices ?? []
  expect(withOffice(chosen, '20', offices)).toMatchObject({ officeId: '20', deliverySiteId: '200' })
  expect(withOffice(chosen, '21', offices)).toMatchObject({ officeId: '21', deliverySiteId: '210' })
})
