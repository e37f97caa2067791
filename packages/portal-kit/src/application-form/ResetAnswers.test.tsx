// @vitest-environment happy-dom
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompleteApplicantDraft, aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { TextField } from './DraftFields.tsx'

const held = (): PassportDraft => {
  const draft = aCompletePassportDraft()
  const hold = draft.appointment.hold && { ...draft.appointment.hold, expiresAt: '2999-01-01T00:00:00Z' }
  return { ...draft, appointment: { ...draft.appointment, hold } }
}
const Content = () => <TextField field="personal.firstName" />
const open = (draft = held()) => renderStep({ step: 'personal-detail', Content, draft, api: {} })
const reset = async () => fireEvent.click(await screen.findByRole('button', { name: 'Reset' }))

test('D49: Reset asks first, and Cancel keeps every answer', async () => {
  const { draft } = await open()
  await reset()
  const dialog = await screen.findByRole('dialog', { name: 'Clear the answers of this applicant?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(draft().applicants[0]?.personal.firstName).toBe('Abebe')
})

test('D49: Reset clears the answers of the applicant, and keeps the appointment', async () => {
  const { draft } = await open()
  const { appointment, site } = draft()
  await reset()
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear the answers' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe(''))
  expect(draft().applicants[0]).toMatchObject({ personal: {}, address: {}, family: [] })
  expect(draft()).toMatchObject({ appointment, site })
  const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent
  await waitFor(() => expect(announcement()).toBe('The answers are cleared.'))
  expect(document.activeElement).toBe(screen.getByLabelText(/First name/))
  // Nothing is left that could be cleared.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull())
})

test('D49: Reset clears the old passport that the applicant typed in a step of its own', async () => {
  const passport = { passportNumber: 'EP1234567', issueDate: '01/15/2018', expirationDate: '01/14/2023' }
  const { draft } = await open({ ...held(), requestType: 'lost', applicants: [aCompleteApplicantDraft({ passport })] })
  await reset()
  fireEvent.click(await screen.findByRole('button', { name: 'Clear the answers' }))
  await waitFor(() => expect(draft().applicants[0]?.passport).toEqual({}))
})

test('after Submit there is nothing to clear: the edit form changes the answers', async () => {
  await open(aSubmittedDraft())
  await screen.findByLabelText(/First name/)
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
})
