// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import type { EarliestDate } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { masterData, officeAnswers, officeCities } from '../testing/some-offices.ts'
import { SiteScreen } from './SiteScreen.tsx'

globalThis.indexedDB = new IDBFactory()
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const withGeolocation = (value: object) =>
  Object.defineProperty(navigator, 'geolocation', { value, configurable: true })

const days: readonly EarliestDate[] = [
  { officeId: 1, date: isoDate('2026-12-25') },
  { officeId: 5, date: isoDate('2026-12-01') },
  { officeId: 7, date: null },
]
const open = async (changes: Partial<PassportDraft> = {}, master = officeAnswers, dates = days) => {
  const earliest = vi.fn(succeeds(dates))
  const page = await renderStep({
    step: 'site',
    Content: SiteScreen,
    api: { master, schedule: { earliest } },
    draft: aCompletePassportDraft({ requestType: 'new', site: {}, appointment: {}, ...changes }),
  })
  const list = await screen.findByRole('group', { name: 'Offices with their first free day' })
  const titles = () =>
    within(list)
      .getAllByRole('radio')
      .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent)
  return { ...page, list, titles, earliest }
}

test('lists the offices with their first free day, the earliest first, from one request', async () => {
  const { list, titles, earliest } = await open()
  expect(titles()).toEqual(['Semera Branch', 'Main Office', 'Adama Branch'])
  expect(list.textContent).toContain('Dec 01, 2026')
  expect(list.textContent).toContain('No free day at present')
  expect(earliest).toHaveBeenCalledTimes(1)
  expect(earliest).toHaveBeenCalledWith({ requestType: 'new', applicants: 1 })
})

test('"Show all" removes itself, so the first office that it shows has the focus', async () => {
  const [city, ...others] = officeCities
  const [office] = city?.offices ?? []
  const cities = [{ ...city, offices: [office, { ...office, id: 8, main: false }] }, ...others] as typeof officeCities
  const offices = succeeds(cities)
  const free = [...days, { officeId: 8, date: isoDate('2027-01-04') }]
  const { list } = await open({}, { ...officeAnswers, offices }, free)
  expect(within(list).getAllByRole('radio')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: /^Show all/ }))
  const [, , , fourth] = within(list).getAllByRole('radio')
  expect(document.activeElement).toBe(fourth ?? 'none')
})

test('choosing one fills region, city, office and its only delivery site; the fields show it', async () => {
  const { draft } = await open()
  fireEvent.click(screen.getByRole('radio', { name: 'Semera Branch' }))
  expect(draft().site).toMatchObject({ regionId: '4', cityId: '401', officeId: '5', deliverySiteId: '50' })
  expect(screen.getByLabelText<HTMLSelectElement>(/^Region/).value).toBe('4')
  await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Office/ }).value).toBe('5'))
})

test('by distance from a town, the nearest office is first and each shows its distance', async () => {
  const { list, titles } = await open()
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '102' } })
  expect(titles()).toEqual(['Adama Branch', 'Main Office', 'Semera Branch'])
  expect(list.textContent).toContain('about 80 km away')
})

test('reads the position of the device only after a tap', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 11.7, longitude: 41 } } as GeolocationPosition),
  )
  withGeolocation({ getCurrentPosition })
  const { titles } = await open()
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '102' } })
  expect(getCurrentPosition).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }))
  await waitFor(() => expect(titles()[0]).toBe('Semera Branch'))
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').selectedOptions[0]?.text).toBe('Distance from where I am')
})

test('offers the towns when the device gives no position', async () => {
  const getCurrentPosition = (_found: unknown, failed: () => void) => failed()
  withGeolocation({ getCurrentPosition })
  const { titles } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Use my position' }))
  expect(await screen.findByText(/Choose a town in the list instead/)).toBeTruthy()
  expect(titles()[0]).toBe('Semera Branch')
})

test('the map has a point for each office, and a choice there is also made in the list', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { draft } = await open()
  const map = await screen.findByRole('radiogroup', { name: 'Offices on the map' })
  fireEvent.click(within(map).getByRole('radio', { name: /^Adama Branch: No free day at present/ }))
  expect(draft().site.officeId).toBe('7')
  expect(within(map).getByRole('radio', { checked: true }).textContent).toBe('Adama')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Adama Branch' }).checked).toBe(true)
})

test('the map is one tab stop, and the arrow keys go from office to office', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { draft } = await open()
  const map = await screen.findByRole('radiogroup', { name: 'Offices on the map' })
  const stops = () =>
    within(map)
      .getAllByRole('radio')
      .filter(({ tabIndex }) => tabIndex === 0)
  expect(stops().map(({ textContent }) => textContent)).toEqual(['Semera'])
  fireEvent.keyDown(map, { key: 'ArrowLeft' })
  expect(draft().site.officeId).toBe('7')
  expect(document.activeElement?.textContent).toBe('Adama')
  expect(stops()).toEqual([document.activeElement])
})

test('a choice in the fields does not render the list of offices again, until it chooses an office', async () => {
  let renders = 0
  const [region, ...others] = masterData.regions
  const counted = {
    ...region,
    get cities() {
      renders += 1
      return region?.cities
    },
  }
  const all = succeeds({ ...masterData, regions: [counted, ...others] } as typeof masterData)
  const { draft } = await open({}, { ...officeAnswers, all })
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^Region/).options.length).toBeGreaterThan(2))
  const before = renders
  expect(before).toBeGreaterThan(0)
  fireEvent.change(screen.getByLabelText(/^Region/), { target: { value: '1' } })
  expect(draft().site.regionId).toBe('1')
  expect(renders).toBe(before)
  fireEvent.click(screen.getByRole('radio', { name: 'Semera Branch' }))
  expect(renders).toBeGreaterThan(before)
})
