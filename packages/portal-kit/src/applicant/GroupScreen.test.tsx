// @vitest-environment happy-dom
import { aCompleteApplicantDraft, aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ApplicantScope } from '../application-form/use-wizard.ts'
import { renderStep } from '../testing/render-step.tsx'
import { CopyFromFirstApplicant } from './GroupScreen.tsx'

const Content = () => (
  <ApplicantScope value={1}>
    <CopyFromFirstApplicant part="address" />
  </ApplicantScope>
)

test('copied answers are announced, because only fields of the page change', async () => {
  const [first, second] = [aCompleteApplicantDraft(), aCompleteApplicantDraft()]
  const applicants = [first, { ...second, address: {} }]
  const draft = aCompletePassportDraft({ party: 'group', applicants })
  const page = await renderStep({ step: 'address', Content, draft, api: {} })
  fireEvent.click(await screen.findByRole('button', { name: 'Same as the first applicant' }))
  expect(page.draft().applicants[1]?.address).toEqual(first.address)
  const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent
  await vi.waitFor(() => expect(announcement()).toBe('Same as the first applicant'))
})
