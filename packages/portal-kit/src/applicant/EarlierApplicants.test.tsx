// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import type { EarlierApplicant } from '@invea/domain/application'
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, anAddress, aPersonalDetail } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { EarlierApplicants } from './EarlierApplicants.tsx'

globalThis.indexedDB = new IDBFactory()

const almaz: EarlierApplicant = {
  personal: aPersonalDetail({ firstName: 'ALMAZ', birthDate: isoDate('1990-01-31') }),
  address: anAddress({ city: 'Adama' }),
  family: [],
  hasOpenApplication: false,
}
const chala: EarlierApplicant = {
  ...almaz,
  personal: aPersonalDetail({ firstName: 'CHALA', birthDate: isoDate('1988-05-12') }),
  hasOpenApplication: true,
}

const open = (earlier: readonly EarlierApplicant[], applicant = emptyApplicantDraft()) =>
  renderStep({
    step: 'personal-detail',
    Content: EarlierApplicants,
    api: { requests: { earlierApplicants: succeeds(earlier) } },
    draft: aCompletePassportDraft({ applicants: [applicant] }),
  })

test('an earlier applicant fills in the form, and Undo restores the input', async () => {
  const typed = { ...emptyApplicantDraft(), personal: { firstName: 'ALM' }, passport: { passportPageId: '2' } }
  const { draft } = await open([almaz], typed)
  fireEvent.click(await screen.findByRole('button', { name: /^ALMAZ .*1990/ }))
  expect(draft().applicants[0]).toMatchObject({
    personal: { firstName: 'ALMAZ', birthDate: '01/31/1990' },
    address: { city: 'Adama' },
    passport: { passportPageId: '2' },
  })
  expect(screen.getByRole('status').textContent).toContain('Documents are not copied.')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(draft().applicants[0]).toEqual(typed)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^ALMAZ/ }))
})

test('choosing a person with an open application shows that a second one has to wait, with a link to the first', async () => {
  await open([chala])
  fireEvent.click(await screen.findByRole('button', { name: /^CHALA / }))
  expect(screen.getByRole('status').textContent).toContain('has an open application')
  expect(screen.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe('/Application-List')
})

test('nothing is offered without earlier applicants, or once the applicant is submitted', async () => {
  const first = await open([])
  expect(screen.queryByText('Use details from an earlier application')).toBeNull()
  first.unmount()
  await open([almaz], { ...emptyApplicantDraft(), requestPersonId: 7 })
  expect(screen.queryByText('Use details from an earlier application')).toBeNull()
})
