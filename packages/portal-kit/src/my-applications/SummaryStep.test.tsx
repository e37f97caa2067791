// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import type { Application } from '@invea/domain'
import {
  aFamilyMember,
  anApplicant,
  anApplication,
  anApplicationPerson,
  anOriginIdApplicant,
  aPassportInfo,
} from '@invea/domain/testing'
import { amharicNotice } from '@invea/locales'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { forDraft } from '../application-form/commands.ts'
import { confirmSummary } from '../application-form/form-commands.ts'
import { useApplication } from '../application-view/RequestViews.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { SummaryStep } from './SummaryStep.tsx'

const stored = (changes: Partial<Application> = {}) =>
  anApplication({ requestId: 12, persons: [anApplicationPerson({ applicant: anApplicant() })], ...changes })
const person = (requestPersonId: number, applicant?: Parameters<typeof anApplicant>[0]) =>
  anApplicationPerson({ requestPersonId, ...(applicant && { applicant: anApplicant(applicant) }) })

const open = async (application = stored(), confirm = vi.fn(), draft = aSubmittedDraft()) => {
  const page = await renderStep({
    step: 'summary',
    Content: SummaryStep,
    draft,
    commands: { confirmSummary: forDraft(confirmSummary) },
    api: { requests: { get: succeeds(application), confirm } },
  })
  return page
}

test('before a request is sent the summary shows a note', async () => {
  const { submitted: _none, ...draft } = aSubmittedDraft()
  await open(stored(), vi.fn(), draft)
  expect(await screen.findByText('Before request made')).toBeTruthy()
})

test('0019: when an earlier submission was stored, the summary asks to check what was corrected since', async () => {
  await open(stored(), vi.fn(), aSubmittedDraft({ summary: { sentBefore: true } }))
  expect(await screen.findByText(/We received your application as you first sent it/)).toBeTruthy()
})

test('shows all stored data: request, person, Ge’ez names, address, family with type, no attachments', async () => {
  const applicant = anApplicant({ family: [aFamilyMember()] })
  await open(stored({ persons: [anApplicationPerson({ applicant })] }))
  const personal = within(await screen.findByRole('region', { name: 'Personal Information' }))
  for (const text of ['ABEBE', 'KEBEDE', 'አበበ', 'Male', '0900000001', 'SAMPLE0001'])
    expect(personal.getByText(text)).toBeTruthy()
  expect(personal.getByText('አበበ').lang).toBe('am')
  expect(within(screen.getByRole('region', { name: 'Family' })).getByText('ALMAZ TESFAYE')).toBeTruthy()
  expect(screen.getByText("You Don't Have Attachment Information")).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Application' })).getByText(/Dec 01, 2026/)).toBeTruthy()
})

/** Like the bar with the end of the hold, which reads the application on the step before. */
const Bar = () => useApplication(12).data && <p>Held</p>
const Steps = () => {
  const [isSummary, setSummary] = useState(false)
  return (
    <>
      <Bar />
      {isSummary ? (
        <SummaryStep />
      ) : (
        <button type="button" onClick={() => setSummary(true)}>
          To the summary
        </button>
      )}
    </>
  )
}

test('shows only what the service has now: nothing from before the upload, and a retry when it cannot be asked', async () => {
  let answer = (_value: Awaited<ReturnType<PortalApi['requests']['get']>>): void => undefined
  const get = vi.fn<PortalApi['requests']['get']>(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  await renderStep({ step: 'summary', Content: Steps, draft: aSubmittedDraft(), api: { requests: { get } } })
  const toSummary = await screen.findByText('To the summary')
  await act(async () => answer({ ok: true, value: stored() }))
  expect(await screen.findByText('Held')).toBeTruthy()
  fireEvent.click(toSummary)
  expect(screen.queryByText("You Don't Have Attachment Information")).toBeNull()
  await act(async () => answer({ ok: false, error: { kind: 'unreachable' } }))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await act(async () => answer({ ok: true, value: stored() }))
  expect(await screen.findByText("You Don't Have Attachment Information")).toBeTruthy()
})

test('the summary of a replacement shows its reason, which decides the fee; that of an Origin ID shows the service', async () => {
  const first = await open(stored({ type: 'renewal', replacementReason: 'damaged' }))
  const application = within(await screen.findByRole('region', { name: 'Application' }))
  expect(application.getByText('Replacement reason')).toBeTruthy()
  expect(application.getByText('Damaged passport')).toBeTruthy()
  first.unmount()
  await open(stored({ type: 'renewal', replacementReason: 'damaged', originIdApplicantType: 'byBirth' }))
  const service = await screen.findByText('Service')
  expect(screen.queryByText('Replacement reason')).toBeNull()
  expect(service.closest('div')?.textContent).toMatch(/Damaged$/)
})

test.each([
  ['medicalLetter; scholarship', ['Medical letter', 'Scholarship']],
  ['other: My wife lives abroad', ['My wife lives abroad']],
  [undefined, []],
] as const)('D42: the summary has the reasons that were given: %s', async (requestReason, reasons) => {
  await open(stored({ persons: [anApplicationPerson({ applicant: anApplicant({ requestReason }) })] }))
  const block = within(await screen.findByRole('region', { name: 'Passport info' }))
  for (const reason of reasons) expect(block.getByText(reason)).toBeTruthy()
  expect(block.queryAllByText(/^Reason/)).toHaveLength(reasons.length)
})

test.each([
  ['urgent', 1],
  ['normal', 0],
] as const)(
  'the summary of a %s request shows its fee, if the payment is not the next step: %i',
  async (mode, count) => {
    const lines = [{ label: 'New passport', amount: 25_000 }]
    await open(stored({ mode, price: { lines, total: 25_000, persons: [], isSample: false } }))
    await screen.findByRole('checkbox', { name: 'Confirm Applicant Details' })
    expect(screen.queryAllByRole('heading', { name: 'Fee' })).toHaveLength(count)
    expect(screen.queryAllByText('25,000 ETB')).toHaveLength(2 * count)
  },
)

test('a stored document has a View File link that names its document', async () => {
  const name = { en: 'Birth certificate', am: 'ሀ', om: 'x', ti: 'ሀ' }
  const attachments = [{ attachmentId: 1, attachmentTypeId: 2, name, url: 'https://service.example/file?signature=x' }]
  await open(stored({ persons: [anApplicationPerson({ applicant: anApplicant(), attachments })] }))
  const link = await screen.findByRole('link', { name: /View File Birth certificate/ })
  expect(link.getAttribute('href')).toBe('https://service.example/file?signature=x')
})

test('a group has a panel for each applicant; one without data shows a problem', async () => {
  await open(stored({ persons: [person(1, {}), person(2)] }))
  expect(await screen.findByText('ABEBE KEBEDE TESFAYE')).toBeTruthy()
  expect(screen.getByText('Applicant 2')).toBeTruthy()
  expect(screen.getByText('The information has problem')).toBeTruthy()
})

test('without the box nothing is confirmed, and the message links to it', async () => {
  const confirm = vi.fn()
  await open(stored(), confirm)
  await screen.findByRole('checkbox', { name: /Confirm Applicant Details/ })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('link', { name: 'Please check this box if you want to proceed' })).toBeTruthy()
  expect(confirm).not.toHaveBeenCalled()
})

test('with the box the summary is sent, and the payment is next', async () => {
  const confirm = vi.fn(async () => ({ ok: true, value: stored({ status: 'confirmed' }) }) as const)
  const { draft } = await open(stored(), confirm as never, aSubmittedDraft())
  fireEvent.click(await screen.findByRole('checkbox', { name: /Confirm Applicant Details/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(draft().summary.confirmed).toBe(true))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(12, expect.any(String))
})

test('B24: a correction does not say that nothing is corrected; what is printed is drawn where it is confirmed', async () => {
  const applicant = anApplicant({ passport: aPassportInfo({ correctionType: 'both' }) })
  await open(stored({ type: 'correction', persons: [anApplicationPerson({ applicant })] }))
  expect(await screen.findByText('Both Name and Birth Date Correction')).toBeTruthy()
  expect(screen.queryByText('Is Data correction')).toBeNull()
  const page = within(screen.getByRole('region', { name: /^The data page of the passport [A-Z]+/ }))
  expect(page.getByText('ABEBE')).toBeTruthy()
})

test('D43: the correction of an Origin ID shows its type, without a booklet', async () => {
  const applicant = anOriginIdApplicant({ passport: aPassportInfo({ correctionType: 'both' }) })
  const persons = [anApplicationPerson({ applicant })]
  await open(stored({ type: 'correction', originIdApplicantType: 'byBirth', persons }))
  expect(await screen.findByText('Both Name and Birth Date Correction')).toBeTruthy()
  expect(screen.queryByText('Passport page')).toBeNull()
})

test('34: the notice is in Amharic, with the reader’s language beside it', async () => {
  await open()
  expect((await screen.findByText(amharicNotice)).getAttribute('lang')).toBe('am')
  expect(screen.getByText('Delivery details and payment instructions follow.')).toBeTruthy()
})

test('the visa of an applicant with a card is not shown, because the form does not ask for it', async () => {
  const card = { visaNumber: undefined, visaType: undefined, visaIssuedOnline: false, originIdNumber: 'SAMPLE1' }
  const applicant = anOriginIdApplicant({ originId: card })
  await open(stored({ type: 'lost', originIdApplicantType: 'byBirth', persons: [anApplicationPerson({ applicant })] }))
  expect(await screen.findByText('SAMPLE1')).toBeTruthy()
  expect(screen.queryByText('The visa was issued online')).toBeNull()
})

test('36: a yes-or-no answer is always shown; an empty optional text is left out', async () => {
  const applicant = anOriginIdApplicant({ originId: { visaType: 'tourist', visaIssuedOnline: false } })
  await open(stored({ originIdApplicantType: 'byBirth', persons: [anApplicationPerson({ applicant })] }))
  const row = (label: string) => screen.getByText(label).closest('div')?.textContent
  await screen.findByText('The visa was issued online')
  expect(row('The visa was issued online')).toMatch(/No$/)
  expect(screen.queryByText('Local phone number')).toBeNull()
  expect(screen.queryByText('–')).toBeNull()
})
