// @vitest-environment happy-dom
import type { ApiError, PortalApi } from '@invea/api'
import type { WaitingLine } from '@invea/domain/waiting-line'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { readStoredTicket } from '../waiting-line/stored-ticket.ts'
import { FailureNotice } from './FailureNotice.tsx'

const opensAt = Date.UTC(2026, 11, 1, 5)
const minute = 60_000
const line = (changes: Partial<WaitingLine> = {}): WaitingLine => ({
  ...{ id: 7, opensAt, issued: 100_000, drawn: 0, seed: '00112233445566778899aabbccddeeff', over: 0 },
  ...{ admitted: 1_000, at: opensAt + 30 * minute, perMinute: 1_000 },
  ...changes,
})
const refused = (code: string): ApiError => ({ kind: 'refused', code, message: '', status: 403 }) as ApiError
const no = (code: string) => Promise.resolve({ ok: false as const, error: refused(code) })
const ok = <T,>(value: T) => Promise.resolve({ ok: true as const, value })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  localStorage.clear()
  setSharedComputer(false)
})
afterEach(() => vi.useRealTimers())

/** The panel after a search was refused with `waiting`. */
const open = async (
  waiting: Partial<PortalApi['waiting']>,
  onRetry = vi.fn(),
  account: Partial<PortalApi['account']> = {},
) => {
  const api = {
    account,
    waiting: {
      line: () => ok(line()),
      takeTicket: () => ok({ ticket: 'signed', number: 23_000, line: line() }),
      exchangeTicket: (given?: { readonly ticket?: string }) => no(given?.ticket ? 'ticketOver' : 'waiting'),
      ...waiting,
    },
  }
  await act(() =>
    renderScreen(() => <FailureNotice error={refused('waiting')} onRetry={onRetry} />, {
      api,
      namespaces: ['waiting', 'account'],
    }),
  )
  return onRetry
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('shows people ahead, the wait in words and the time on both clocks, and no error', async () => {
  const onRetry = await open({})
  expect((await screen.findByText(/Estimated wait/)).textContent).toBe('Estimated wait: about 25 minutes')
  expect(screen.getByText('People ahead of you: 21,999')).toBeTruthy()
  // 08:30 in Addis Ababa and 22 minutes.
  expect(document.body.textContent).toMatch(/8:52 AM.*2:52 Ethiopian time/)
  expect(document.body.textContent).toContain('Your answers are kept')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(onRetry).not.toHaveBeenCalled()
})

test('continues automatically when the turn of its ticket comes', async () => {
  let admitted = 1_000
  const exchangeTicket = vi.fn<PortalApi['waiting']['exchangeTicket']>(({ ticket } = {}) =>
    ticket === undefined ? no('waiting') : ok({ pass: 'pass', until: new Date(opensAt).toISOString() }),
  )
  const onRetry = await open({ line: () => ok(line({ admitted })), exchangeTicket })
  await screen.findByText(/Estimated wait/)
  admitted = 23_000
  await pass(2 * minute)
  expect(exchangeTicket).toHaveBeenLastCalledWith({ ticket: 'signed' })
  expect(onRetry).toHaveBeenCalled()
})

test('a page that is opened again keeps its number', async () => {
  localStorage.setItem('waiting-ticket', JSON.stringify({ line: 7, number: 1_010, ticket: 'kept' }))
  const takeTicket = vi.fn(() => no('tooManyRequests'))
  await open({ takeTicket })
  expect(await screen.findByText('Estimated wait: about one minute')).toBeTruthy()
  expect(screen.getByText('People ahead of you: 9')).toBeTruthy()
  expect(takeTicket).not.toHaveBeenCalled()
})

test('before the opening it shows the time, and that an early start has no advantage', async () => {
  await open({
    takeTicket: () => ok({ ticket: 't', number: 3, line: line({ drawn: undefined, at: opensAt - minute }) }),
  })
  expect(await screen.findByText('Appointments are not open yet')).toBeTruthy()
  expect(document.body.textContent).toMatch(/Dec 01, 2026.*8:00 AM.*drawn by lot/)
})

test('after a missed turn it takes a new number', async () => {
  localStorage.setItem('waiting-ticket', JSON.stringify({ line: 7, number: 5, ticket: 'old' }))
  await open({ line: () => ok(line({ over: 900 })) })
  expect(await screen.findByText(/Your turn is over, so you have a new position/)).toBeTruthy()
  expect(readStoredTicket(7)).toMatchObject({ number: 23_000 })
})

test('keeps the number while the service is briefly unreachable', async () => {
  let isUnreachable = true
  const takeTicket = vi.fn(() => ok({ ticket: 'signed', number: 23_000, line: line() }))
  const unreachable = Promise.resolve({ ok: false as const, error: { kind: 'unreachable' } as ApiError })
  await open({ line: () => (isUnreachable ? unreachable : ok(line())), takeTicket })
  expect(await screen.findByText(/We cannot reach the service/)).toBeTruthy()
  isUnreachable = false
  await pass(2 * minute)
  expect(await screen.findByText(/Estimated wait/)).toBeTruthy()
  // Hidden until then, they would not be spoken. Nor is a region spoken inside another one.
  for (const region of screen.getAllByRole('status')) {
    expect(region.className).not.toContain('hidden')
    expect(region.querySelector('[role=status]')).toBeNull()
  }
  expect(screen.queryByText(/We cannot reach the service/)).toBeNull()
  expect(takeTicket).toHaveBeenCalledOnce()
})

test('an address with too many tickets sees that it takes longer, not that the service is unreachable', async () => {
  await open({ takeTicket: () => no('tooManyRequests') })
  expect(await screen.findByText(/Many people share your connection/)).toBeTruthy()
  expect(screen.queryByText(/We cannot reach the service/)).toBeNull()
})

test('a shared device stores no ticket, and the page asks to keep it open', async () => {
  setSharedComputer(true)
  await open({})
  await screen.findByText(/Estimated wait/)
  expect(readStoredTicket(7)).toBeUndefined()
  expect(document.body.textContent).toContain('nothing is saved on a shared device')
  expect(document.body.textContent).not.toContain('You may close this page')
})

test.each([
  ['on an own device', false],
  ['on a shared device', true],
])('%s a member whose session has ended sees the sign-in at the turn, and keeps the position', async (_, isShared) => {
  setSharedComputer(isShared)
  // Another line, because the page keeps the ticket.
  const own = line({ id: isShared ? 21 : 20, admitted: 23_000 })
  const takeTicket = vi.fn(() => ok({ ticket: 'signed', number: 23_000, line: own }))
  let isEnded = true
  const exchangeTicket = vi.fn<PortalApi['waiting']['exchangeTicket']>(({ ticket } = {}) => {
    if (isEnded) return Promise.resolve({ ok: false, error: { kind: 'signedOut' } })
    return ticket === 'signed' ? ok({ pass: 'pass', until: new Date(opensAt).toISOString() }) : no('waiting')
  })
  const continueWithoutAccount = async () => {
    isEnded = false
  }
  const parts = { line: () => ok(own), takeTicket, exchangeTicket }
  await open(parts, vi.fn(), { continueWithoutAccount })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByText(/We cannot reach the service|Your answers are kept/)).toBeNull()
  await pass(5 * minute)
  expect(exchangeTicket).toHaveBeenCalledTimes(2)

  // The sign-in page was open in between.
  cleanup()
  const onRetry = await open(parts, vi.fn(), { continueWithoutAccount })
  fireEvent.click(await screen.findByRole('button', { name: 'Continue without an account' }))
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalled())
  expect(exchangeTicket).toHaveBeenLastCalledWith({ ticket: 'signed' })
  expect(takeTicket).toHaveBeenCalledOnce()
})

test('a visitor who holds an appointment continues without a ticket, and takes one for what is refused again', async () => {
  const takeTicket = vi.fn(() => ok({ ticket: 'signed', number: 23_000, line: line() }))
  const parts = { exchangeTicket: () => ok({ pass: 'p', until: '' }), takeTicket }
  const onRetry = await open(parts)
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalled())
  expect(takeTicket).not.toHaveBeenCalled()

  cleanup()
  const again = await open(parts)
  expect(await screen.findByText(/Estimated wait/)).toBeTruthy()
  expect(takeTicket).toHaveBeenCalledOnce()
  expect(again).not.toHaveBeenCalled()
})

test('a closed line lets everyone continue', async () => {
  const onRetry = await open({ line: () => ok(null) })
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalled())
})

test('the live region announces only changed words', async () => {
  let at = opensAt + 30 * minute
  await open({ line: () => ok(line({ at, admitted: 1_000 + (at - opensAt - 30 * minute) / 60 })) })
  const region = (await screen.findByText(/Estimated wait/)).closest('[role="status"]') as HTMLElement
  const words = new Set<string>()
  for (let round = 0; round < 5; round++) {
    words.add(region.textContent ?? '')
    at += 30_000
    await pass(75_000)
  }
  expect([...words]).toEqual(['Estimated wait: about 25 minutes', 'Estimated wait: about 20 minutes'])
})
