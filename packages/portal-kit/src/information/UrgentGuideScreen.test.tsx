// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { UrgentGuideScreen } from './UrgentGuideScreen.tsx'

test('the urgent guide names one time for a lost passport: the days of its table, also when it was still valid', async () => {
  const { container } = await renderScreen(UrgentGuideScreen, {
    api: {},
    namespaces: ['requirements', 'service', 'document', 'choice'],
  })
  expect(await screen.findByText(/^Go to the police first\. .*also .* still valid/)).toBeTruthy()
  expect(container.textContent).not.toContain('15 days')
})

test('D52, D3: the urgent guide notes that its table contains the surcharge, and names amounts, not percentages', async () => {
  const { container } = await renderScreen(UrgentGuideScreen, {
    api: {},
    namespaces: ['requirements', 'service', 'document', 'choice'],
  })
  expect(
    await screen.findByText(/more than 6 months.* the fees below already contain the urgent surcharge/),
  ).toBeTruthy()
  expect(container.textContent).toMatch(/20,000 ETB more .* 15,000 ETB more/)
  expect(container.textContent).not.toContain('%')
})
