// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { MemberBenefits } from './AccountFields.tsx'

const open = async (routes: readonly string[]) => {
  await renderScreen(() => <MemberBenefits />, { api: {}, words: ['account'], routes })
  await screen.findByText('All your applications in one place')
}

test('the urgent service is a benefit in the portal that has one', async () => {
  await open(['/urgent-appointment'])
  expect(screen.getByText('The urgent service, which requires an account')).toBeTruthy()
})

test('the Origin ID portal, which has no urgent service, does not offer it to members', async () => {
  await open([])
  expect(screen.queryByText(/urgent/i)).toBeNull()
})
