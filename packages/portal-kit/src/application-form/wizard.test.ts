import { isoDate } from '@invea/domain'
import { emptyPassportDraft, type PassportDraft } from '@invea/domain/drafts'
import { passportRequest, type StepId } from '@invea/domain/journeys'
import { aCompletePassportDraft, someFacts } from '@invea/domain/testing'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { later, refused } from '../testing/responses.ts'
import { orderPayment } from './form-commands.ts'
import { createWizard } from './wizard.ts'
import { emptySnapshot, snapshotForm } from './wizard-snapshot.ts'

/** Opens a draft on a device of its own. */
const aStore = (draft = emptyPassportDraft()) => {
  const disk = new IDBFactory()
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const form = snapshotForm('sample', emptyPassportDraft)
  return createDraftStore({ form, draft: emptySnapshot(draft), storage, isEphemeral: () => false })
}

const kind = { requestTypeOf: ({ requestType }: PassportDraft) => requestType, terms: [] }

type Options = Parameters<typeof createWizard<PassportDraft, StepId<typeof passportRequest>>>[0]
const aWizard = (changes: Partial<Options>) =>
  createWizard({
    journey: passportRequest,
    store: aStore(),
    kind,
    facts: { now: '2026-11-24T09:00:00Z', today: isoDate('2026-11-24') },
    step: 'applicants-count',
    language: () => 'en',
    onGo: () => undefined,
    ...changes,
  })

const atPayment = {
  submitted: { requestId: 12, confirmationNumber: 'CONF-1' },
  summary: { agreed: true, confirmed: true },
  payment: { optionId: '1', agreed: true },
}

test('Next shows the issues of the step once their texts are loaded', async () => {
  const isLoaded = later<boolean>()
  const wizard = aWizard({ loadMessages: () => isLoaded.promise })
  const pressed = wizard.next()
  expect(wizard.issues()).toEqual([])
  isLoaded.resolve(true)
  await pressed
  expect(wizard.issues().map(({ code }) => code)).toContain('agreement')
  expect(wizard.state()).toMatchObject({ attempt: 1, failure: undefined })
})

test.each([
  ['with a connection Next reloads the page', true, 1],
  ['without one it tries again', false, 2],
] as const)('when a part of the app could not be fetched: %s', async (_, onLine, tries) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const reload = vi.fn()
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { reload })
  const load = vi.fn(async () => false)
  const wizard = aWizard({ loadMessages: load })
  await wizard.next()
  expect(wizard.state().failure).toEqual({ kind: 'unreachable' })
  expect(reload).not.toHaveBeenCalled()
  await wizard.next()
  expect(reload).toHaveBeenCalledTimes(onLine ? 1 : 0)
  expect(load).toHaveBeenCalledTimes(tries)
})

test('Next reports the connection when the texts of the issues cannot be fetched, and shows them on a later try', async () => {
  const answers = [false, true]
  const wizard = aWizard({ loadMessages: async () => answers.shift() ?? true })
  await wizard.next()
  expect(wizard.state().failure).toEqual({ kind: 'unreachable' })
  await wizard.next()
  expect(wizard.state().failure).toBeUndefined()
  expect(wizard.issues().map(({ code }) => code)).toContain('agreement')
})

test('an order that needs the confirmation again opens the summary with the reason, and Next leads back to the payment', async () => {
  const applicants = aCompletePassportDraft().applicants.map((applicant) => ({ ...applicant, requestPersonId: 11 }))
  const store = aStore({ ...aCompletePassportDraft({ applicants }), ...atPayment })
  const notConfirmed = refused('notConfirmed').error
  const shown: string[] = []
  const wizard = aWizard({
    store,
    runCommand: async () => {
      store.change((snapshot) => ({
        ...snapshot,
        draft: { ...snapshot.draft, ...orderPayment.refuse?.(snapshot.draft, notConfirmed) },
      }))
      return notConfirmed
    },
    facts: { ...someFacts(), required: { 11: [] } },
    step: 'payment',
    onGo: (step) => {
      shown.push(step)
      wizard.show(step)
    },
  })
  await wizard.next()
  expect(shown).toEqual(['summary'])
  expect(store.draft().draft.summary).toEqual({})
  expect(wizard.state()).toMatchObject({ step: 'summary', failure: notConfirmed, returnTo: 'payment', pending: false })
})

test('changing an answer after a failed request removes Try again', async () => {
  const store = aStore({ ...aCompletePassportDraft(), ...atPayment })
  const wizard = aWizard({
    store,
    runCommand: async () => ({ kind: 'unreachable' }),
    facts: { ...someFacts(), required: { 11: [] } },
    step: 'payment',
  })
  await wizard.next()
  store.change((snapshot) => ({ ...snapshot, lastStep: 'payment' }))
  expect(wizard.state().failure).toEqual({ kind: 'unreachable' })
  store.change(({ draft, ...snapshot }) => ({
    ...snapshot,
    draft: { ...draft, payment: { ...draft.payment, optionId: '2' } },
  }))
  expect(wizard.state().failure).toBeUndefined()
})

test('Next on a later step, opened by its address, leads back to input that is not saved; not after the submission', async () => {
  const store = aStore(aCompletePassportDraft())
  store.change((snapshot) => ({ ...snapshot, unsavedInput: { '0.family': { member: {} } } }))
  const shown: string[] = []
  const ran: string[] = []
  const wizard = aWizard({
    store,
    runCommand: async (command) => {
      ran.push(command)
      return { kind: 'unreachable' }
    },
    facts: someFacts(),
    step: 'passport-info',
    now: () => Date.parse(someFacts().now ?? ''),
    onGo: (step) => {
      shown.push(step)
      wizard.show(step)
    },
  })
  await wizard.next()
  expect(shown).toEqual(['family'])
  expect(wizard.state()).toMatchObject({ step: 'family', returnTo: 'passport-info' })
  wizard.show('passport-info')
  store.change((snapshot) => ({
    ...snapshot,
    draft: {
      ...snapshot.draft,
      submitted: { requestId: 12, confirmationNumber: 'CONF-1' },
      applicants: snapshot.draft.applicants.map((applicant) => ({ ...applicant, requestPersonId: 11 })),
    },
  }))
  await wizard.next()
  expect(ran).toEqual([])
  expect(shown).toEqual(['family', 'attachments'])
})
