// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { refused, succeeds } from '../testing/responses.ts'
import { MemberBenefits, ResendCode } from './AccountFields.tsx'

afterEach(() => vi.useRealTimers())

const open = async (routes: readonly string[]) => {
  await renderScreen(() => <MemberBenefits />, { api: {}, namespaces: ['account'], routes })
  await screen.findByText('All your applications in one place')
}

test('the urgent service is a benefit in the portal that has one', async () => {
  await open(['/urgent-appointment'])
  expect(screen.getByText('The urgent service, which requires an account')).toBeTruthy()
})

test('the Origin ID portal, which has no urgent service, does not offer it to members', async () => {
  await open([])
  expect(screen.queryByText(/urgent/i)).toBeNull()
  // B §1
  expect(screen.getByText('Use your details again in the next application')).toBeTruthy()
})

test('the button for a new code keeps the focus while its seconds run', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const resendCode = vi.fn<PortalApi['account']['resendCode']>(succeeds({ phoneNumber: '09••••••12' }))
  await renderScreen(() => <ResendCode />, { api: { account: { resendCode } }, namespaces: ['account'] })
  const button = await screen.findByRole('button', { name: 'Send a new code' })
  fireEvent.click(button)
  expect(resendCode).not.toHaveBeenCalled()
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  button.focus()
  fireEvent.click(button)
  await screen.findByText(/You can ask for a new code in/)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button)
  expect(resendCode).toHaveBeenCalledOnce()
})

test('when the sign-in has expired, another code cannot be sent: the message names the way out', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const resendCode = async () => refused('codeExpired', { status: 400 })
  await renderScreen(() => <ResendCode />, {
    api: { account: { resendCode } },
    namespaces: ['account'],
  })
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  fireEvent.click(await screen.findByRole('button', { name: 'Send a new code' }))
  expect(await screen.findByText('Your log-in has expired. Choose “Login Again”.')).toBeTruthy()
  expect(screen.queryByText(/Ask for a new one/)).toBeNull()
})

test('a code that must wait for hours names the time, not thousands of seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-23T09:00:00Z') })
  const resendCode = async () => refused('tooManyRequests', { status: 429, retryAfterSeconds: 7200 })
  await renderScreen(() => <ResendCode />, {
    api: { account: { resendCode } },
    namespaces: ['account', 'waiting'],
  })
  for (let second = 0; second < 61; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  const button = await screen.findByRole('button', { name: 'Send a new code' })
  fireEvent.click(button)
  expect(await screen.findByText(/Try again after 2:02 PM/)).toBeTruthy()
  expect(screen.queryByText(/seconds/)).toBeNull()
  expect(button.getAttribute('aria-disabled')).toBe('true')
})
