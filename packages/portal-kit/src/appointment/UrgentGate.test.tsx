// @vitest-environment happy-dom
import type { SessionState } from '@invea/api'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { UrgentSignInScreen } from './UrgentGate.tsx'

const open = async (kind: SessionState['kind']) => {
  const signOut = vi.fn(async () => ({ ok: true, value: null }) as const)
  const state: SessionState = { kind, subject: 'one' }
  const account = { state: () => state, subscribe: () => () => undefined, signOut }
  const { address, router } = await renderScreen(() => <UrgentSignInScreen />, {
    api: { account },
    routes: ['/SignIn', '/urgent-appointment'],
    address: '/urgent-appointment',
    words: ['account'],
  })
  return { address, router, signOut }
}

test('D38: Start leads straight to the sign-in, and Back leads to the terms', async () => {
  const { address, router, signOut } = await open('anonymous')
  await waitFor(() => expect(address()).toMatch(/^\/SignIn/))
  expect(router.history.length).toBe(1)
  expect(signOut).not.toHaveBeenCalled()
})

test('D14: a member whose ten minutes are over is signed out first', async () => {
  const { address, signOut } = await open('member')
  await waitFor(() => expect(address()).toMatch(/^\/SignIn/))
  expect(signOut).toHaveBeenCalledTimes(1)
})

test('a session that is not known yet stays', async () => {
  const { address } = await open('none')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(address()).toBe('/urgent-appointment')
})
