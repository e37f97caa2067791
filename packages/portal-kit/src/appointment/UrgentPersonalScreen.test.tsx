// @vitest-environment happy-dom
import type { SessionState } from '@invea/api'
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompleteApplicantDraft, aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { renderStep } from '../testing/render-step.tsx'
import { UrgentPersonalScreen } from './UrgentPersonalScreen.tsx'

globalThis.indexedDB = new IDBFactory()

const names = { firstName: 'ALMAZ', fatherName: 'KEBEDE', grandfatherName: 'TESEMA' }
const member = { username: 'sample@example.org', ...names }
const session: SessionState = { kind: 'member', subject: 'one', member }

const Second = () => (
  <ApplicantScope value={1}>
    <UrgentPersonalScreen />
  </ApplicantScope>
)

/** The names of one of the two applicants of an urgent group. */
const open = (Content: ComponentType, state = session, first = emptyApplicantDraft()) =>
  renderStep({
    step: 'personal-detail',
    Content,
    draft: aCompletePassportDraft({ groupSize: '2', applicants: [first, emptyApplicantDraft()] }),
    api: { account: { state: () => state } },
    namespaces: ['applicant'],
  })
const firstName = () => screen.findByLabelText<HTMLInputElement>(/^First name/)

test('D40: the first applicant of an urgent group has the names of the account, which cannot be changed', async () => {
  const { draft } = await open(UrgentPersonalScreen)
  expect(await firstName()).toMatchObject({ value: 'ALMAZ', readOnly: true })
  expect(screen.getByText(/cannot be changed here. If one is wrong, call 8133\.$/)).toBeTruthy()
  expect(draft().applicants[0]?.personal).toMatchObject(names)
  // No text asks to write them in Latin letters.
  expect(screen.queryByText(/Write the name in Latin letters/)).toBeNull()
  expect(screen.getByText(/^Write in Ge'ez letters/)).toBeTruthy()
})

test('D40, D31: names of the account that a passport joins are joined, and cannot be changed either', async () => {
  const joined = { ...member, firstName: 'GEBRE MEDHIN', fatherName: "SA'ADAA" }
  const { draft } = await open(UrgentPersonalScreen, { kind: 'member', subject: 'one', member: joined })
  expect(await firstName()).toMatchObject({ value: 'GEBREMEDHIN', readOnly: true })
  expect(draft().applicants[0]?.personal).toMatchObject({ fatherName: 'SAADAA', grandfatherName: 'TESEMA' })
})

test('D40: the names of a child are typed, and the account holder is the guardian', async () => {
  const { draft } = await open(UrgentPersonalScreen)
  await firstName()
  fireEvent.click(screen.getByRole('checkbox', { name: /18/ }))
  expect(await firstName()).toMatchObject({ value: '', readOnly: false })
  expect(draft().applicants[0]?.personal.fatherName).toBe('')
})

test('D40: the names of the child return after a wrong birth date made the applicant an adult', async () => {
  const { draft } = await open(UrgentPersonalScreen)
  const box = () => screen.getByRole('checkbox', { name: /18/ })
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  const typed = () => {
    const { firstName, geezFirstName } = draft().applicants[0]?.personal ?? {}
    return [firstName, geezFirstName]
  }
  await firstName()
  type(/^First Name \(Ge/, 'አልማዝ')
  fireEvent.click(box())
  expect(typed()).toEqual(['', ''])
  type(/^First name/, 'SELAM')
  type(/^First Name \(Ge/, 'ሰላም')
  fireEvent.click(box())
  expect(typed()).toEqual(['ALMAZ', 'አልማዝ'])
  fireEvent.click(box())
  expect(typed()).toEqual(['SELAM', 'ሰላም'])
})

const complete = aCompleteApplicantDraft({ passport: {} })

test('D40: where another person was typed, the account holder starts with empty fields and is asked to check the rest', async () => {
  const { draft } = await open(UrgentPersonalScreen, session, complete)
  expect(await firstName()).toMatchObject({ value: 'ALMAZ', readOnly: true })
  expect(screen.getByText(/^Details of another person were removed here\./)).toBeTruthy()
  const [first] = draft().applicants
  expect(first?.personal).toMatchObject(names)
  const { geezFirstName, birthDate, gender, birthCertificateId, phoneNumber } = first?.personal ?? {}
  expect([geezFirstName, birthDate, gender, birthCertificateId, phoneNumber].some(Boolean)).toBe(false)
  expect(first?.address).toEqual(complete.address)
  // The names are kept, in case they are those of a child.
  fireEvent.click(screen.getByRole('checkbox', { name: /18/ }))
  expect(await firstName()).toMatchObject({ value: complete.personal.firstName, readOnly: false })
})

test('D40: details of the account holder are kept when the names were typed in another case or with marks', async () => {
  const own = { ...complete.personal, firstName: 'Almaz', fatherName: 'Kebede', grandfatherName: '' }
  const { draft } = await open(UrgentPersonalScreen, session, { ...complete, personal: own })
  expect(await firstName()).toMatchObject({ value: 'ALMAZ' })
  expect(draft().applicants[0]?.personal).toMatchObject({ ...own, ...names })
  expect(screen.queryByText(/^Details of another person/)).toBeNull()
})

test('D40: the others of the group type their own names', async () => {
  await open(Second)
  expect(await firstName()).toMatchObject({ value: '', readOnly: false })
})

test('D40: the account’s e-mail address is filled in for the account holder, and an own one is kept', async () => {
  const { draft, unmount } = await open(UrgentPersonalScreen)
  await firstName()
  expect(draft().applicants[0]?.personal.email).toBe('sample@example.org')
  fireEvent.click(screen.getByRole('checkbox', { name: /18/ }))
  expect(draft().applicants[0]?.personal.email).toBe('sample@example.org')
  fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: '' } })
  expect(draft().applicants[0]?.personal.email).toBe('')
  unmount()
  const second = await open(Second)
  await firstName()
  expect(second.draft().applicants[1]?.personal.email).toBeUndefined()
})
