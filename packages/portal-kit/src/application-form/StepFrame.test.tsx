// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'

const Nothing = () => null

test('the title of the document begins with the step, so that the steps differ in tabs and in the history', async () => {
  document.title = 'Passport Appointment - Passport'
  const { unmount } = await renderStep({ step: 'address', Content: Nothing, api: {} })
  await screen.findByRole('heading', { name: 'Address' })
  expect(document.title).toBe('Address - Passport Appointment - Passport')
  unmount()
  expect(document.title).toBe('Passport Appointment - Passport')
})
