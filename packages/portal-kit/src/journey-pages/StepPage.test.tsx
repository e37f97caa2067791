// @vitest-environment happy-dom
import { aCompletePassportDraft, aHold, anApplication } from '@invea/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { command } from '../application-form/commands.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { useGoToStep } from './JourneyProgress.tsx'
import { HeldAppointment } from './StepPage.tsx'

globalThis.indexedDB = new IDBFactory()

const hold = aHold({ expiresAt: new Date(Date.now() + 20 * 60_000).toISOString() })
const appointment = { date: hold.date, slotId: String(hold.slot?.id), hold }
const application = anApplication({ heldUntil: '2026-12-01T08:00:00Z' })
const api = { schedule: { currentHold: succeeds(hold) }, requests: { get: succeeds(application) } }
const namespaces = ['application'] as const

test('shows the hold until submission, then until when the request holds the appointment', async () => {
  const { unmount } = await renderStep({
    ...{ step: 'passport-info', Content: HeldAppointment, api, namespaces },
    draft: aCompletePassportDraft({ appointment }),
  })
  expect(await screen.findByRole('timer')).toBeTruthy()
  unmount()
  await renderStep({
    ...{ step: 'attachments', Content: HeldAppointment, api, namespaces },
    draft: aSubmittedDraft({ appointment }),
  })
  expect(await screen.findByText(/Finish and pay by/)).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('D26: after submission the steps name a day on which the office is closed', async () => {
  const get = succeeds({ ...application, isDayClosed: true })
  await renderStep({ step: 'payment', Content: HeldAppointment, api: { ...api, requests: { get } }, namespaces })
  expect(await screen.findByText(/Once you have paid, choose another day here/)).toBeTruthy()
})

test('the step that submits shows the hold until the next step is shown', async () => {
  const draft = aCompletePassportDraft({ appointment })
  const humanUntil = new Date(Date.now() + 60_000).toISOString()
  await renderStep({
    ...{ step: 'passport-info', Content: HeldAppointment, api, namespaces },
    draft: {
      ...draft,
      applicants: draft.applicants.map((one) => ({ ...one, passport: { ...one.passport, humanUntil } })),
    },
    commands: {
      submitApplicant: command({
        payload: () => ({}),
        send: succeeds(undefined),
        apply: (draft) => ({
          ...draft,
          submitted: { requestId: 12, confirmationNumber: 'CONF-1' },
          applicants: draft.applicants.map((applicant) => ({ ...applicant, requestPersonId: 11 })),
        }),
      }),
    },
  })
  await screen.findByRole('timer')
  let isGone = false
  const observer = new MutationObserver(() => {
    isGone ||= screen.queryByRole('timer') === null && screen.queryByRole('heading', { name: 'attachments' }) === null
  })
  observer.observe(document, { childList: true, subtree: true })
  fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await screen.findByRole('heading', { name: 'attachments' })
  observer.disconnect()
  expect(isGone).toBe(false)
})

let go: ReturnType<typeof useGoToStep>
const Form = () => {
  go = useGoToStep('/request-appointment')
  return null
}

test('a response that arrives after the form was left opens no step', async () => {
  const routes = ['/request-appointment/$step']
  const { router, address } = await renderScreen(() => <Form />, { api: {}, address: '/Request-Appointment', routes })
  await act(() => go('site'))
  expect(address()).toBe('/request-appointment/site')
  await act(() => router.navigate({ to: '/list' as never }))
  await act(() => go('family'))
  expect(address()).toBe('/list')
})
