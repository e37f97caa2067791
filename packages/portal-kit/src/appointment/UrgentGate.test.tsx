// @vitest-environment happy-dom
import type { ApiResult, SessionState } from '@invea/api'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds } from '../testing/responses.ts'
import { UrgentGate, UrgentSignInScreen } from './UrgentGate.tsx'

const open = async (
  kind: SessionState['kind'],
  begun?: Promise<ApiResult<SessionState>> | (() => Promise<ApiResult<SessionState>>),
  screen = <UrgentSignInScreen />,
) => {
  const signOut = vi.fn(succeeds(null))
  const state: SessionState = { kind, subject: 'one' }
  const begin = () =>
    typeof begun === 'function' ? begun() : (begun ?? Promise.resolve({ ok: true, value: state } as const))
  const account = { state: () => state, subscribe: () => () => undefined, signOut, begin }
  const { address, router } = await renderScreen(() => screen, {
    api: { account },
    routes: ['/SignIn', '/urgent-appointment'],
    address: '/urgent-appointment',
    namespaces: ['account'],
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
  const { address } = await open('none', new Promise(() => undefined))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(address()).toBe('/urgent-appointment')
})

const ended = Promise.resolve({ ok: false, error: { kind: 'signedOut' } } as const)

test.each([
  ['the whole form', <UrgentGate key="form">form</UrgentGate>],
  ['its sign-in step', <UrgentSignInScreen key="step" />],
])('D32: after the session has ended, %s opens the sign-in, which leads back', async (_, screen) => {
  const { address } = await open('none', ended, screen)
  await waitFor(() => expect(address()).toBe('/SignIn?next=%2Furgent-appointment'))
})

test('a session that cannot be fetched on the way to the sign-in is requested again with a button', async () => {
  const unreachable = { ok: false, error: { kind: 'unreachable' } } as const
  const results = [unreachable, await ended]
  const begin = async () => results.shift() ?? unreachable
  const { address } = await open('none', begin)
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).toBe('/SignIn?next=%2Furgent-appointment'))
})
