// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import type { Application } from '@invea/domain'
import type { ApplicationPerson } from '@invea/domain/application'
import { anApplicant, anApplication, anApplicationPerson } from '@invea/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { type PartialApi, renderScreen } from '../testing/render-screen.tsx'
import { succeeds, unreachable } from '../testing/responses.ts'
import { someOptions, somePrice } from '../testing/sample-order.ts'
import { someScreens } from '../testing/some-screens.ts'
import { MyApplicationsScreen } from './MyApplicationsScreen.tsx'

globalThis.indexedDB = new IDBFactory()

const signedOut = { kind: 'none', subject: '' } as const
const kept = '2026-11-23T10:47:00.000Z'
const photo = { attachmentTypeId: 3, name: { en: 'Photo', am: 'ፎቶ', om: 'Suuraa', ti: 'ስእሊ' } }
const unfinished = (changes: Partial<Application> = {}) =>
  anApplication({
    requestId: 12,
    missing: 'confirmation',
    actions: ['view', 'continue', 'edit', 'cancel'],
    heldUntil: kept,
    persons: [anApplicationPerson({ personId: 21, applicant: anApplicant(), requiredAttachments: [photo] })],
    ...changes,
  })

const open = (get: () => Application, api: PartialApi = {}) =>
  renderScreen((search) => <MyApplicationsScreen {...search} />, {
    screens: someScreens,
    address: '/list?request=12&view=continue',
    api: {
      master: { all: unreachable, restrictions: succeeds([]) },
      account: { state: () => signedOut, subscribe: () => () => undefined, begin: succeeds(signedOut) },
      attachments: { required: succeeds([photo]) },
      payment: { options: succeeds(someOptions), currentOrder: succeeds(null) },
      ...api,
      requests: { get: async () => ({ ok: true, value: get() }), price: succeeds(somePrice), ...api.requests },
    },
  })

test('the summary is confirmed with its box, and the payment replaces it', async () => {
  let stored = unfinished()
  const confirm = vi.fn<PortalApi['requests']['confirm']>(async () => {
    stored = unfinished({ status: 'confirmed', missing: 'payment' })
    return { ok: true, value: stored }
  })
  confirm.mockResolvedValueOnce({ ok: false, error: { kind: 'unreachable' } })
  await open(() => stored, { requests: { confirm } })
  expect(await screen.findByText('Something wrong? Change it now, it is free.', { exact: false })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('link', { name: 'Please check this box if you want to proceed' })).toBeTruthy()
  expect(confirm).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: /Confirm Applicant Details/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(document.activeElement).toBe(retry.closest('[tabindex]'))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('button', { name: 'Proceed' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Payment' }))
  expect(confirm.mock.calls).toEqual([
    [12, expect.any(String)],
    [12, confirm.mock.calls[0]?.[1]],
  ])
})

test('a confirmed urgent request opens its confirmation page (B §4)', async () => {
  let stored = unfinished({ mode: 'urgent', urgentDays: 2 })
  const confirm = vi.fn(async () => {
    stored = unfinished({ mode: 'urgent', urgentDays: 2, status: 'underReview', missing: undefined, actions: ['view'] })
    return { ok: true, value: stored } as const
  })
  const { address } = await open(() => stored, { requests: { confirm } })
  fireEvent.click(await screen.findByRole('checkbox', { name: /Confirm Applicant Details/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(address()).toBe('/confirmation?request=12'))
  expect(confirm).toHaveBeenCalledOnce()
})

test.each([
  ['paymentCompleted', 'Show the slip'],
  ['expired', 'Start a new application'],
] as const)('the open payment screen is replaced by the detail when the request becomes %s', async (status, next) => {
  let stored = unfinished({ status: 'confirmed', missing: 'payment' })
  const { queries } = await open(() => stored)
  expect(await screen.findByRole('button', { name: 'Proceed' })).toBeTruthy()
  stored = unfinished({ status, missing: undefined, actions: ['view'] })
  await queries.invalidateQueries()
  const heading = await screen.findByRole('heading', { name: 'Application detail' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByRole('link', { name: next })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /Confirm Applicant Details/ })).toBeNull()
})

test('lists missing documents by name, requires all of them, and shows the deadline', async () => {
  const { container } = await open(() => unfinished({ missing: 'documents' }))
  expect(await screen.findByRole('group', { name: /Photo/ })).toBeTruthy()
  expect(container.textContent).toContain('Finish and pay by Nov 23, 2026')
  fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(screen.getAllByText('You Should have to Choose All').length).toBeGreaterThan(0))
})

test('the documents of the next applicant replace those of the first, and the heading takes the focus', async () => {
  const person = (personId: number, attachments: ApplicationPerson['attachments'] = []) =>
    anApplicationPerson({
      ...{ personId, requestPersonId: personId, applicant: anApplicant() },
      ...{ requiredAttachments: [photo], attachments },
    })
  const stored = { ...photo, attachmentId: 1, url: 'https://service.example/photo' }
  let persons = [person(21), person(22)]
  const { queries } = await open(() => unfinished({ missing: 'documents', persons }))
  await screen.findByRole('group', { name: /Photo/ })
  expect(document.activeElement).toBe(document.body)
  persons = [person(21, [stored]), person(22)]
  await queries.invalidateQueries()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test.each([
  ['normal', '/request-appointment'],
  ['urgent', '/urgent-appointment'],
] as const)('an incomplete group shows where to add the others, with a link to the %s form', async (mode, form) => {
  await open(() => unfinished({ missing: 'applicants', mode }))
  expect(await screen.findByText(/on the device where you started the application/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Continue: add the other applicants' })
  expect(link.getAttribute('href')).toBe(form)
})

test('a group continues without the applicants that are missing', async () => {
  let stored = unfinished({ missing: 'applicants' })
  const completeGroup = vi.fn(async () => {
    stored = unfinished({ missing: 'confirmation' })
    return { ok: true, value: stored } as const
  })
  await open(() => stored, { requests: { completeGroup } })
  expect(await screen.findByText(/you cannot add them to this application later/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Continue without the other applicants' }))
  expect(await screen.findByRole('checkbox', { name: /Confirm Applicant Details/ })).toBeTruthy()
  expect(completeGroup).toHaveBeenCalledWith(12, expect.any(String))
})

test('a Change link opens only its part, and leads back to the summary after the change', async () => {
  const update = vi.fn(async () => ({ ok: true, value: unfinished({ version: 2 }) }) as const)
  const { address } = await open(() => unfinished(), { requests: { update } })
  fireEvent.click(await screen.findByRole('link', { name: /^Change.*Address/ }))
  const city = await screen.findByLabelText(/City/)
  expect(screen.queryByLabelText(/Birth Place/)).toBeNull()
  fireEvent.change(city, { target: { value: 'Jimma' } })
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(address()).toBe('/list?request=12&view=continue'))
  expect(update).toHaveBeenCalledOnce()
})

test('an application of the other portal is shown without actions', async () => {
  await open(() => unfinished({ originIdApplicantType: 'byBirth' }))
  expect(await screen.findByRole('heading', { name: 'Application detail' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Continue|Edit|Change/ })).toBeNull()
})
