// @vitest-environment happy-dom
import { InternationalPhone, Phone, phoneIssues, typedPhone } from '@invea/domain/applicant'
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompleteApplicantDraft, aCompletePassportDraft } from '@invea/domain/testing'
import { loadNamespace } from '@invea/locales'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SignUpScreen } from '../account/SignUpScreen.tsx'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { ContactForm } from '../information/ContactScreen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { renderStep } from '../testing/render-step.tsx'
import { PersonalScreen } from './PersonalScreen.tsx'

const phoneField = () => screen.getByLabelText<HTMLInputElement>(/^Phone Number/)

const typePhone = (text: string) => {
  fireEvent.change(phoneField(), { target: { value: text } })
  fireEvent.blur(phoneField())
  return phoneField().value
}

test('D44: an applicant pastes a number as the phone shows it, and nothing of it is cut', async () => {
  const { draft } = await renderStep({
    step: 'personal-detail',
    Content: PersonalScreen,
    api: {},
    draft: aCompletePassportDraft({ applicants: [emptyApplicantDraft()] }),
  })
  expect(phoneField().maxLength).toBe(-1)
  expect(typePhone('+251 900 00 12 34')).toBe('0900001234')
  expect(draft().applicants[0]?.personal.phoneNumber).toBe('0900001234')
  fireEvent.change(phoneField(), { target: { value: '0900-00 12 35' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findAllByText('First name is required!')).not.toHaveLength(0)
  expect(screen.queryByText('Please insert the correct phone number format')).toBeNull()
})

test('D44: sign-up and contact read a number as it is typed', async () => {
  await renderScreen(() => <SignUpScreen foreignPhones />, { api: {}, namespaces: ['account'] })
  expect(typePhone('00251 (0)900 001 234')).toBe('0900001234')
  expect(typePhone('0044 1632 960001')).toBe('+441632960001')
  expect(screen.getByText(/Abroad: with the country code/)).toBeTruthy()
})

test('D44: the contact form takes a number of any country', async () => {
  await renderScreen(() => <ContactForm />, { api: {}, namespaces: ['contact'] })
  expect(typePhone('+44 1632-960001')).toBe('+441632960001')
})

const SecondApplicant = () => (
  <ApplicantScope value={1}>
    <PersonalScreen />
  </ApplicantScope>
)

test('a later applicant of a group takes the phone of the first one with one press, and a child that of a parent', async () => {
  const child = emptyApplicantDraft()
  const { draft } = await renderStep({
    step: 'personal-detail',
    Content: SecondApplicant,
    api: {},
    draft: aCompletePassportDraft({ groupSize: '2', applicants: [aCompleteApplicantDraft(), child] }),
  })
  const { phoneNumber } = draft().applicants[0]?.personal ?? {}
  expect(screen.getByText(/A parent or guardian must accompany a child\. Their phone number will do\./)).toBeTruthy()
  const same = { name: 'Same as the first applicant' }
  fireEvent.click(screen.getByRole('button', same))
  expect(draft().applicants[1]?.personal.phoneNumber).toBe(phoneNumber)
  expect(document.activeElement).toBe(phoneField())
  expect(screen.queryByRole('button', same)).toBeNull()
})

/** The number a hint gives as its example. */
const exampleIn = (hint: string) => /\+?\d{4}[\d ]{4,}\d|\+\d[\d ]{6,}\d/.exec(hint)?.[0] ?? ''

test.each(['en', 'am', 'om', 'ti'] as const)(
  'D44: in %s the examples of the hints pass their own rule',
  async (language) => {
    const { phoneHint } = (await loadNamespace(language, 'applicant')) as { phoneHint: string }
    const { person } = (await loadNamespace(language, 'originId')) as { person: { phoneHint: string } }
    const { hint } = (await loadNamespace(language, 'account')) as { hint: { foreignPhone: string } }
    const example = typedPhone(exampleIn(phoneHint))
    expect(Phone.safeParse(example).success).toBe(true)
    expect(phoneIssues(example, 'x')).toEqual([])
    for (const foreign of [person.phoneHint, hint.foreignPhone]) {
      expect(InternationalPhone.safeParse(typedPhone(exampleIn(foreign))).success).toBe(true)
    }
  },
)
