// @vitest-environment happy-dom
import { applicantJourney, passportApplicantInRequest } from '@invea/domain/journeys'
import { aCompleteApplicantDraft, aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
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
    api: { attachments: { required: async () => ({ ok: true, value: [{ attachmentTypeId: 3, name }] }) } },
    draft: aSubmittedDraft({ party: 'group', groupSize: '2', applicants }),
  })
  await screen.findByText(/Fill in one section per applicant/)
  expect(screen.queryAllByRole('link', { name: 'Continue without the other applicants' })).toHaveLength(links)
})

const Reloaded = () => {
  const [key, reload] = useState(0)
  return (
    <>
      <Content key={key} />
      <button type="button" onClick={() => reload(key + 1)}>
        Reload
      </button>
    </>
  )
}

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
  </ApplicantScope>
)

test('copied answers are announced, because only fields of the page change', async () => {
  const [first, second] = [aCompleteApplicantDraft(), aCompleteApplicantDraft()]
  const applicants = [first, { ...second, address: {} }]
  const draft = aCompletePassportDraft({ party: 'group', applicants })
  const page = await renderStep({ step: 'address', Content: Copied, draft, api: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Same as the first applicant' }))
  expect(page.draft().applicants[1]?.address).toEqual(first.address)
  const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent
  await vi.waitFor(() => expect(announcement()).toBe('Same as the first applicant'))
})
