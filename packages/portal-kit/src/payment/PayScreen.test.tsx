// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { anApplicant, anApplication, anApplicationPerson } from '@invea/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { forDraft } from '../application-form/commands.ts'
import { orderPayment } from '../application-form/form-commands.ts'
import { useRequestField } from '../application-form/use-wizard.ts'
import { ConfirmationStep } from '../my-applications/ConfirmationStep.tsx'
import { mainButtons, renderScreen } from '../testing/render-screen.tsx'
import { renderStep } from '../testing/render-step.tsx'
import { later, refused, succeeds, unreachable } from '../testing/responses.ts'
import { anOrder, aPayment, someOptions, somePrice } from '../testing/sample-order.ts'
import { PaymentStep } from './PaymentStep.tsx'
import { PayScreen } from './PayScreen.tsx'

type Order = PortalApi['payment']['order']

test('after the deadline an open order can be paid, and no other method is offered (D25)', async () => {
  const hour = 3_600_000
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const screenOf = (orderUntil: string) =>
    renderScreen(
      () => (
        <PayScreen
          application={anApplication({ requestId: 12, status: 'awaitingPayment', actions: ['continue'], orderUntil })}
        />
      ),
      {
        api: {
          requests: { price: succeeds(somePrice) },
          payment: { options: succeeds(someOptions), currentOrder: succeeds(anOrder()) },
        },
      },
    )
  const before = await screenOf(at(hour))
  expect(await screen.findByText(/Another method cancels it/)).toBeTruthy()
  expect(await screen.findByRole('radio', { name: /Sample wallet/ })).toBeTruthy()
  expect(mainButtons()).toEqual(['Continue with this order'])
  before.unmount()
  await screenOf(at(-1))
  expect(await screen.findByRole('link', { name: 'Continue with this order' })).toBeTruthy()
  expect(screen.getByText(/A new payment order is no longer possible/)).toBeTruthy()
  expect(screen.queryByText(/Another method cancels it/)).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
})

const open = async (order: Order, price = somePrice, application = anApplication({ requestId: 12 })) => {
  const page = await renderScreen(() => <PayScreen application={application} />, {
    api: {
      requests: { price: succeeds(price) },
      payment: { options: succeeds(someOptions), currentOrder: succeeds(null), order },
    },
  })
  await screen.findByRole('radio', { name: /Sample bank/ })
  return page
}
const choose = (option: RegExp) => fireEvent.click(screen.getByRole('radio', { name: option }))
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Proceed' }))
const orderAtBank = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /Sample bank/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /terms/ }))
  proceed()
}

test('shows the fee with its lines, the total in ETB and each person in a disclosure', async () => {
  await open(vi.fn())
  expect(screen.getByText('New passport, 32 pages')).toBeTruthy()
  expect(screen.getAllByText('5,000 ETB').length).toBeGreaterThanOrEqual(2)
  expect(screen.getByText('ABEBE KEBEDE TESFAYE').closest('details')).toBeTruthy()
  expect(screen.queryByText(/This is a sample fee/)).toBeNull()
  expect(mainButtons()).toEqual(['Proceed'])
})

test('a line that several persons of a group have says how many', async () => {
  const [person] = somePrice.persons
  const persons = [person, person] as typeof somePrice.persons
  await open(vi.fn(), { ...somePrice, lines: [{ label: 'New passport', amount: 10_000 }], persons })
  expect(screen.getByText('New passport × 2').closest('div')?.textContent).toContain('10,000 ETB')
  expect(screen.getAllByText('New passport')).toHaveLength(2)
})

test('the hours of banks are named for a code only, and how to pay from abroad outside the zone of Ethiopia', async () => {
  vi.stubEnv('TZ', 'Africa/Addis_Ababa')
  const atHome = await open(vi.fn())
  choose(/Sample wallet/)
  expect(screen.queryByText(/At a bank: get the code/)).toBeNull()
  choose(/Sample bank/)
  expect(screen.getByText(/At a bank: get the code/)).toBeTruthy()
  expect(screen.queryByText(/From abroad: a relative/)).toBeNull()
  atHome.unmount()
  vi.stubEnv('TZ', 'America/New_York')
  await open(vi.fn())
  expect(screen.getByText(/From abroad: a relative/)).toBeTruthy()
  vi.unstubAllEnvs()
})

test('after a change of language no fee line or payment option of the old one is left, even without a response', async () => {
  const price = vi.fn<PortalApi['requests']['price']>(succeeds(somePrice))
  const page = await renderScreen(() => <PayScreen application={anApplication({ requestId: 12 })} />, {
    api: { requests: { price }, payment: { options: succeeds(someOptions), currentOrder: succeeds(null) } },
  })
  fireEvent.click(await screen.findByRole('radio', { name: /Sample bank/ }))
  price.mockImplementation(() => new Promise(() => undefined))
  await act(() => page.show('am'))
  expect(screen.queryByText('New passport, 32 pages')).toBeNull()
  await act(() => page.show('en'))
  expect(await screen.findByText('New passport, 32 pages')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Sample bank/ }).checked).toBe(true)
})

test('a sample fee shows that it is one', async () => {
  await open(vi.fn(), { ...somePrice, isSample: true })
  expect(screen.getByText(/This is a sample fee/)).toBeTruthy()
})

test('31: the note names the support mailbox and the free line', async () => {
  await open(vi.fn())
  expect(await screen.findByText(/contact support at support@invea\.example or call 8133/)).toBeTruthy()
})

test('without method and terms both messages are shown, and nothing is ordered', async () => {
  const order = vi.fn()
  await open(order)
  proceed()
  expect(await screen.findByRole('link', { name: 'Please select a payment option' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Please confirm to agree to terms and conditions' })).toBeTruthy()
  expect(order).not.toHaveBeenCalled()
})

test('Proceed orders the chosen method and opens the next page', async () => {
  const order = vi.fn<Order>(succeeds(anOrder()))
  const persons = [anApplicationPerson({ applicant: anApplicant() })]
  const { address } = await open(order, somePrice, anApplication({ requestId: 12, persons }))
  await orderAtBank()
  await vi.waitFor(() => expect(address()).toBe('/instructions?request=12'))
  const sent = {
    requestId: 12,
    optionId: 2,
    amount: somePrice.total,
    channel: 'Mobile',
    payer: expect.objectContaining({ firstName: 'ABEBE' }),
  }
  expect(order).toHaveBeenCalledWith(expect.objectContaining(sent), expect.any(String))
})

test('an order whose response arrives after the page was left opens no other page', async () => {
  const response = later<Awaited<ReturnType<Order>>>()
  const order = vi.fn<Order>(() => response.promise)
  const page = await open(order)
  await orderAtBank()
  await vi.waitFor(() => expect(order).toHaveBeenCalledOnce())
  page.unmount()
  response.resolve({ ok: true, value: anOrder() })
  await vi.waitFor(() => expect(page.queries.isMutating()).toBe(0))
  expect(page.address()).toBe('/list')
})

test('an order without a response is sent again with the same key; another method is another order', async () => {
  const order = vi.fn<Order>(unreachable)
  await open(order)
  await orderAtBank()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  // The notice is above the visible part of a phone. Its focus is what a screen reader speaks.
  expect(document.activeElement).toBe(retry.closest('[tabindex]'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(retry)
  await vi.waitFor(() => expect(order).toHaveBeenCalledTimes(2))
  choose(/Sample wallet/)
  proceed()
  await vi.waitFor(() => expect(order).toHaveBeenCalledTimes(3))
  const [first, second, third] = order.mock.calls.map(([, key]) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('when the connection returns, the sent order is sent again; another method or unticked terms wait for Proceed', async () => {
  const order = vi.fn<Order>(unreachable)
  await open(order)
  await orderAtBank()
  await screen.findByRole('button', { name: 'Try again' })
  act(() => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(order).toHaveBeenCalledTimes(2))
  await screen.findByRole('button', { name: 'Try again' })
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  fireEvent.click(screen.getByRole('checkbox'))
  proceed()
  await screen.findByRole('button', { name: 'Try again' })
  choose(/Sample wallet/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  expect(order.mock.calls.map(([{ optionId }]) => optionId)).toEqual([2, 2, 2])
})

test('after a payment of the old fee the advice to order again names the present fee', async () => {
  const lastPayment = aPayment('wrongAmount')
  const orderUntil = '2999-01-01T00:00:00.000Z'
  const price = { ...somePrice, total: 20_500 }
  const changes = { status: 'confirmed', actions: ['continue'], lastPayment, orderUntil, price } as const
  await open(vi.fn(), price, anApplication({ requestId: 12, ...changes }))
  expect(await screen.findByText(/Make a new order and pay exactly 20,500 ETB/)).toBeTruthy()
})

/** The two last steps of the form. */
const PaymentAndConfirmation = () => {
  const [orderId] = useRequestField('payment.orderId')
  return orderId === undefined ? <PaymentStep /> : <ConfirmationStep />
}

test('the form opens the page of the order that it has just made, without waiting for another response', async () => {
  const never = new Promise<never>(() => undefined)
  const currentOrder = vi.fn<PortalApi['payment']['currentOrder']>(succeeds(null))
  const { address } = await renderStep({
    step: 'payment',
    Content: PaymentAndConfirmation,
    actions: 'own',
    commands: { orderPayment: forDraft(orderPayment) },
    api: {
      requests: {
        get: succeeds(anApplication({ requestId: 12, orderUntil: '2999-01-01T00:00:00.000Z' })),
        price: succeeds(somePrice),
      },
      payment: {
        options: succeeds(someOptions),
        currentOrder,
        order: async () => {
          currentOrder.mockReturnValue(never)
          return { ok: true, value: anOrder() }
        },
      },
    },
  })
  await orderAtBank()
  await vi.waitFor(() => expect(address()).toBe('/instructions?request=12'))
})

test('an order that is refused because the application was cancelled meanwhile opens its confirmation', async () => {
  let status: 'confirmed' | 'cancelled' = 'confirmed'
  const { address } = await renderStep({
    step: 'payment',
    Content: PaymentStep,
    actions: 'own',
    commands: { orderPayment: forDraft(orderPayment) },
    api: {
      requests: {
        get: async () => ({ ok: true, value: anApplication({ requestId: 12, status }) }),
        price: succeeds(somePrice),
      },
      payment: {
        options: succeeds(someOptions),
        currentOrder: succeeds(null),
        order: async () => {
          status = 'cancelled'
          return refused('notAllowed')
        },
      },
    },
  })
  await orderAtBank()
  await vi.waitFor(() => expect(address()).toBe('/confirmation?request=12'))
})

test('while a payment is checked, the step and the page ask not to pay again instead of showing their fields', async () => {
  const checked = anApplication({ requestId: 12, status: 'confirmed', lastPayment: aPayment('checking') })
  const api = {
    requests: { get: succeeds(checked), price: succeeds(somePrice) },
    payment: { options: succeeds(someOptions), currentOrder: succeeds(null) },
  }
  const step = await renderStep({ step: 'payment', Content: PaymentStep, actions: 'own', api })
  expect(await screen.findByText(/^Your payment is being checked. Do not pay again: we/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
  step.unmount()
  await renderScreen(() => <PayScreen application={checked} />, { api })
  expect(await screen.findByText(/^Your payment is being checked. Do not pay again: we/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('D26: before the payment the page names a day on which the office is closed', async () => {
  const application = anApplication({ requestId: 12, heldUntil: '2999-01-01T00:00:00.000Z', isDayClosed: true })
  await open(vi.fn(), somePrice, application)
  expect(await screen.findByText(/Once you have paid, choose another day here/)).toBeTruthy()
})
