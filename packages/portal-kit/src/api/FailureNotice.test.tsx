// @vitest-environment happy-dom
import type { ApiError } from '@invea/api'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { ConfigContext, createConfigSource } from './config-source.ts'
import { FailureNotice } from './FailureNotice.tsx'

const refused = (code: string, status: number) => ({ kind: 'refused', code, message: '', status }) as ApiError

// Awaits the whole notice, because a part that loads lazily suspends.
const open = (error: ApiError, onRetry: () => void = () => undefined) =>
  act(() =>
    renderScreen(() => <FailureNotice error={error} onRetry={onRetry} />, {
      api: {},
      namespaces: ['account', 'waiting'],
    }),
  )

test.each([
  ['an unreachable service', { kind: 'unreachable' } as ApiError],
  ['a service that failed', refused('internal', 500)],
  ['a service that is away', refused('unavailable', 503)],
])('after %s nothing is lost and another try is offered', async (_, error) => {
  await open(error)
  expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test.each([
  ['an application of another session', refused('notFound', 404)],
  ['a wrong password', refused('wrongCredentials', 401)],
  ['a slot that was taken', refused('slotFull', 409)],
])('%s shows its own message, without a promise and without Try again', async (_, error) => {
  await open(error)
  await screen.findByRole('alert')
  expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an application that the session can no longer open is opened again by both its numbers (D19)', async () => {
  await open(refused('notFound', 404))
  expect((await screen.findByRole('alert')).textContent).toMatch(/Enter both its numbers under Check Status/)
})

test('a date that was changed too often today promises nothing about tomorrow, which may be too late to change it', async () => {
  await open(refused('movedTooOften', 409))
  const text = 'You have chosen a new date for this application too often today. '
  expect((await screen.findByRole('alert')).textContent).toBe(`${text}To ask what you can do, call 8133.`)
})

test('an action that is not possible now leads to the next step of the application', async () => {
  await open(refused('notAllowed', 409))
  expect((await screen.findByRole('alert')).textContent).toMatch(/See My applications or call 8133/)
})

test('a refusal promises no change that may be impossible, and names the telephone number of the deployment', async () => {
  const source = createConfigSource(async () => ({ helpLine: '0111 222 333' }))
  await source.load()
  const error = refused('openRequest', 409)
  await act(() =>
    renderScreen(
      () => (
        <ConfigContext value={source}>
          <FailureNotice error={error} />
        </ConfigContext>
      ),
      { api: {} },
    ),
  )
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toMatch(/can see it under Check Status, and change or cancel it there if possible\./)
  expect(textContent).toMatch(/not yours or this does not help, call 0111 222 333\./)
})

test('an unknown code of a newer service shows the message that the service sends (D41)', async () => {
  await open({ kind: 'refused', code: 'internal', unknownCode: true, message: 'This office moves today.', status: 409 })
  expect(await screen.findByText('This office moves today.')).toBeTruthy()
})

test('after too many attempts a retry is offered, without a promise about the input', async () => {
  await open(refused('tooManyRequests', 429))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull()
})

test('Try again moves the focus to the heading, because the notice with the button disappears', async () => {
  const retry = vi.fn()
  const page = () => (
    <>
      <h1>List</h1>
      <FailureNotice error={{ kind: 'unreachable' }} onRetry={retry} />
    </>
  )
  await act(() => renderScreen(page, { api: {} }))
  const button = await screen.findByRole('button', { name: 'Try again' })
  button.focus()
  fireEvent.click(button)
  expect(retry).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'List' }))
  await vi.waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('Loading...'))
})

test.each([
  [30, 'There were too many attempts. Wait a moment and try again.'],
  [15 * 60, /^There were too many attempts. Try again after 12:16 PM \(6:16 Ethiopian time\)/],
  [24 * 3600, /^There were too many attempts. Try again after Nov 24, 2026.G.C. \(Hidar 15, 2019.E.C.\), 12:01 PM/],
])('after too many attempts with %i seconds to wait, the time of the next one is named', async (seconds, text) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await open({ ...refused('tooManyRequests', 429), retryAfterSeconds: seconds } as ApiError)
  expect((await screen.findByText(text)).textContent).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test.each([
  [
    'the time of the next attempt',
    { ...refused('tooManyRequests', 429), retryAfterSeconds: 900 } as ApiError,
    /^Yaaliin baay'eedha/,
  ],
  ['an ended session', { kind: 'signedOut' } as ApiError, /herrega malee itti fufaa/],
])(
  '%s is spoken once where the notice takes the focus, also when it is loaded after the focus',
  async (_, error, text) => {
    const show = () =>
      act(() =>
        renderScreen(() => <FailureNotice error={error} live={false} />, {
          ...{ api: {}, language: 'om', namespaces: ['account', 'waiting'] },
        }),
      )
    const first = await show()
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    first.unmount()
    await show()
    // The focus speaks a notice that is loaded already.
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('another refusal with a long wait keeps its own text', async () => {
  await open({ ...refused('unavailable', 503), retryAfterSeconds: 600 } as ApiError)
  expect(await screen.findByText(/Try again in a few minutes/)).toBeTruthy()
})

test('without a connection it shows that it continues automatically, and continues when the connection returns', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const retry = vi.fn()
  await open({ kind: 'unreachable' }, retry)
  expect(await screen.findByText(/You are offline.*We continue as soon as the connection returns/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(retry).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(retry).toHaveBeenCalledOnce()
  online.mockRestore()
})

test('refused fields on a page without their inputs are listed, each with its message', async () => {
  await open({
    kind: 'fields',
    message: '',
    issues: [
      { field: 'applicants.0.personal.phoneNumber', code: 'phoneFormat' },
      { field: 'payment.optionId', code: 'paymentOptionRequired' },
    ],
  })
  expect(await screen.findByText('Please insert the correct phone number format')).toBeTruthy()
  expect(screen.getByText('Please select a payment option')).toBeTruthy()
  expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull()
})

test('in Ge’ez text the label of a refused field ends with the colon of that script', async () => {
  const issues = [{ field: 'applicants.0.personal.firstName', code: 'nameLetters' }] as const
  const error = { kind: 'fields', message: '', issues } as const
  await act(() => renderScreen(() => <FailureNotice error={error} />, { api: {}, language: 'am' }))
  expect(await screen.findByText('ስም፦ እባክዎ ከA-Z ያሉ ፊደላትን ብቻ ያስገቡ')).toBeTruthy()
})

test('refused fields without a label are shown as a fault, with a retry', async () => {
  await open({ kind: 'fields', message: '', issues: [{ field: 'parameters.0', code: 'required' }] })
  expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByText(/parameters|field:/)).toBeNull()
})

test('an ended session is not a connection failure and promises nothing about the input', async () => {
  await open({ kind: 'signedOut' })
  expect(await screen.findByText(/The session of the account that was used here has ended/)).toBeTruthy()
  expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull()
})

test('D32: after the session has ended the sign-in leads back here, and a visitor may go on without the account', async () => {
  const calls: string[] = []
  const account = { continueWithoutAccount: async () => void calls.push('leave') }
  const retry = () => void calls.push('retry')
  await act(() =>
    renderScreen(() => <FailureNotice error={{ kind: 'signedOut' }} onRetry={retry} />, {
      api: { account },
      routes: ['/SignIn'],
      namespaces: ['account'],
      address: '/list?request=12&view=pay',
    }),
  )
  const link = await screen.findByRole('link', { name: 'Log in' })
  const next = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('next')
  expect(next).toBe('/list?request=12&view=pay')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Continue without an account' }))
  await vi.waitFor(() => expect(calls).toEqual(['leave', 'retry']))
})
