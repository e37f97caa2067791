// @vitest-environment happy-dom
import { applicantJourney, passportApplicantInRequest } from '@invea/domain/journeys'
import { aCompleteApplicantDraft } from '@invea/domain/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { GroupScreen } from './GroupScreen.tsx'

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
