// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { emptyApplicantDraft, type PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import type { RequestKind } from '../application-form/request-form.ts'
import { Reopened, renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { SiteScreen } from './SiteScreen.tsx'

globalThis.indexedDB = new IDBFactory()

const open = (
  continueAsUrgent?: RequestKind<PassportDraft>['continueAsUrgent'],
  changes: Partial<PassportDraft> = {},
  releaseHold = vi.fn<PortalApi['schedule']['releaseHold']>(succeeds(null)),
  Content = SiteScreen,
) =>
  renderStep({
    step: 'site',
    Content,
    api: { master: officeAnswers, schedule: { earliest: succeeds([]), releaseHold } },
    draft: aCompletePassportDraft({
      requestType: 'lost',
      replacement: {},
      site: {},
      appointment: {},
      applicants: [emptyApplicantDraft()],
      ...changes,
    }),
    kind: { ...(continueAsUrgent && { continueAsUrgent }) },
    namespaces: ['service'],
  })
const urgency = () => screen.queryByRole('group', { name: 'How soon do you need it?' })

test('D37: Regular is chosen in advance, and each urgent choice shows its extra fee', async () => {
  await open(async () => ({ to: '/list', isCopied: true }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Regular' }).checked).toBe(true)
  expect(urgency()?.textContent).toContain('20,000 ETB more than the regular fee')
  expect(urgency()?.textContent).toContain('15,000 ETB more than the regular fee')
})

test('D37: an urgent choice and Next open the urgent form with the answers so far', async () => {
  const continueAsUrgent = vi.fn(async (_urgent: PassportDraft) => ({ to: '/status', isCopied: true }))
  const { address } = await open(continueAsUrgent)
  fireEvent.click(screen.getByRole('radio', { name: 'Urgent (5 Days)' }))
  expect(screen.getByText(/^Next leads to the urgent service/)).toBeTruthy()
  expect(continueAsUrgent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe('/status'))
  expect(continueAsUrgent.mock.calls[0]?.[0]).toMatchObject({ requestType: 'lost', urgentDays: 5, party: 'individual' })
})

const Reloaded = () => (
  <Reopened>
    <SiteScreen />
  </Reopened>
)

test('D37: the choice stays when the step is opened again', async () => {
  await open(async () => ({ to: '/status', isCopied: true }), {}, undefined, Reloaded)
  fireEvent.click(screen.getByRole('radio', { name: 'Urgent (5 Days)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Urgent (5 Days)' }).checked).toBe(true)
})

test.each([
  [true, 1],
  [false, 0],
])('D37: when the answers are copied: %s, the held appointment is released %i times', async (isCopied, times) => {
  const releaseHold = vi.fn<PortalApi['schedule']['releaseHold']>(succeeds(null))
  const { appointment } = aCompletePassportDraft()
  const { address } = await open(async () => ({ to: '/status', isCopied }), { appointment }, releaseHold)
  fireEvent.click(screen.getByRole('radio', { name: 'Urgent (5 Days)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe('/status'))
  expect(releaseHold).toHaveBeenCalledTimes(times)
  // Only this form's own hold.
  if (isCopied) expect(releaseHold).toHaveBeenCalledWith(expect.any(String), appointment.hold?.appointmentIds[0])
})

test('D37: the copied answers count as those of the urgent form until the applicant goes on with the regular service', async () => {
  const { draft } = await open(async () => ({ to: '/list', isCopied: true }))
  fireEvent.click(screen.getByRole('radio', { name: 'Urgent (5 Days)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(draft().isCopied).toBe(true))
  fireEvent.click(screen.getByRole('radio', { name: 'Regular' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(draft().isCopied).toBeUndefined())
})

test('D37: when the urgent form cannot be fetched, the choice stays and shows a message', async () => {
  await open(() => Promise.reject(new TypeError('lost')))
  fireEvent.click(screen.getByRole('radio', { name: 'Urgent (2 Days)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Urgent (2 Days)' }).checked).toBe(true)
})

test('a request that cannot be urgent shows no choice', async () => {
  await open()
  expect(urgency()).toBeNull()
})
