// @vitest-environment happy-dom
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { PartialApi } from '../testing/render-screen.tsx'
import { renderStep } from '../testing/render-step.tsx'
import { later, succeeds, unreachable } from '../testing/responses.ts'
import { SolvingWorker, solvedCaptcha } from '../testing/solving-worker.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { SiteScreen } from './SiteScreen.tsx'

globalThis.indexedDB = new IDBFactory()
const open = (
  changes: Partial<PassportDraft>,
  master: PartialApi['master'] = {},
  captcha: PartialApi['captcha'] = {},
) =>
  renderStep({
    step: 'site',
    Content: SiteScreen,
    api: { captcha, master: { ...officeAnswers, ...master }, schedule: { earliest: succeeds([]) } },
    draft: aCompletePassportDraft({ site: {}, appointment: {}, ...changes }),
  })
const options = (name: RegExp) => [...screen.getByLabelText<HTMLSelectElement>(name).options]
const closed = (name: RegExp) =>
  options(name)
    .filter(({ disabled }) => disabled)
    .map(({ text }) => text)
const choose = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

test('35: a region without an office cannot be chosen and shows why', async () => {
  await open({ requestType: 'new' })
  await waitFor(() => expect(closed(/^Region/)).toEqual(['Gambela (no office)']))
})

test('D46: regions, cities and offices without the chosen type cannot be chosen and show why', async () => {
  await open({ requestType: 'lost' })
  await waitFor(() =>
    expect(closed(/^Region/)).toEqual(['Afar (not for this application type)', 'Gambela (no office)']),
  )
  choose(/^Region/, '1')
  await waitFor(() => expect(options(/^City/)).toHaveLength(3))
  expect(closed(/^City/)).toEqual([])
})

test('D46: a city is closed when none of its offices accepts the type', async () => {
  await open({ requestType: 'correction' })
  await waitFor(() => expect(options(/^Region/)).toHaveLength(4))
  choose(/^Region/, '1')
  await waitFor(() => expect(closed(/^City/)).toEqual(['Adama (not for this application type)']))
})

test('D46: after a change of type the office shows at once that it does not accept it, and Next stays on the step', async () => {
  await open({
    requestType: 'lost',
    site: { regionId: '4', cityId: '401', officeId: '5', humanUntil: '2099-01-01T00:00:00.000Z' },
  })
  const sentence = 'This office does not take this type of application. Choose another office.'
  expect(await screen.findAllByText(sentence)).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('link', { name: sentence })).toBeTruthy()
})

test('35: a failed list of cities shows a message, and Try again loads it', async () => {
  const cities = vi.fn<typeof officeAnswers.cities>(officeAnswers.cities)
  cities.mockImplementationOnce(unreachable as never)
  const offices = () => new Promise<never>(() => undefined)
  await open({ requestType: 'new' }, { cities, offices })
  await waitFor(() => expect(options(/^Region/)).toHaveLength(4))
  choose(/^Region/, '1')
  expect(await screen.findByText('The list of offices could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('Loading offices...')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(options(/^City/)).toHaveLength(3))
  expect(screen.queryByText('The list of offices could not be loaded.')).toBeNull()
})

const shown = (name: RegExp) => screen.getByLabelText<HTMLSelectElement>(name).value

test('an office chosen by a link is shown with its region and city, and can be changed', async () => {
  const { draft } = await open({ requestType: 'new', site: { officeId: '5' } })
  await waitFor(() => expect(shown(/^Region/)).toBe('4'))
  await waitFor(() => expect(shown(/^City/)).toBe('401'))
  expect(draft().site).toMatchObject({ regionId: '4', cityId: '401', officeId: '5', deliverySiteId: '50' })
  choose(/^Region/, '1')
  expect(draft().site).toMatchObject({ regionId: '1', officeId: undefined })
})

test('the card of the chosen office names it once', async () => {
  await open({ requestType: 'new', site: { regionId: '4', cityId: '401', officeId: '5' } })
  expect(await screen.findByText('Semera Branch', { selector: 'strong' })).toBeTruthy()
  expect(screen.queryByText('Branch')).toBeNull()
})

test('clears an office that does not exist', async () => {
  const { draft } = await open({ requestType: 'new', site: { officeId: '77' } })
  await waitFor(() => expect(draft().site.officeId).toBeUndefined())
  expect(draft().site.regionId).toBeUndefined()
})

test('35: where the list of a region fails, the list of all offices has its cities', async () => {
  await open({ requestType: 'new' }, { cities: unreachable })
  await waitFor(() => expect(closed(/^Region/)).toEqual(['Gambela (no office)']))
  choose(/^Region/, '1')
  await waitFor(() => expect(options(/^City/)).toHaveLength(3))
  expect(screen.queryByText('The list of offices could not be loaded.')).toBeNull()
})

/** Ticks the captcha and presses Next during its check. */
const pressNextDuringCheck = async (verify: () => ReturnType<typeof unreachable | typeof solvedCaptcha.verify>) => {
  vi.stubGlobal('Worker', SolvingWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  const check = later()
  const captcha: PartialApi['captcha'] = {
    ...solvedCaptcha,
    verify: async () => {
      await check.promise
      return verify()
    },
  }
  const site = { regionId: '4', cityId: '401', officeId: '5', deliverySiteId: '50' }
  await open({ requestType: 'new', site }, {}, captcha)
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I am not a robot' }))
  await screen.findByText('Checking...')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('Please select the recaptcha!')).toBeNull()
  expect(screen.getByText('Checking...')).toBeTruthy()
  return check
}

test('Next pressed while the captcha is checked waits for it, and then leads on', async () => {
  const check = await pressNextDuringCheck(solvedCaptcha.verify)
  check.resolve()
  expect(await screen.findByRole('heading', { name: 'date-time' })).toBeTruthy()
})

test('after a check that failed, Next does not ask for the captcha beside the failure', async () => {
  const check = await pressNextDuringCheck(unreachable)
  check.resolve()
  await waitFor(() => expect(screen.queryByText('Checking...')).toBeNull())
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText('Please select the recaptcha!')).toBeNull()
})

test('a form that is changed during the check is not sent after it', async () => {
  const check = await pressNextDuringCheck(solvedCaptcha.verify)
  fireEvent.input(screen.getByLabelText(/^Delivery site/), { target: { value: '50' } })
  check.resolve()
  expect(await screen.findByText('Verified')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByRole('heading', { name: 'date-time' })).toBeNull()
})
