// @vitest-environment happy-dom
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
