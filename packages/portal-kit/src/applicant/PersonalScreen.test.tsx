// @vitest-environment happy-dom
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { ApplicantScope, useEditApplicant } from '../application-form/use-wizard.ts'
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

test.each([
  ['new', /as it appears on the birth certificate or ID card/],
  ['correction', /as it appears on the birth certificate or ID card/],
  ['renewal', /as in the old passport\. If it is wrong there, write the right one and tick “Is Data correction”/],
  ['lost', /as in the old passport\. If it is wrong there, write the right one and tick “Is Data correction”/],
] as const)('a %s says which document decides the spelling of a name', async (requestType, text) => {
  const draft = aCompletePassportDraft({ requestType, appointment: {} })
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('the birth place asks for Latin letters, in which it is printed', async () => {
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft: aCompletePassportDraft(), api: {} })
  expect(await screen.findByLabelText(/^Birth Place/)).toBeTruthy()
  expect(screen.getByText('In Latin letters, for example Adama')).toBeTruthy()
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

test('the key that erases the last letter keeps the focus', async () => {
  const draft = aCompletePassportDraft({ applicants: [emptyApplicantDraft()] })
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, draft, api: {} })
  const [open] = await screen.findAllByRole('button', { name: /^Show Ge'ez keyboard/ })
  if (open) fireEvent.click(open)
  fireEvent.click(await screen.findByRole('button', { name: 'ሁ' }))
  const erase = screen.getByRole<HTMLButtonElement>('button', { name: 'Erase the last letter' })
  fireEvent.click(erase)
  expect([erase.disabled, erase.getAttribute('aria-disabled')]).toEqual([false, 'true'])
})

const SecondApplicant = () => (
  <ApplicantScope value={1}>
    <PersonalScreen />
  </ApplicantScope>
)
test.each([
  [
    'fills in the first applicant',
    PersonalScreen,
    ['given-name', 'additional-name', 'family-name', 'tel-national', 'email'],
  ],
  ['fills in no other applicant', SecondApplicant, Array(5).fill('off')],
])('the browser %s', async (_, Content, expected) => {
  const draft = aCompletePassportDraft({ applicants: [emptyApplicantDraft(), emptyApplicantDraft()] })
  await renderStep({ step: 'personal-detail', Content, draft, api: {} })
  const names = ['firstName', 'fatherName', 'grandfatherName', 'phoneNumber', 'email']
  const fields = names.map((name) => document.querySelector(`[id$="-personal-${name}"]`))
  expect(fields.map((field) => field?.getAttribute('autocomplete'))).toEqual(expected)
})

test('each button for the keyboard names its field', async () => {
  await renderStep({ step: 'personal-detail', Content: PersonalScreen, api: {} })
  await screen.findByLabelText(/^First name/)
  const names = screen.getAllByRole('button', { name: /^Show Ge'ez keyboard/ }).map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(3)
})
