// @vitest-environment happy-dom
import type { Application } from '@invea/domain'
import { anApplicant, anApplication, anApplicationPerson } from '@invea/domain/testing'
import { focusManager } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfigContext, createConfigSource } from '../api/config-source.ts'
import { type PartialApi, renderScreen } from '../testing/render-screen.tsx'
import { later, succeeds, unreachable } from '../testing/responses.ts'
import { aPayment } from '../testing/sample-order.ts'
import { someScreens } from '../testing/some-screens.ts'
import { MyApplicationsScreen } from './MyApplicationsScreen.tsx'

const paid = anApplication({
  requestId: 12,
  status: 'paymentCompleted',
  actions: ['view', 'reschedule', 'cancel'],
  persons: [anApplicationPerson({ applicant: anApplicant() })],
})
const open = (
  applications: readonly Application[],
  api: PartialApi = {},
  address = '/list',
  forgetDraft?: (requestId?: number) => void,
) =>
  renderScreen((search) => <MyApplicationsScreen {...search} />, {
    screens: someScreens,
    address,
    ...(forgetDraft && { forgetDraft }),
    api: {
      ...api,
      master: { all: unreachable },
      requests: {
        mine: succeeds(applications),
        get: succeeds(applications[0] as Application),
        barcode: succeeds({ image: '', data: 'SIGNED' }),
        ...api.requests,
      },
    },
  })

test('an empty list shows a note and a link to the look-up', async () => {
  await open([])
  expect(await screen.findByText('No requested application found.')).toBeTruthy()
  // An anonymous session ends after a day, on the same device too.
  expect(screen.getByText(/^If you applied earlier, or on another device, look up your application/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check application status' })).toBeTruthy()
})

test('a list stays when it cannot be read again, but not after the session ended', async () => {
  let failure: 'unreachable' | 'signedOut' | undefined
  const mine = vi.fn(async () =>
    failure ? ({ ok: false, error: { kind: failure } } as const) : ({ ok: true, value: [paid] } as const),
  )
  const readAgain = async () => {
    const before = mine.mock.calls.length
    focusManager.setFocused(false)
    focusManager.setFocused(true)
    await waitFor(() => expect(mine.mock.calls.length).toBeGreaterThan(before))
  }
  await open([paid], { requests: { mine } })
  await screen.findByRole('heading', { name: 'ABEBE KEBEDE' })
  failure = 'unreachable'
  await readAgain()
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.getByRole('heading', { name: 'ABEBE KEBEDE' })).toBeTruthy()
  failure = 'signedOut'
  await readAgain()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'ABEBE KEBEDE' })).toBeNull())
  focusManager.setFocused(undefined)
})

test('a card names applicant, type, date, mode, status and number, and offers what the service allows', async () => {
  await open([paid])
  expect(await screen.findByRole('heading', { name: 'ABEBE KEBEDE' })).toBeTruthy()
  for (const text of ['New', 'Normal', 'Payment Completed', 'SAMPLE0001'])
    expect(screen.getByText(text), text).toBeTruthy()
  expect(screen.getAllByText(/Dec 01, 2026/).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: /Reschedule/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull()
})

test('the card of an open payment order names its deadline, and asks not to pay twice', async () => {
  const [heldUntil, orderExpiresAt] = ['2026-11-22T08:00:00.000Z', '2026-11-21T11:00:00.000Z']
  const ordered = { ...paid, status: 'awaitingPayment', actions: ['view', 'continue'], missing: 'payment' } as const
  const { container } = await open([{ ...ordered, heldUntil, orderExpiresAt }])
  const link = await screen.findByRole('link', { name: 'Continue: pay' })
  expect(link.getAttribute('href')).toBe('/list?request=12&view=continue')
  const text = container.textContent?.replaceAll('\u{a0}', ' ')
  expect(text).toContain('Waiting for payment')
  expect(text).toContain('If you have paid, do not pay again.')
  expect(text).toMatch(/Pay before Nov 21, 2026.*2:00 PM/)
  expect(text).not.toContain('Finish and pay by')
})

test('the card of a rejected application says that its payment is returned', async () => {
  await open([{ ...paid, status: 'rejected', actions: ['view'], lastPayment: aPayment('refundDue') }])
  expect(await screen.findByText('You get this payment back')).toBeTruthy()
})

test.each([
  ['refundDue', 'You paid twice: you get 5,000 ETB back', /Your application is paid.*call 8133/],
  ['refunded', 'You paid twice: we have refunded 5,000 ETB', /If the money does not arrive, call 8133/],
] as const)('card and detail of a paid application show its second payment: %s', async (outcome, title, help) => {
  const lastPayment = aPayment(outcome)
  // The fee has changed since.
  const twice = { ...paid, price: { lines: [], total: 6000, persons: [] }, lastPayment }
  const { unmount } = await open([twice])
  expect(await screen.findByText(title)).toBeTruthy()
  unmount()
  await open([twice], {}, '/list?request=12&view=view')
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText('Order code: SAMPLE-77')).toBeTruthy()
  expect(screen.getByText(help)).toBeTruthy()
})

test('the card of a wrong payment says so before it asks for the fee', async () => {
  const lastPayment = aPayment('wrongAmount')
  await open([{ ...paid, status: 'confirmed', actions: ['view', 'continue'], missing: 'payment', lastPayment }])
  const wrong = await screen.findByText('A wrong amount arrived, so your application is not paid yet')
  const next = screen.getByText('Your details are confirmed. Pay the fee to keep your date.')
  expect(wrong.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each(['confirmed', 'awaitingPayment'] as const)(
  'while a payment of a %s application is checked, card and detail say so, and not that it waits for payment',
  async (status) => {
    const lastPayment = aPayment('checking')
    const checked = { ...paid, status, actions: ['view'], missing: 'payment', lastPayment } as const
    const { unmount } = await open([checked])
    expect(await screen.findByText('Payment being checked')).toBeTruthy()
    unmount()
    await open([checked], {}, '/list?request=12&view=view')
    expect(await screen.findAllByText('Payment being checked')).toHaveLength(2)
    expect(screen.queryByText(/^(Confirmed|Waiting for payment)$/)).toBeNull()
  },
)

test.each([
  ['new', 'Cancel appointment'],
  ['lost', 'Cancel application'],
] as const)('the card of a %s passport has the action %s', async (type, name) => {
  await open([{ ...paid, type }])
  expect(await screen.findByRole('link', { name: new RegExp(`^${name}`) })).toBeTruthy()
})

test('the detail of a rejected application names one status for request and applicant', async () => {
  const persons = paid.persons.map((person) => ({ ...person, personStatus: 'cancelled' as const }))
  await open([{ ...paid, status: 'rejected', actions: ['view'], persons }], {}, '/list?request=12&view=view')
  expect(await screen.findByText('Application status')).toBeTruthy()
  expect(screen.queryByText('Cancelled')).toBeNull()
})

test('the detail moves the focus to its heading and leads back to the list', async () => {
  await open([paid])
  fireEvent.click(await screen.findByRole('link', { name: /View details/ }))
  const heading = await screen.findByRole('heading', { name: 'Application detail' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  fireEvent.click(screen.getByRole('link', { name: 'Back To My Application List' }))
  expect(await screen.findByRole('heading', { name: 'List Of Your Applications' })).toBeTruthy()
})

test('an action that the status does not offer shows the detail instead', async () => {
  await open([paid], {}, '/list?request=12&view=pay')
  expect(await screen.findByRole('heading', { name: 'Application detail' })).toBeTruthy()
})

test('cancelling needs a confirmation, uses one key, deletes the draft, and shows a message above the list', async () => {
  const cancel = vi.fn(succeeds(null))
  const forgetDraft = vi.fn()
  await open([paid], { schedule: { cancel } }, '/list?request=12&view=cancel', forgetDraft)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel the appointment' }))
  expect(await screen.findByRole('heading', { name: 'List Of Your Applications' })).toBeTruthy()
  expect(screen.getByText('Your application is cancelled.')).toBeTruthy()
  expect(cancel).toHaveBeenCalledExactlyOnceWith(12, expect.any(String))
  expect(forgetDraft).toHaveBeenCalledExactlyOnceWith(12)
})

test('a cancellation whose response arrives late does not move the visitor away from another view', async () => {
  const { promise: response, resolve: respond } = later<{ readonly ok: true; readonly value: null }>()
  const forgetDraft = vi.fn()
  await open([paid], { schedule: { cancel: () => response } }, '/list?request=12&view=cancel', forgetDraft)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel the appointment' }))
  fireEvent.click(screen.getByRole('link', { name: 'No, keep it' }))
  fireEvent.click(await screen.findByRole('link', { name: /^View/ }))
  await screen.findByRole('heading', { name: 'Application detail' })
  respond({ ok: true, value: null })
  await waitFor(() => expect(forgetDraft).toHaveBeenCalledWith(12))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByRole('heading', { name: 'Application detail' })).toBeTruthy()
})

test('a cancellation without a response can be repeated with the same key', async () => {
  const cancel = vi.fn(unreachable)
  await open([paid], { schedule: { cancel } }, '/list?request=12&view=cancel')
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel the appointment' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(cancel).toHaveBeenCalledTimes(2))
  const keys = (cancel.mock.calls as unknown as [number, string][]).map(([, key]) => key)
  expect(keys[1]).toBe(keys[0])
})

test('requests of the other portal are counted and not listed, with a link when its address is known', async () => {
  const card = { ...paid, requestId: 13, originIdApplicantType: 'byBirth' } as const
  const source = createConfigSource(async () => ({ otherPortalUrl: 'https://origin.example/id/' }))
  await source.load()
  await renderScreen(
    (search) => (
      <ConfigContext value={source}>
        <MyApplicationsScreen {...search} />
      </ConfigContext>
    ),
    { api: { master: { all: unreachable }, requests: { mine: succeeds([paid, card, { ...card, requestId: 14 }]) } } },
  )
  expect(await screen.findAllByRole('heading', { name: 'ABEBE KEBEDE' })).toHaveLength(1)
  expect(screen.getByText('2 of your applications are in the other portal.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Origin ID portal' })
  expect(link.getAttribute('href')).toBe('https://origin.example/id/en/Application-List')
})

test('the applications are closed on this device only after an explanation, below both numbers of each', async () => {
  const signOut = vi.fn(async () => ({ ok: false, error: { kind: 'unreachable' } }) as const)
  await open([{ ...paid, confirmationNumber: 'CONF-12' }], { account: { signOut } })
  const title = await screen.findByText('Not your own device?')
  for (const number of ['SAMPLE0001', 'CONF-12']) expect(screen.getByText(number), number).toBeTruthy()
  const row = title.closest('details')
  expect(row?.open).toBe(false)
  fireEvent.click(title)
  expect(row?.open).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close on this device' }))
  expect(await screen.findByText(/connection/i)).toBeTruthy()
  expect(signOut).toHaveBeenCalledTimes(1)
})
