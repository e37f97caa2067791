import { isoDate, type RequestType } from '@invea/domain'
import type { MasterData } from '@invea/domain/applicant'
import type { City, Office } from '@invea/domain/appointment'
import { succeeds } from './responses.ts'

const named = (name: string) => ({ en: name, am: name, om: name, ti: name })

const anOffice = (id: number, name: string, requestTypes?: readonly RequestType[]): Office => ({
  id,
  name: named(name),
  address: named('Sample street'),
  phone: '0900000000',
  fax: '',
  main: id === 1,
  processingDays: 30,
  today: isoDate('2026-11-21'),
  deliverySites: [{ id: id * 10, name: named('Sample site'), address: named('Sample street'), phoneNumber: '' }],
  ...(requestTypes && { requestTypes }),
})

/** Three regions: one with two cities, one whose office accepts only new passports, one without an office. */
export const officeCities: readonly City[] = [
  {
    id: 101,
    regionId: 1,
    name: named('Addis Ababa'),
    coordinates: { latitude: 9.03, longitude: 38.74 },
    offices: [anOffice(1, 'Main Office')],
  },
  {
    id: 102,
    regionId: 1,
    name: named('Adama'),
    coordinates: { latitude: 8.54, longitude: 39.27 },
    offices: [anOffice(7, 'Adama Branch', ['new', 'lost'])],
  },
  {
    id: 401,
    regionId: 4,
    name: named('Semera'),
    coordinates: { latitude: 11.79, longitude: 41.01 },
    offices: [anOffice(5, 'Semera Branch', ['new'])],
  },
]

/** Lists of these regions, as the portal caches them. */
export const masterData: MasterData = {
  nationalities: [],
  occupations: [],
  familyTypes: [],
  passportPages: [],
  regions: [
    { id: 1, name: named('Addis Ababa and around'), cities: officeCities.filter(({ regionId }) => regionId === 1) },
    { id: 4, name: named('Afar'), cities: officeCities.filter(({ regionId }) => regionId === 4) },
    { id: 9, name: named('Gambela'), cities: [] },
  ],
}

/** Their master data from the service. */
export const officeAnswers = {
  all: succeeds(masterData),
  offices: succeeds(officeCities),
  cities: async (regionId: number) =>
    ({ ok: true, value: officeCities.filter((city) => city.regionId === regionId) }) as const,
}
