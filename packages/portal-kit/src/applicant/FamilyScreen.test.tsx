// @vitest-environment happy-dom
import { maxFamilyMembers } from '@invea/domain/applicant'
import type { ApplicantDraft } from '@invea/domain/drafts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WizardSteps } from '../application-form/JourneyStepper.tsx'
import { mainButtons } from '../testing/render-screen.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { FamilyScreen, OriginIdFamilyScreen } from './FamilyScreen.tsx'

test('the focus is on the form while it is open, and on the add button after it', async () => {
  await renderStep({ step: 'family', Content: FamilyScreen, api: {} })
  const addButton = () => screen.getByRole('button', { name: 'Add Family' })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  await waitFor(() => expect(document.activeElement?.localName).toBe('h2'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(addButton()))
})

const word = (name: string) => ({ en: name, am: name, om: name, ti: name })
const familyTypes = [{ id: 2, name: word('Mother') }]
const master = {
  all: succeeds({ nationalities: [], occupations: [], familyTypes, passportPages: [], regions: [] }),
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save family member' }))
/** Types a mother into the form. */
const addMother = async (firstName: string, grandfatherName: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/^First name/, firstName)
  type(/^Grand Father Name/, grandfatherName)
  await screen.findByRole('option', { name: 'Mother' })
  type(/^Family type/, '2')
}
const openForm = async (Content: typeof FamilyScreen) => {
  const { draft } = await renderStep({ step: 'family', Content, api: { master } })
  await addMother("Sa'adaa", 'De la Cruz')
  return draft
}

test('D31: the family of a passport offers the joined spelling in one tap', async () => {
  const draft = await openForm(FamilyScreen)
  save()
  expect(draft().applicants[0]?.family).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Use SAADAA' }))
  fireEvent.click(screen.getByRole('button', { name: 'Use DELACRUZ' }))
  save()
  expect(draft().applicants[0]?.family).toEqual([{ relationId: '2', firstName: 'SAADAA', grandfatherName: 'DELACRUZ' }])
})

test('D31: the family of an Origin ID keeps the names of the foreign passport', async () => {
  const draft = await openForm(OriginIdFamilyScreen)
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  save()
  expect(draft().applicants[0]?.family).toEqual([
    { relationId: '2', firstName: "SA'ADAA", grandfatherName: 'DE LA CRUZ' },
  ])
})
test('the messages of the form are in the order of its fields, and name them', async () => {
  await renderStep({ step: 'family', Content: FamilyScreen, api: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  const names = ['First name', 'Grand Father Name']
  for (const name of names)
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${name}`)), { target: { value: '2' } })
  save()
  await screen.findByText('Please fix the errors below')
  const links = screen.getAllByRole('link').filter((link) => link.closest('section[aria-labelledby]'))
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...names.map((name) => `${name}: Please enter characters A-Z only`),
    'Family type is required!',
  ])
})

test('Next stays the only main button while the form is open', async () => {
  await renderStep({ step: 'family', Content: FamilyScreen, api: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  expect(mainButtons()).toEqual(['Next'])
})

const FamilyWithSteps = () => (
  <>
    <WizardSteps />
    <FamilyScreen />
  </>
)
/** Opens the step with the form's stepper and these members. */
const openWith = (family: ApplicantDraft['family']) => {
  const draft = aSubmittedDraft()
  const applicants = draft.applicants.map((applicant) => ({ ...applicant, family }))
  return renderStep({ step: 'family', Content: FamilyWithSteps, api: { master }, draft: { ...draft, applicants } })
}
const sara = { relationId: '2', firstName: 'SARA', grandfatherName: 'BEKELE', id: 7 }

test('an edited member stays in the draft until it is saved, and an unsaved one stops the way to a later step', async () => {
  const { draft } = await openWith([sara])
  fireEvent.click(await screen.findByRole('button', { name: 'Change SARA BEKELE' }))
  expect(draft().applicants[0]?.family).toEqual([sara])
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Sarah' } })
  const toAttachments = () =>
    fireEvent.click(
      within(screen.getAllByRole('navigation')[0] as HTMLElement).getByRole('button', { name: /Attachment/ }),
    )
  toAttachments()
  expect(await screen.findByText('Save or cancel the family member first.')).toBeTruthy()
  save()
  expect(draft().applicants[0]?.family).toEqual([{ ...sara, firstName: 'SARAH' }])
  toAttachments()
  expect(await screen.findByRole('heading', { name: 'attachments' })).toBeTruthy()
})

test.each(['Add Family', 'Change SARA BEKELE'])('a form in which nothing is typed stops no step: %s', async (name) => {
  const { draft } = await openWith([sara])
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByLabelText(/First name/)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'passport-info' })).toBeTruthy()
  expect(draft().applicants[0]?.family).toEqual([sara])
})

test('after the last possible member there is a message in place of the button, until one is removed', async () => {
  await openWith(Array(maxFamilyMembers - 1).fill(sara))
  await addMother('Chala', 'Tesfaye')
  save()
  const full = await screen.findByText('You can add at most 30 family members.')
  expect(screen.queryByRole('button', { name: 'Add Family' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(full))
  fireEvent.click(screen.getByRole('button', { name: 'Remove CHALA TESFAYE' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Add Family' })).toBeTruthy()
})
