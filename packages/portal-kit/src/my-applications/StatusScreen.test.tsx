// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { anApplicant, anApplication, anApplicationPerson } from '@invea/domain/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import { type PartialApi, renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds, unreachable } from '../testing/responses.ts'
import { SolvingWorker, solvedCaptcha } from '../testing/solving-worker.ts'
import { someScreens } from '../testing/some-screens.ts'
import { StatusScreen } from './StatusScreen.tsx'

const notFound = async () => refused('notFound', { status: 404 })
const card = anApplication({
  requestId: 12,
  masked: true,
  confirmationNumber: undefined,
  actions: ['view'],
  persons: [anApplicationPerson()],
})
const notifiedCard = { ...card, persons: [anApplicationPerson({ notified: true })] }
const whole = anApplication({
  requestId: 12,
  actions: ['view', 'pay'],
  persons: [anApplicationPerson({ applicant: anApplicant() })],
})

const open = (api: PartialApi, address = '/status', forgetDraft?: (requestId?: number) => void) =>
  renderScreen((search) => <StatusScreen {...search} purpose="status" />, {
    screens: someScreens,
    ...(forgetDraft && { forgetDraft }),
    api: { master: { all: unreachable }, ...api },
    address,
  })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const search = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }))

test('an empty form shows a message at its top and sends no request', async () => {
  const byApplicationNumber = vi.fn()
  await open({ requests: { byApplicationNumber } })
  search()
  const summary = await screen.findByRole('heading', { name: 'Please fix the errors below' })
  expect(document.activeElement).toBe(summary)
  expect(screen.getByRole('link', { name: 'Please fill at least one field.' })).toBeTruthy()
  expect(byApplicationNumber).not.toHaveBeenCalled()
})

test('one number alone finds a card, which explains why other data is hidden', async () => {
  const byApplicationNumber = vi.fn<PortalApi['requests']['byApplicationNumber']>(succeeds(card))
  await open({ requests: { byApplicationNumber } })
  type('Application Number', ' ab 12 ')
  search()
  expect(await screen.findByRole('heading', { name: 'List Of Your Applications' })).toBeTruthy()
  expect(byApplicationNumber).toHaveBeenCalledWith('AB12', undefined)
  expect(screen.getByText(/One number alone shows only this card/)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: /View details/ }))
  expect(await screen.findByText('Some details are hidden')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Enter both numbers' }))
  // The first number is kept, so only the other one is missing.
  expect(await screen.findByDisplayValue('ab 12')).toBeTruthy()
})

test('a card found by one number shows that the agency waits for a correction', async () => {
  await open({ requests: { byApplicationNumber: succeeds(notifiedCard) } })
  type('Application Number', 'A1')
  search()
  expect(await screen.findByText('Correction needed')).toBeTruthy()
})

test('an action on a card found by one number requires both numbers', async () => {
  const price = vi.fn()
  const payable = { ...card, actions: ['view', 'pay'] as const }
  await open({ requests: { byApplicationNumber: succeeds(payable), price } })
  type('Application Number', 'A1')
  search()
  fireEvent.click(await screen.findByRole('link', { name: /^Pay/ }))
  expect(await screen.findByText('Some details are hidden')).toBeTruthy()
  expect(price).not.toHaveBeenCalled()
})

test('both numbers allow everything that the status allows', async () => {
  const byApplicationNumber = vi.fn<PortalApi['requests']['byApplicationNumber']>(succeeds(whole))
  await open({ requests: { byApplicationNumber, get: succeeds(whole) } })
  type('Application Number', 'A1')
  type('Confirmation Number', 'C1')
  search()
  fireEvent.click(await screen.findByRole('link', { name: /View details/ }))
  expect(await screen.findByRole('heading', { name: 'Application detail' })).toBeTruthy()
  expect(screen.getByText('TESFAYE')).toBeTruthy()
  expect(byApplicationNumber).toHaveBeenCalledWith('A1', 'C1')
})

test('results of both numbers can be closed on this device, also in the view of one; a masked card cannot', async () => {
  const closes = () => screen.queryAllByText('Not your own device?').length
  const byApplicationNumber: PortalApi['requests']['byApplicationNumber'] = async (_, confirmation) => ({
    ok: true,
    value: confirmation === undefined ? card : whole,
  })
  await open({ requests: { byApplicationNumber, get: async () => ({ ok: true, value: whole }) } })
  type('Application Number', 'A1')
  search()
  fireEvent.click(await screen.findByRole('link', { name: /View details/ }))
  expect(await screen.findByText('Some details are hidden')).toBeTruthy()
  expect(closes()).toBe(0)
  fireEvent.click(screen.getByRole('link', { name: 'Enter both numbers' }))
  await screen.findByDisplayValue('A1')
  type('Confirmation Number', 'C1')
  search()
  await waitFor(() => expect(closes()).toBe(1))
  fireEvent.click(await screen.findByRole('link', { name: /View details/ }))
  await screen.findByRole('heading', { name: 'Application detail' })
  await waitFor(() => expect(closes()).toBe(1))
})

test('an unknown number shows a message that reveals nothing, and keeps the input', async () => {
  await open({ requests: { byConfirmationNumber: notFound } })
  type('Confirmation Number', 'XX')
  search()
  const notice = await screen.findByText('No application was found with this number.')
  expect(document.activeElement).toBe(notice.closest('[tabindex]'))
  expect(screen.getByText(/Compare every letter.* Lost a number[?] Call 8133[.]/)).toBeTruthy()
  expect(screen.getByDisplayValue('XX')).toBeTruthy()
})

test('after failed lookups the form requires a human check, with a text and the box', async () => {
  const byConfirmationNumber = vi.fn(async () => refused('captchaFailed', { status: 403 }))
  await open({ requests: { byConfirmationNumber } })
  type('Confirmation Number', 'XX')
  search()
  expect(await screen.findByRole('link', { name: 'Please select the recaptcha!' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'I am not a robot' })).toBeTruthy()
  search()
  expect(byConfirmationNumber).toHaveBeenCalledTimes(1)
})

test('after the human check its box is removed, and the search that it started has the focus', async () => {
  vi.stubGlobal('Worker', SolvingWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  const byConfirmationNumber = vi
    .fn<PortalApi['requests']['byConfirmationNumber']>(notFound)
    .mockResolvedValueOnce(refused('captchaFailed', { status: 403 }))
  await open({ captcha: solvedCaptcha, requests: { byConfirmationNumber } })
  type('Confirmation Number', 'XX')
  search()
  const box = await screen.findByRole('checkbox', { name: 'I am not a robot' })
  box.focus()
  fireEvent.click(box)
  await screen.findByText('No application was found with this number.')
  expect(document.activeElement).not.toBe(document.body)
})

test('Back To Form shows an empty form again', async () => {
  await open({ requests: { byApplicationNumber: succeeds(card) } })
  type('Application Number', 'A1')
  search()
  fireEvent.click(await screen.findByRole('link', { name: 'Back To Form' }))
  const field = await screen.findByLabelText('Application Number')
  expect((field as HTMLInputElement).value).toBe('')
})

test('an address of a request that this session may not see leads back to the form', async () => {
  let isKnown = false
  const get = async () => (isKnown ? succeeds(whole)() : notFound())
  const { address, router } = await open({ requests: { get } }, '/status?request=12&view=view')
  await waitFor(() => expect(address()).toBe('/status'))
  expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy()
  const notice = 'To open this application again, enter both its numbers.'
  expect(screen.getByText(notice)).toBeTruthy()
  expect(screen.queryByText(/under Check Status/)).toBeNull()

  // Opened from the list after a sign-in.
  isKnown = true
  await act(async () => router.history.push('/status?request=12&view=view'))
  expect(await screen.findByRole('heading', { name: 'Application detail' })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Back To Form' }))
  expect(await screen.findByRole('button', { name: 'Search' })).toBeTruthy()
  expect(screen.queryByText(notice)).toBeNull()
})

test('after a reload on a bad line an open application stays at its address, and opens when the connection returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isReachable = false
  const get = async () => (isReachable ? succeeds(whole)() : unreachable())
  const { address, queries } = await open({ requests: { get } }, '/status?request=12&view=view')
  expect(await screen.findByText(/cannot be loaded without a connection/)).toBeTruthy()
  expect(address()).toBe('/status?request=12&view=view')
  isReachable = true
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('heading', { name: 'Application detail' })).toBeTruthy()
  isReachable = false
  await queries.refetchQueries()
  expect(address()).toBe('/status?request=12&view=view')
  expect(screen.getByRole('heading', { name: 'Application detail' })).toBeTruthy()
  online.mockRestore()
})

test('27: an application of the other portal is found, with a link to that portal and without actions', async () => {
  const found = { ...whole, originIdApplicantType: 'byBirth' } as const
  await open({ requests: { byApplicationNumber: succeeds(found) } })
  type('Application Number', 'AB12')
  search()
  expect(await screen.findByText('One of your applications is in the other portal.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^(Pay|Edit|Reschedule|Cancel)/ })).toBeNull()
})

test.each([
  [true, [[]]],
  [false, []],
])('D39: on a shared device (%s), opening the look-up deletes every draft', async (isShared, calls) => {
  setSharedComputer(isShared)
  const forgetDraft = vi.fn()
  await open({}, '/status', forgetDraft)
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
  expect(forgetDraft.mock.calls).toEqual(calls)
  setSharedComputer(false)
})
