// @vitest-environment happy-dom
import { maxFamilyMembers } from '@invea/domain/applicant'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WizardSteps } from '../application-form/JourneyStepper.tsx'
import { mainButtons } from '../testing/render-screen.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { FamilyScreen, OriginIdFamilyScreen } from './FamilyScreen.tsx'

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

const word = (name: string) => ({ en: name, am: name, om: name, ti: name })
const lists = {
  ok: true,
  value: {
    nationalities: [],
    occupations: [],
    familyTypes: [{ id: 2, name: word('Mother') }],
    passportPages: [],
    regions: [],
  },
} as const

const openForm = async (Content: typeof FamilyScreen) => {
  const { draft } = await renderStep({ step: 'family', Content, api: { master: { all: async () => lists } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type(/First name/, "Sa'adaa")
  type(/Grand Father Name/, 'De la Cruz')
  await screen.findByRole('option', { name: 'Mother' })
  type(/Family type/, '2')
  return { save: () => fireEvent.click(screen.getByRole('button', { name: 'Save family member' })), draft }
}

test('D31: the family of a passport offers the joined spelling in one tap', async () => {
  const { save, draft } = await openForm(FamilyScreen)
  save()
  expect(draft().applicants[0]?.family).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Use SAADAA' }))
  fireEvent.click(screen.getByRole('button', { name: 'Use DELACRUZ' }))
  save()
  expect(draft().applicants[0]?.family).toEqual([{ relationId: '2', firstName: 'SAADAA', grandfatherName: 'DELACRUZ' }])
})

test('D31: the family of an Origin ID keeps the names of the foreign passport', async () => {
  const { save, draft } = await openForm(OriginIdFamilyScreen)
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  save()
  expect(draft().applicants[0]?.family).toEqual([
    { relationId: '2', firstName: "SA'ADAA", grandfatherName: 'DE LA CRUZ' },
  ])
})
test('the messages of the form are in the order of its fields, and name them', async () => {
  await renderStep({
    step: 'family',
    Content: FamilyScreen,
    api: { master: { all: async () => ({ ok: false, error: { kind: 'unreachable' } }) } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  const names = ['First name', 'Grand Father Name']
  for (const name of names)
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${name}`)), { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save family member' }))
  await screen.findByText('Please fix the errors below')
  const links = screen.getAllByRole('link').filter((link) => link.closest('section[aria-labelledby]'))
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...names.map((name) => `${name}: Please enter characters A-Z only`),
    'Family type is required!',
  ])
})

test('Next stays the only main button while the form is open', async () => {
  await renderStep({
    step: 'family',
    Content: FamilyScreen,
    api: { master: { all: async () => ({ ok: false, error: { kind: 'unreachable' } }) } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  expect(mainButtons()).toEqual(['Next'])
})

const FamilyWithSteps = () => (
  <>
    <WizardSteps />
    <FamilyScreen />
  </>
)

test('an edited member stays in the draft until it is saved, and an unsaved one stops the way to a later step', async () => {
  const sara = { relationId: '2', firstName: 'SARA', grandfatherName: 'BEKELE', id: 7 }
  const whole = aSubmittedDraft()
  const { draft } = await renderStep({
    step: 'family',
    Content: FamilyWithSteps,
    api: { master: { all: async () => lists } },
    draft: { ...whole, applicants: whole.applicants.map((applicant) => ({ ...applicant, family: [sara] })) },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Change SARA BEKELE' }))
  expect(draft().applicants[0]?.family).toEqual([sara])
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Sarah' } })
  const toAttachments = () =>
    fireEvent.click(
      within(screen.getAllByRole('navigation')[0] as HTMLElement).getByRole('button', { name: /Attachment/ }),
    )
  toAttachments()
  expect(await screen.findByText('Save or cancel the family member first.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save family member' }))
  expect(draft().applicants[0]?.family).toEqual([{ ...sara, firstName: 'SARAH' }])
  toAttachments()
  expect(await screen.findByRole('heading', { name: 'attachments' })).toBeTruthy()
})

test.each(['Add Family', 'Change SARA BEKELE'])('a form in which nothing is typed stops no step: %s', async (name) => {
  const whole = aSubmittedDraft()
  const sara = { relationId: '2', firstName: 'SARA', grandfatherName: 'BEKELE', id: 7 }
  const { draft } = await renderStep({
    step: 'family',
    Content: FamilyWithSteps,
    api: { master: { all: async () => lists } },
    draft: { ...whole, applicants: whole.applicants.map((applicant) => ({ ...applicant, family: [sara] })) },
  })
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByLabelText(/First name/)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'passport-info' })).toBeTruthy()
  expect(draft().applicants[0]?.family).toEqual([sara])
})

test('after the last possible member there is a message in place of the button, until one is removed', async () => {
  const draft = aSubmittedDraft()
  const member = { relationId: '2', firstName: 'ALMAZ', grandfatherName: 'TESFAYE' }
  await renderStep({
    step: 'family',
    Content: FamilyScreen,
    api: { master: { all: async () => lists } },
    draft: {
      ...draft,
      applicants: draft.applicants.map((one) => ({ ...one, family: Array(maxFamilyMembers - 1).fill(member) })),
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add Family' }))
  await screen.findByRole('option', { name: 'Mother' })
  fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: 'Chala' } })
  fireEvent.change(screen.getByLabelText(/^Grand Father Name/), { target: { value: 'Tesfaye' } })
  fireEvent.change(screen.getByLabelText(/^Family type/), { target: { value: '2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save family member' }))
  const full = await screen.findByText('You can add at most 30 family members.')
  expect(screen.queryByRole('button', { name: 'Add Family' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(full))
  fireEvent.click(screen.getByRole('button', { name: 'Remove CHALA TESFAYE' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('button', { name: 'Add Family' })).toBeTruthy()
})
