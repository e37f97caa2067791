// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import type { Application } from '@invea/domain'
import type { PaymentOrder } from '@invea/domain/application'
import { anApplicant, anApplication, anApplicationPerson } from '@invea/domain/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds, unreachable } from '../testing/responses.ts'
import { anOrder, aPayment } from '../testing/sample-order.ts'
import { HandOverScreen, InstructionScreen, providerAddress } from './InstructionScreen.tsx'

const waiting = anApplication({
  requestId: 12,
  status: 'awaitingPayment',
  actions: ['view', 'continue'],
  persons: [anApplicationPerson({ applicant: anApplicant() })],
})
const unpaid = { status: 'confirmed', missing: 'payment', actions: ['view', 'continue'] } as const

const open = (
  Screen: typeof InstructionScreen,
  order: PaymentOrder | null,
  application: Application = waiting,
  language: 'en' | 'am' = 'en',
) =>
  renderScreen(() => <Screen requestId={12} />, {
    language,
    api: {
      master: { all: unreachable },
      requests: { get: succeeds(application) },
      payment: { currentOrder: succeeds(order) },
    },
  })

test('the instruction page shows code, amount, option, person, number, appointment and the deadline on both clocks', async () => {
  await open(InstructionScreen, anOrder({ expiresAt: '2099-11-21T11:00:00.000Z' }))
  expect(await screen.findByText('SAMPLE-77')).toBeTruthy()
  for (const text of [
    '5,000 ETB',
    'Sample bank',
    'ABEBE KEBEDE TESFAYE',
    'Application Number: SAMPLE0001',
    'Payment instructions',
  ])
    expect(screen.getAllByText(text).length, text).toBeGreaterThanOrEqual(1)
  const deadline = screen.getByText(/\(8:00 Ethiopian time\)/).closest('strong')
  expect(deadline?.textContent).toMatch(/^Nov 21, 2099\sG\.C\. \(.*\)2:00 PM/)
  expect(screen.getByText(/Dec 01, 2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy()
})

test.each([InstructionScreen, HandOverScreen])('a sample amount is marked before the payment', async (Screen) => {
  const price = { lines: [], total: 10_000, persons: [], isSample: true }
  await open(Screen, anOrder(), { ...waiting, price })
  expect(await screen.findByText(/This is a sample fee/)).toBeTruthy()
})

test('markup in a provider’s instructions is shown as text or removed', async () => {
  const { container } = await open(
    InstructionScreen,
    anOrder({
      instructions: ['Dial <b onclick="alert(1)">*127#</b><script>alert(1)</script><img src=x onerror=alert(1)>'],
    }),
  )
  const bold = await screen.findByText('*127#')
  expect(bold.tagName).toBe('B')
  expect(bold.getAttributeNames()).toEqual([])
  expect(container.querySelector('script, li img')).toBeNull()
})

test('an expired order warns against the old code and offers a new one', async () => {
  await open(InstructionScreen, anOrder({ expiresAt: '2020-01-01T00:00:00.000Z' }))
  expect(await screen.findByText('The payment order has expired')).toBeTruthy()
  expect(screen.queryByText('SAMPLE-77')).toBeNull()
  expect(screen.getByRole('link', { name: 'Get a new order' }).getAttribute('href')).toContain(
    '/list?request=12&view=continue',
  )
})

test.each([
  ['cancelled', 'The payment with Sample bank was cancelled', /No money was taken/],
  ['failed', 'The payment with Sample bank failed', /No money was taken/],
  ['expired', 'The payment order has expired', /No money has reached us/],
  [
    'wrongAmount',
    'A wrong amount arrived, so your application is not paid yet',
    /You get the money back.* exactly 5,000 ETB/,
  ],
] as const)(
  'a payment that ended as %s shows whether money was taken, and the next step',
  async (outcome, title, help) => {
    await open(InstructionScreen, null, { ...waiting, ...unpaid, lastPayment: aPayment(outcome) })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(help)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Choose how to pay' }).getAttribute('href')).toBe(
      '/list?request=12&view=continue',
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment')
    expect(screen.getByRole('link', { name: 'Return to My Applications' }).getAttribute('href')).toBe('/list')
  },
)

test.each([
  ['late', 'Your payment arrived too late: you get it back', 'expired', /If the money does not arrive, call 8133/],
  ['refundDue', 'You get this payment back', 'cancelled', /If the money does not arrive, call 8133/],
  ['refunded', 'We have refunded this payment', 'expired', 'If you have not received the money, call 8133.'],
] as const)(
  'money that is %s is shown as taken and returned, and a new application is offered',
  async (outcome, title, status, help) => {
    const lastPayment = aPayment(outcome)
    await open(InstructionScreen, null, { ...waiting, status, actions: ['view'], lastPayment })
    expect(await screen.findByText(title)).toBeTruthy()
    expect(screen.getByText(help)).toBeTruthy()
    const code = screen.getByText(/^Order code: /).textContent
    expect(code).toBe(`Order code: SAMPLE-77${outcome === 'refunded' ? '' : ' · 5,000 ETB'}`)
    expect(screen.getByRole('link', { name: 'Start a new application' })).toBeTruthy()
  },
)

test.each([
  ['cancelled', 'expired', []],
  ['underReview', 'cancelled', ['edit', 'cancel']],
  ['initial', 'failed', ['continue', 'edit', 'cancel']],
  ['expired', 'wrongAmount', []],
] as const)(
  'an application that is %s shows a payment that ended as %s without advice to order again',
  async (status, outcome, actions) => {
    const lastPayment = aPayment(outcome)
    await open(InstructionScreen, null, { ...waiting, status, actions: ['view', ...actions], lastPayment })
    expect(await screen.findByText(/No money|You get the money back/)).toBeTruthy()
    expect(screen.queryByText(/Try again|[Mm]ake a new order/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Choose how to pay|Get a new order/ })).toBeNull()
  },
)

test('an application whose payment is checked asks not to pay again, and offers no way to pay', async () => {
  const checked = { ...unpaid, actions: ['view', 'edit'], lastPayment: aPayment('checking') } as const
  await open(InstructionScreen, null, { ...waiting, ...checked })
  expect(
    await screen.findByText('Your payment is being checked. Do not pay again: we will text you the result.'),
  ).toBeTruthy()
  expect(screen.queryByText(/not paid|[Mm]ake a new order/)).toBeNull()
  expect(screen.queryByRole('link', { name: /Choose how to pay|Get a new order|Pay/ })).toBeNull()
})

test('after a change of language without a connection the order code stays', async () => {
  const currentOrder = vi.fn<PortalApi['payment']['currentOrder']>(succeeds(anOrder()))
  const page = await renderScreen(() => <InstructionScreen requestId={12} />, {
    api: { master: { all: unreachable }, requests: { get: succeeds(waiting) }, payment: { currentOrder } },
  })
  await screen.findByText('Go to any branch of', { exact: false })
  currentOrder.mockImplementation(unreachable)
  await act(() => page.show('am'))
  expect(await screen.findByText('SAMPLE-77')).toBeTruthy()
  // The steps are texts of the service.
  expect(screen.queryByText('Go to any branch of', { exact: false })).toBeNull()
  await waitFor(() => expect(currentOrder).toHaveBeenCalledTimes(2))
  expect(screen.getByText('SAMPLE-77')).toBeTruthy()
})

test('an order that was cancelled at the provider is not shown as open, even before its deadline', async () => {
  await open(InstructionScreen, anOrder(), { ...waiting, lastPayment: aPayment('cancelled') })
  expect(await screen.findByText('The payment with Sample bank was cancelled')).toBeTruthy()
  expect(screen.queryByText('Waiting for your payment')).toBeNull()
})

test('after the payment has arrived the confirmation replaces the page', async () => {
  const { address } = await open(InstructionScreen, anOrder(), { ...waiting, status: 'paymentCompleted' })
  expect(await screen.findByText('Your payment has arrived.')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/confirmation?request=12'))
})

test('the page shows that it waits, and what to do after two hours without a payment', async () => {
  await open(InstructionScreen, anOrder())
  expect(await screen.findByText('Waiting for your payment')).toBeTruthy()
  expect(
    screen.getByText(/no SMS or email within 2 hours after payment, contact support at \S+@\S+ or call 8133/),
  ).toBeTruthy()
})

test.each([
  [InstructionScreen, 'https://provider.example/pay/1', 'first'],
  [InstructionScreen, undefined, 'last'],
  [HandOverScreen, 'https://provider.example/pay/1', 'last'],
] as const)(
  'only the page after the provider’s begins with the wait for the payment',
  async (Screen, redirectUrl, position) => {
    await open(Screen, anOrder({ redirectUrl }))
    const code = await screen.findByText('SAMPLE-77')
    const notice = screen.getByText(/^If you have paid, do not pay again/)
    const isFirst = notice.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING
    expect(isFirst ? 'first' : 'last').toBe(position)
  },
)

test('the hand-over names the provider and has a plain link to it', async () => {
  await open(HandOverScreen, anOrder({ redirectUrl: 'https://provider.example/pay/1' }))
  const link = await screen.findByRole('link', { name: 'Go to Sample bank' })
  expect(link.getAttribute('href')).toBe('https://provider.example/pay/1')
})

test.each([
  ['2099-11-21T11:00:00.000Z', 'and your application expires', 0],
  ['2099-11-21T11:00:00.001Z', 'You can make a new one', 1],
])('an order at its end, with new orders until %s: %s (D25)', async (orderUntil, text, links) => {
  const order = anOrder({ expiresAt: '2099-11-21T11:00:00.000Z' })
  await open(InstructionScreen, order, { ...waiting, orderUntil })
  expect((await screen.findByText(/^After that the order is no longer valid/)).textContent).toContain(text)
  cleanup()
  const ended = links === 1 ? orderUntil : new Date(Date.now() - 1).toISOString()
  await open(HandOverScreen, order, { ...waiting, orderUntil: ended })
  expect(await screen.findByText('SAMPLE-77')).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'Pay another way' })).toHaveLength(links)
})

const notFound = refused('notFound', { status: 404 })

test.each([InstructionScreen, HandOverScreen])(
  'a payer in another browser is not to pay again, and finds the look-up and the help line',
  async (Screen) => {
    await renderScreen(() => <Screen requestId={12} />, {
      api: { requests: { get: async () => notFound }, payment: { currentOrder: async () => notFound } },
    })
    expect(await screen.findByRole('heading', { name: 'You have left the payment page' })).toBeTruthy()
    expect(screen.getByText(/do not pay again/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Check application status' }).getAttribute('href')).toBe('/status')
    expect(screen.getByRole('link', { name: 'Call 8133' }).getAttribute('href')).toBe('tel:8133')
    expect(screen.queryByText(/was not found/)).toBeNull()
  },
)

test('an address that could run code here is never a link', async () => {
  await open(HandOverScreen, anOrder({ redirectUrl: 'javascript:alert(1)' }))
  expect(await screen.findByText(/is not safe to open/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Go to/ })).toBeNull()
})

test('in Amharic the deadline is first in the Ethiopian calendar and clock', async () => {
  await open(InstructionScreen, anOrder({ expiresAt: '2099-11-21T11:00:00.000Z' }), waiting, 'am')
  const deadline = (await screen.findByText(/^ከቀኑ 8:00/)).closest('strong')
  expect(deadline?.textContent).toMatch(/^ኅዳር 11\sቀን 2092\sዓ\.ም\. \(.*\)ከቀኑ 8:00/)
})

test.each([
  ['https://checkout.example/pay/1', true],
  ['http://localhost:4300/pay/1', true],
  ['http://127.0.0.1:4300/pay/1', true],
  ['http://checkout.example/pay/1', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['https://portal.example@evil.example/', false],
  ['/pay/1', false],
  ['', false],
])('%s may be followed: %s', (address, allowed) => {
  expect(providerAddress(address)).toBe(allowed ? address : undefined)
})
