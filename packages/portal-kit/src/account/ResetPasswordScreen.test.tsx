// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { refused } from '../testing/responses.ts'
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx'

afterEach(() => {
  location.hash = ''
})

test('a link that is no longer valid leaves no form, and offers a new link', async () => {
  location.hash = '#t=proof'
  const resetPassword = vi.fn<PortalApi['account']['resetPassword']>(async () =>
    refused('linkExpired', { status: 410 }),
  )
  await renderScreen(() => <ResetPasswordScreen username="sample@example.org" />, {
    api: { account: { resetPassword } },
    namespaces: ['account'],
    routes: ['/Login'],
  })
  for (const label of [/^New password/i, /password again|confirm/i])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: 'three plain words 27' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the new password' }))
  const link = await screen.findByRole('link', { name: 'Ask for a new link' })
  expect(document.activeElement).toBe(link.closest('[tabindex]'))
  expect(screen.queryByLabelText(/password/i)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save the new password' })).toBeNull()
})

test('B §5: the hint of a new password is its minimum length', async () => {
  location.hash = '#t=proof'
  await renderScreen(() => <ResetPasswordScreen username="sample@example.org" />, { api: {}, namespaces: ['account'] })
  const password = await screen.findByLabelText(/^New password/i)
  const hints = password
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id))
  expect(hints?.map((hint) => hint?.textContent)).toContain('At least 6 characters')
})
