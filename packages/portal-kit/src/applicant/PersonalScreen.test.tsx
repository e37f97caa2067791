// @vitest-environment happy-dom
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { useEditApplicant } from '../application-form/use-wizard.ts'
import { renderStep } from '../testing/render-step.tsx'
import { PersonalScreen } from './PersonalScreen.tsx'

globalThis.indexedDB = new IDBFactory()

test.each([
  ['correction', 1],
  ['renewal', 0],
] as const)('24: a %s explains how to type corrected names: %i times', async (requestType, times) => {
  const draft = aCompletePassportDraft({ requestType, appointment: {} })
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  await screen.findByLabelText(/^First name/)
  expect(screen.queryAllByText(/as they should be in the new passport, not as they are in the old one/)).toHaveLength(
    times,
  )
})

const EditButton = () => {
  const edit = useEditApplicant()
  return (
    <button type="button" onClick={() => edit((applicant) => applicant)}>
      Edit
    </button>
  )
}

test('an edit that changes nothing keeps the draft, so that the message of a failed request stays', async () => {
  const { draft } = await renderStep({ step: 'personal-detail', Content: EditButton, api: {} })
  const button = await screen.findByRole('button', { name: 'Edit' })
  const before = draft()
  fireEvent.click(button)
  expect(draft()).toBe(before)
})

test('an accepted offer leads back to its field, because its button is gone then', async () => {
  const applicants = [{ ...emptyApplicantDraft(), personal: { firstName: "O'NEIL" } }]
  const draft = aCompletePassportDraft({ requestType: 'new', applicants })
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  const name = await screen.findByLabelText<HTMLInputElement>(/^First name/)
  fireEvent.click(screen.getByRole('button', { name: 'Use ONEIL' }))
  expect(name.value).toBe('ONEIL')
  expect(document.activeElement).toBe(name)
  fireEvent.change(name, { target: { value: 'ABEBE' } })
  const suggestion = await screen.findByRole('button', { name: 'አበበ' })
  fireEvent.click(suggestion)
  const geez = screen.getByDisplayValue('አበበ')
  expect(document.activeElement).toBe(geez)
})

test('each button for the keyboard names its field', async () => {
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, api: {} })
  await screen.findByLabelText(/^First name/)
  const names = screen.getAllByRole('button', { name: /^Show Ge'ez keyboard/ }).map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(3)
})
