// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { UnopenedForm } from './UnopenedForm.tsx'

const open = async (kind: 'otherTab' | 'newer') => {
  const onTakeOver = vi.fn(async () => undefined)
  await renderScreen(() => <UnopenedForm kind={kind} onTakeOver={onTakeOver} />, { api: {} })
  return { onTakeOver }
}

test('the draft of a newer release is deleted only after a question', async () => {
  const { onTakeOver } = await open('newer')
  fireEvent.click(await screen.findByRole('button', { name: 'Start a new application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the unfinished application?' }))
  expect(onTakeOver).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete and start again' }))
  expect(onTakeOver).toHaveBeenCalledOnce()
  // Not to the dialog, which goes with the draft.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('a form that is open in another tab continues here without a question', async () => {
  const { onTakeOver } = await open('otherTab')
  fireEvent.click(await screen.findByRole('button', { name: 'Continue here' }))
  expect(onTakeOver).toHaveBeenCalledOnce()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})
