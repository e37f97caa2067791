// @vitest-environment happy-dom
import type { ApiError, PortalApi, SessionState } from '@invea/api'
import { toNewRequest } from '@invea/domain/application'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompleteApplicantDraft, aCompletePassportDraft, aHold } from '@invea/domain/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { submitApplicant } from '../application-form/form-commands.ts'
import type { PartialApi } from '../testing/render-screen.tsx'
import { renderStep } from '../testing/render-step.tsx'
import { refused, succeeds } from '../testing/responses.ts'
import { HoldBar } from './HoldBar.tsx'

globalThis.indexedDB = new IDBFactory()

const hold = aHold({ expiresAt: new Date(Date.now() + 20 * 60_000).toISOString() })
const open = async (
  changes: Partial<PassportDraft>,
  held = hold,
  schedule: PartialApi['schedule'] = {},
  session: SessionState = { kind: 'none', subject: '' },
) => {
  await renderStep({
    step: 'personal-detail',
    Content: HoldBar,
    api: {
      schedule: { currentHold: succeeds(held), ...schedule },
      account: { continueWithoutAccount: async () => undefined, state: () => session },
    },
    namespaces: ['account'],
    draft: aCompletePassportDraft({
      appointment: { date: held.date, slotId: String(held.slot?.id), hold: held },
      ...changes,
    }),
  })
  await screen.findByRole('heading', { level: 1 })
}

test('the bar counts the time that an appointment is held', async () => {
  await open({})
  expect(await screen.findByRole('timer')).toBeTruthy()
})

test.each([
  [5, 0, 'We hold your date for another 20 minutes:'],
  [25, 1, '20 minutes left to finish'],
])('D14: with %i minutes of the session left, an urgent hold shows %i clocks', async (minutes, clocks, text) => {
  const urgentUntil = new Date(Date.now() + minutes * 60_000).toISOString()
  const urgent = { ...hold, urgentDays: 2, slot: undefined } as const
  await open({ urgentDays: 2 }, urgent, {}, { kind: 'member', subject: 'one', urgentUntil })
  await screen.findAllByText(text, { exact: false })
  expect(screen.queryAllByRole('timer')).toHaveLength(clocks)
})

test.each([
  ['type', { requestType: 'lost' }],
  ['office', { site: { officeId: '2' } }],
  ['number of applicants', { party: 'group', groupSize: '3' }],
] as const)('40: after a change of %s the old appointment is not counted any more', async (_, changes) => {
  await open(changes)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('of a type without an appointment the day is called the delivery', async () => {
  await open({ requestType: 'lost' }, { ...hold, requestType: 'lost' })
  expect((await screen.findByRole('timer')).textContent).toContain('Delivery: ')
})

test('the last minutes of a hold that cannot be extended: the dialog says that the time is almost over', async () => {
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  await open({}, { ...hold, expiresAt, extendable: false })
  expect(await screen.findByRole('dialog', { name: 'Your time is almost over' })).toBeTruthy()
})

test('the focus goes to the title of the dialog, so that the next key that is typed does not close it', async () => {
  await open({}, { ...hold, expiresAt: new Date(Date.now() + 60_000).toISOString() })
  const dialog = await screen.findByRole('dialog')
  expect(document.activeElement).toBe(within(dialog).getByRole('heading'))
})

test('D32: after the session has ended, the hold is extended without the account', async () => {
  const urgent = { ...hold, expiresAt: new Date(Date.now() + 60_000).toISOString() }
  const extendHold = vi
    .fn<PortalApi['schedule']['extendHold']>(succeeds(hold))
    .mockResolvedValueOnce({ ok: false, error: { kind: 'signedOut' } })
  await open({}, urgent, { extendHold })
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give me more time' }))
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Continue without an account' }))
  await waitFor(() => expect(extendHold).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(document.querySelector('[aria-live]')?.textContent).toBe('You have more time.'))
})

test.each([
  ['new', /^Choose the date again/, 'Choose a date'],
  ['lost', /^See the new delivery date/, 'See the delivery date'],
] as const)('after the hold of %s: a delivery date is not chosen', async (requestType, text, action) => {
  const expiresAt = new Date(Date.now() - 1000).toISOString()
  await open({ requestType }, { ...hold, requestType, expiresAt, extendable: false })
  const dialog = await screen.findByRole('dialog', { name: 'We no longer hold your date' })
  expect(within(dialog).getByText(text)).toBeTruthy()
  expect(within(dialog).getAllByRole('button', { name: action })).toHaveLength(2)
})

test('an appointment that another form holds is not taken for that of this draft, whose own has ended', async () => {
  const other = { ...hold, appointmentIds: [99], urgentDays: 2, slot: undefined } as const
  const { draft } = await renderStep({
    step: 'personal-detail',
    Content: HoldBar,
    api: { schedule: { currentHold: succeeds(other) } },
    draft: aCompletePassportDraft({ appointment: { date: hold.date, slotId: String(hold.slot?.id), hold } }),
  })
  expect(await screen.findByRole('dialog', { name: 'We no longer hold your date' })).toBeTruthy()
  expect(draft().appointment.hold?.appointmentIds).toEqual(hold.appointmentIds)
  expect(draft().appointment.hold?.urgentDays).toBeUndefined()
})

test('after a successful Submit no dialog says that the time ran out, although the request has the appointment', async () => {
  const currentHold = vi.fn<PortalApi['schedule']['currentHold']>(succeeds(null))
  const submitted = { requestId: 12, confirmationNumber: 'CONF-1' }
  const { draft } = await renderStep({
    step: 'passport-info',
    Content: HoldBar,
    api: { schedule: { currentHold } },
    draft: aCompletePassportDraft({ submitted, appointment: { date: hold.date, slotId: String(hold.slot?.id), hold } }),
  })
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(currentHold).not.toHaveBeenCalled()
  expect(draft().appointment.hold).toMatchObject({ expiresAt: hold.expiresAt })
  expect(document.querySelector('dialog[open]')).toBeNull()
})

/** A Submit on the last step that fails. `currentHold` is what the service says about the hold afterwards. */
const failSubmit = async (expiresAt: string, error: ApiError = { kind: 'unreachable' }) => {
  const held = { ...hold, expiresAt }
  const currentHold = vi.fn<PortalApi['schedule']['currentHold']>(succeeds(held))
  const page = await renderStep({
    step: 'passport-info',
    Content: HoldBar,
    api: {
      schedule: { currentHold },
      requests: { submit: async () => ({ ok: false, error }) },
      account: { begin: succeeds({ kind: 'anonymous', subject: 'one' }) },
    },
    commands: { submitApplicant: submitApplicant<PassportDraft>(toNewRequest) },
    draft: aCompletePassportDraft({
      applicants: [aCompleteApplicantDraft({ passport: { passportPageId: '1', humanUntil: hold.expiresAt } })],
      appointment: { date: held.date, slotId: String(held.slot?.id), hold: held },
    }),
  })
  await screen.findByRole('timer')
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText(error.kind === 'unreachable' ? /We could not reach the service/ : /Choose another date/)
  return { ...page, currentHold }
}

test('0019: after a Submit without a response the appointment is not chosen again, although the service has used the hold', async () => {
  const { queries, currentHold, draft } = await failSubmit(hold.expiresAt)
  currentHold.mockImplementation(succeeds(null))
  await act(() => queries.invalidateQueries())
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(draft().appointment.hold).toMatchObject({ expiresAt: hold.expiresAt })
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('0019: nor when the time of the hold has run out since', async () => {
  await failSubmit(new Date(Date.now() + 3000).toISOString())
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull(), { timeout: 6000 })
  expect(document.querySelector('dialog[open]')).toBeNull()
})

test('D26: a day that was closed while it was held is chosen again, although the service still has the hold', async () => {
  const { currentHold } = await failSubmit(hold.expiresAt, refused('outsideWindow', { status: 400 }).error)
  expect(currentHold).toHaveBeenCalled()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(screen.getByRole('dialog', { name: 'We no longer hold your date' })).toBeTruthy()
})
