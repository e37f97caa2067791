// @vitest-environment happy-dom
import type { ApplicantDraft } from '@invea/domain/drafts'
import { applicantJourney, passportApplicantInRequest } from '@invea/domain/journeys'
import { aCompleteApplicantDraft, aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { aSubmittedDraft, Reopened, renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { AddressScreen } from './AddressScreen.tsx'
import { FamilyScreen } from './FamilyScreen.tsx'
import { CopyFromFirstApplicant, GroupScreen } from './GroupScreen.tsx'

const Empty = () => null
const screens = { 'personal-detail': Empty, address: Empty, family: Empty, 'passport-info': Empty, attachments: Empty }
const Content = () => (
  <GroupScreen
    applicantJourney={{ journey: applicantJourney, scopeOf: passportApplicantInRequest }}
    screens={screens}
    commands={async () => ({})}
  />
)

test.each([
  [undefined, 'is not sent', 1],
  [12, 'lacks a document', 0],
])('a group can go on without applicant %s, who %s: %i', async (requestPersonId, _why, links) => {
  const name = { en: 'Photo', am: 'Photo', om: 'Photo', ti: 'Photo' }
  const applicants = [
    aCompleteApplicantDraft({ requestPersonId: 11 }),
    aCompleteApplicantDraft({ requestPersonId, attachments: {} }),
  ]
  await renderStep({
    step: 'attachments',
    Content,
    actions: 'own',
    api: { attachments: { required: succeeds([{ attachmentTypeId: 3, name }]) } },
    draft: aSubmittedDraft({ party: 'group', groupSize: '2', applicants }),
  })
  await screen.findByText(/Fill in one section per applicant/)
  expect(screen.queryAllByRole('link', { name: 'Continue without the other applicants' })).toHaveLength(links)
})

const Reloaded = () => (
  <Reopened>
    <Content />
  </Reopened>
)

test('a panel opens again where the applicant was: Next moves on, an answer or a reload does not', async () => {
  const open = { requestPersonId: undefined, attachments: {} }
  const applicants = [aCompleteApplicantDraft(open), aCompleteApplicantDraft(open)]
  await renderStep({
    step: 'personal-detail',
    Content: Reloaded,
    actions: 'own',
    api: {},
    draft: aCompletePassportDraft({ party: 'group', groupSize: '2', applicants }),
  })
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const step = (name: string) => screen.findByRole('heading', { level: 3, name })
  await step('Personal Detail')
  press('Reload')
  await step('Personal Detail')
  press('Next')
  await step('Address')
  press('Reload')
  await step('Address')
  const second = () => screen.getAllByRole('group')[1]?.querySelector('summary')
  fireEvent.click(second() as HTMLElement)
  await step('Personal Detail')
  press('Reload')
  await step('Personal Detail')
})

const Copied = () => (
  <ApplicantScope value={1}>
    <CopyFromFirstApplicant part="address" />
    <AddressScreen />
    <CopyFromFirstApplicant part="family" />
    <FamilyScreen />
  </ApplicantScope>
)
const copyButtons = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button', { name: 'Same as the first applicant' })
    .filter(({ disabled }) => !disabled)
const openCopies = async (first: Partial<ApplicantDraft>, second: Partial<ApplicantDraft>) => {
  const nothing = { address: {}, family: [] }
  const applicants = [first, second].map((answers) => aCompleteApplicantDraft({ ...nothing, ...answers }))
  const draft = aCompletePassportDraft({ party: 'group', applicants })
  return renderStep({ step: 'address', Content: Copied, draft, api: {} })
}
const address = { region: 'Addis Ababa', city: 'Addis Ababa' }
const family = [{ id: 5, firstName: 'ALMAZ', grandfatherName: 'TESFAYE', relationId: '1' }]

test.each([
  ['nothing to copy', {}, {}, 0],
  ['both to copy', { address, family }, {}, 2],
  ['other answers', { address, family }, { address: { city: 'Adama' }, family: [{ firstName: 'SARA' }] }, 0],
  ['an emptied field', { address, family }, { address: { city: '' } }, 2],
])('with %s, the copies that are offered replace nothing that was typed', async (_, first, second, offered) => {
  await openCopies(first, second)
  expect(copyButtons()).toHaveLength(offered)
})

test('a typed answer disables the offer: an address, or a member before Save', async () => {
  await openCopies({ address, family }, {})
  fireEvent.change(screen.getByLabelText(/^City/), { target: { value: 'Adama' } })
  expect(copyButtons()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Add Family' }))
  fireEvent.change(screen.getByLabelText(/^First name/), { target: { value: 'Sara' } })
  expect(copyButtons()).toHaveLength(0)
})

test('copied answers are announced, because only fields of the page change, and the focus stays', async () => {
  const page = await openCopies({ address, family }, {})
  for (const button of copyButtons()) {
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
  }
  const [{ id: _stored, ...member }] = family as [(typeof family)[number]]
  expect(page.draft().applicants[1]).toMatchObject({ address, family: [member] })
  const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent
  await vi.waitFor(() => expect(announcement()).toBe('Same as the first applicant'))
})
