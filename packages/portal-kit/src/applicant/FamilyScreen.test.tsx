// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { FamilyScreen } from './FamilyScreen.tsx'

test('the focus is on the form while it is open, and on the add button after it', async () => {
  await renderStep({
    step: 'family',
    Content: FamilyScreen,
    api: { master: { all: async () => ({ ok: false, error: { kind: 'unreachable' } }) } },
  })
  const addButton = () => screen.getByRole('button', { name: 'Add Family' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  await waitFor(() => expect(document.activeElement?.localName).toBe('h2'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(addButton()))
})
