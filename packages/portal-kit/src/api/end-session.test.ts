// @vitest-environment happy-dom
import type { ApiError, PortalApi } from '@invea/api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import { refused } from '../testing/responses.ts'
import { endSessionWithPage, keepSessionForPayment } from './ApiProvider.tsx'
import { endSession } from './end-session.ts'

const aDevice = (response: Awaited<ReturnType<PortalApi['account']['signOut']>>) => {
  const signOut = vi.fn(async () => response)
  const clear = vi.fn()
  const deleteDrafts = vi.fn(async () => undefined)
  const run = () =>
    endSession({ account: { signOut } } as unknown as PortalApi, { clear }, { endSession: deleteDrafts })
  return { run, clear, deleteDrafts }
}

test('A §2: logging out clears the session, the answers and the drafts of this device', async () => {
  const { run, clear, deleteDrafts } = aDevice({ ok: true, value: null })
  expect(await run()).toBeUndefined()
  expect(clear).toHaveBeenCalledOnce()
  expect(deleteDrafts).toHaveBeenCalledOnce()
})

test('a session that has already ended is still cleared on this device', async () => {
  const { run, deleteDrafts } = aDevice(refused('signInRequired', { status: 401 }))
  expect(await run()).toBeUndefined()
  expect(deleteDrafts).toHaveBeenCalledOnce()
})

const busy = (status: number): ApiError => refused('unavailable', { status }).error

test.each<[string, ApiError]>([
  ['without a connection', { kind: 'unreachable' }],
  ['when the service is overloaded', busy(503)],
  ['when the service fails', busy(500)],
  ['after too many requests', busy(429)],
])('%s the session stays open, no logout message appears and nothing is lost', async (_name, error) => {
  const { run, clear, deleteDrafts } = aDevice({ ok: false, error })
  expect(await run()).toEqual(error)
  expect(clear).not.toHaveBeenCalled()
  expect(deleteDrafts).not.toHaveBeenCalled()
})

test('Back loads a page that the browser kept again, when its person has logged out or left a shared computer', () => {
  let hasSession = false
  const reload = vi.fn()
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const leaveAndReturn = (persisted: boolean) => {
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    return reload.mock.calls.length
  }
  endSessionWithPage('https://service.example', () => hasSession, reload)
  expect(leaveAndReturn(true), 'no session yet').toBe(0)
  hasSession = true
  window.dispatchEvent(new Event('pointerdown'))
  expect(leaveAndReturn(true), 'an open session on an own device').toBe(0)
  hasSession = false
  expect(leaveAndReturn(false), 'a new page').toBe(0)
  expect(leaveAndReturn(true), 'after logging out').toBe(1)
  hasSession = true
  setSharedComputer(true)
  expect(leaveAndReturn(true), 'a shared computer').toBe(2)
  expect(sendBeacon).toHaveBeenCalledOnce()
  setSharedComputer(false)
})

test('a log-out reloads the pages of the person in other tabs, and none where no session was', async () => {
  let hasSession = false
  const reload = vi.fn()
  const set = vi.spyOn(localStorage, 'setItem')
  endSessionWithPage('https://service.example', () => hasSession, reload)
  await aDevice({ ok: true, value: null }).run()
  const [key = null, newValue = null] = set.mock.calls.at(-1) ?? []
  expect(localStorage.getItem(String(key))).toBeNull()
  const inOtherTab = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
  inOtherTab({ key, newValue })
  expect(reload).not.toHaveBeenCalled()
  hasSession = true
  window.dispatchEvent(new Event('keydown'))
  inOtherTab({ key: 'other', newValue })
  inOtherTab({ key, newValue: null })
  expect(reload).not.toHaveBeenCalled()
  inOtherTab({ key, newValue })
  expect(reload).toHaveBeenCalledOnce()
})

test('on a shared computer the way to the payment provider keeps the session, also when the page is touched while it loads', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  setSharedComputer(true)
  onTestFinished(() => {
    setSharedComputer(false)
    vi.useRealTimers()
  })
  const sendBeacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  endSessionWithPage('https://pay.example', () => true)
  const isEndedAfter = (seconds: number) => {
    sendBeacon.mockClear()
    vi.setSystemTime(Date.now() + seconds * 1000)
    window.dispatchEvent(new Event('pagehide'))
    return sendBeacon.mock.calls.some(([url]) => String(url).startsWith('https://pay.example'))
  }
  keepSessionForPayment()
  window.dispatchEvent(new Event('pointerdown'))
  expect(isEndedAfter(30)).toBe(false)
  expect(isEndedAfter(31), 'the provider did not open').toBe(true)
  keepSessionForPayment()
  window.dispatchEvent(new Event('pageshow'))
  expect(isEndedAfter(1), 'back from the provider').toBe(true)
})
