// @vitest-environment happy-dom
import type { ApiResult } from '@invea/api'
import type { Application } from '@invea/domain'
import { emptyPassportDraft, type PassportDraft } from '@invea/domain/drafts'
import { passportRequest, urgentPassport } from '@invea/domain/journeys'
import {
  aCompleteApplicantDraft,
  aCompleteOriginIdDraft,
  aCompletePassportDraft,
  anApplication,
  anApplicationPerson,
  someFacts,
} from '@invea/domain/testing'
import type { Language } from '@invea/locales'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { Suspense } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { ConfigContext, createConfigSource } from '../api/config-source.ts'
import { emptySnapshot, type IdempotencyEntries, snapshotForm } from '../application-form/wizard-snapshot.ts'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { serviceClock } from '../service-clock.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { aSubmittedDraft } from '../testing/render-step.tsx'
import { officeAnswers } from '../testing/some-offices.ts'
import { Resume, ResumeRouter } from './Resume.tsx'
import { ResumeOffer, type ResumeOfferProps } from './ResumeOffer.tsx'

/** 12:30 in Addis Ababa. */
const savedAt = Date.parse('2026-11-21T09:30:00Z')

const site = { regionId: '1', cityId: '102', officeId: '7' }

const offer = (changes: Partial<ResumeOfferProps>, language: Language = 'en') =>
  renderScreen(
    () => (
      <ResumeOffer
        draft={aCompletePassportDraft({ site })}
        requestType="new"
        step="family"
        savedAt={savedAt}
        onContinue={() => undefined}
        onStartOver={async () => undefined}
        {...changes}
      />
    ),
    { api: { master: officeAnswers }, language },
  )

const shown = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replaceAll(' ', ' ')])

test('the offer names service, office with city, step and the time of the last save', async () => {
  await offer({})
  await screen.findByText('Adama Branch, Adama')
  expect(shown()).toEqual([
    ['Request type', 'New'],
    ['Office', 'Adama Branch, Adama'],
    ['You stopped at', 'Family'],
    ['Last saved', expect.stringMatching(/^Nov 21, 2026.*12:30 PM/)],
  ])
})

test.each<[Language, readonly string[]]>([
  ['am', ['የአገልግሎት ዓይነት', 'ጽሕፈት ቤት', 'ያቆሙበት ደረጃ', 'መጨረሻ የተቀመጠው']],
  ['om', ['Gosa iyyataa', 'Waajjira', 'Bakka dhaabdan', "Yeroo dhumaaf kan olkaa'ame"]],
  ['ti', ['ዓይነት ምልክታ', 'ቤት ፅሕፈት', 'ደው ዝበልኩምሉ ስጉምቲ', 'ንመወዳእታ ዝተቐመጠሉ']],
])('in %s no label is English', async (language, labels) => {
  await offer({}, language)
  await screen.findByText(/^Adama Branch/)
  expect(shown().map(([label]) => label)).toEqual(labels)
})

test('an urgent draft names the days, an Origin ID draft its service', async () => {
  const { unmount } = await offer({
    draft: { ...aCompletePassportDraft({ site: {} }), urgentDays: 2 } as PassportDraft,
  })
  expect(shown().slice(0, 2)).toEqual([
    ['Request type', 'New'],
    ['Request mode', 'Urgent (2 Days)'],
  ])
  unmount()
  await offer({ draft: { ...aCompleteOriginIdDraft({ service: 'child' }), site: {} }, requestType: 'new' })
  expect(shown()[0]).toEqual(['Request type', 'Children under 18 (son or daughter)'])
})

test('what is not chosen or not saved is left out', async () => {
  await offer({ draft: aCompletePassportDraft({ site: {} }), requestType: undefined, savedAt: undefined })
  expect(shown()).toEqual([['You stopped at', 'Family']])
})

const storeOf = (draft: PassportDraft, idempotency: IdempotencyEntries = {}) =>
  createDraftStore({
    form: snapshotForm('sample', emptyPassportDraft),
    draft: { ...emptySnapshot(draft), idempotency },
    storage: createDraftStorage(Date.now, () => openDatabase(new IDBFactory())),
    isEphemeral: () => false,
  })

const pages = { confirmation: '/confirmation', list: '/list' } as never
const routes = ['/form', '/form/$step']

/** Opens the entry page of a form with a draft. `get` is the answer of the service about its request. */
const openEntry = async (
  changes: Partial<PassportDraft>,
  options: {
    readonly mode?: 'normal' | 'urgent'
    readonly get?: ApiResult<Application>
    readonly idempotency?: IdempotencyEntries
  } = {},
) => {
  const { mode = 'normal', get, idempotency } = options
  const draft = aCompletePassportDraft({ site: {}, ...(mode === 'urgent' && { urgentDays: 2 }), ...changes })
  const journey = mode === 'urgent' ? urgentPassport : passportRequest
  const store = storeOf(draft, idempotency)
  const definition = {
    path: '/form',
    kind: { requestTypeOf: () => 'new', terms: [], isUrgent: mode === 'urgent' },
    journey: async () => journey,
  } as never
  const facts = { ...someFacts(), signedIn: true }
  // Resolves the journey, for which the page waits.
  const page = await act(() =>
    renderScreen(
      () => (
        <Suspense>
          <ResumeRouter definition={definition} pages={pages} store={store} draft={draft} facts={facts} />
        </Suspense>
      ),
      {
        api: {
          master: officeAnswers,
          requests: { get: async () => get ?? { ok: false, error: { kind: 'unreachable' } } },
        },
        address: '/form',
        routes,
      },
    ),
  )
  return { ...page, draft: () => store.draft().draft }
}
const submitted = { requestId: 12, confirmationNumber: 'CONF-1' }
const answer = (changes: Partial<Application>) =>
  ({ ok: true, value: anApplication({ requestId: 12, ...changes }) }) as const
const isOffered = () => screen.findByRole('heading', { name: 'You have an unfinished application' })

test.each(['cancelled', 'expired', 'rejected', 'paymentCompleted'] as const)(
  'a draft whose request is %s is not offered: its page shows what became of it',
  async (status) => {
    const { address } = await openEntry({ submitted }, { get: answer({ status }) })
    await waitFor(() => expect(address()).toBe('/confirmation?request=12'))
  },
)

test('a submitted draft is offered while its request is open, and when the service cannot be reached', async () => {
  const { unmount } = await openEntry({ submitted }, { get: answer({ status: 'confirmed' }) })
  expect(await isOffered()).toBeTruthy()
  unmount()
  await openEntry({ submitted })
  expect(await isOffered()).toBeTruthy()
})

test('the draft of a group that continues without an applicant opens its next step in the list', async () => {
  const [first, second] = aCompletePassportDraft({
    applicants: [aCompleteApplicantDraft(), aCompleteApplicantDraft()],
  }).applicants
  if (!first || !second) throw new Error('no applicants')
  const applicants = [{ ...first, requestPersonId: 11 }, second]
  const group = { party: 'group', groupSize: '2', submitted, applicants } as const
  const { unmount } = await openEntry(group, { get: answer({ status: 'initial', missing: 'applicants' }) })
  expect(await isOffered()).toBeTruthy()
  unmount()
  // The service may have added the second applicant: the form settles that.
  const pending = { payload: {}, subject: 'guest', dependsOn: '' }
  const lost = await openEntry(group, {
    get: answer({ status: 'initial', missing: 'documents' }),
    idempotency: { addPerson: { fingerprint: '', key: 'key', pending } },
  })
  expect(await isOffered()).toBeTruthy()
  lost.unmount()
  const { address } = await openEntry(group, { get: answer({ status: 'initial', missing: 'documents' }) })
  await waitFor(() => expect(address()).toBe('/list?request=12&view=continue'))
})

test('the form continues with the documents that the service has, and keeps a file chosen since', async () => {
  const chosen = { 2: { name: 'new.jpg', size: 1, type: 'image/jpeg' } }
  const applicants = aSubmittedDraft().applicants.map((applicant) => ({ ...applicant, attachments: { chosen } }))
  const attachments = [1, 2].map((attachmentTypeId) => ({
    ...{ attachmentTypeId, attachmentId: attachmentTypeId, url: '' },
    name: { en: 'Document', am: 'Document', om: 'Document', ti: 'Document' },
  }))
  const get = answer({ status: 'initial', persons: [anApplicationPerson({ requestPersonId: 11, attachments })] })
  const { draft } = await openEntry({ submitted, applicants }, { get })
  await isOffered()
  fireEvent.click(screen.getByRole('button', { name: 'Continue where you stopped' }))
  await waitFor(() => expect(draft().applicants[0]?.attachments).toEqual({ chosen, stored: [1] }))
})

test('a signed-in member continues an urgent draft at once, as long as nothing is submitted (D14)', async () => {
  const { address } = await openEntry({}, { mode: 'urgent' })
  await waitFor(() => expect(address()).toMatch(/^\/form\/./))
})

test('a submitted urgent draft offers a new application, and its confirmed request opens the confirmation', async () => {
  const { unmount } = await openEntry({ submitted }, { mode: 'urgent', get: answer({ mode: 'urgent' }) })
  expect(await isOffered()).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start a new application' })).toBeTruthy()
  unmount()
  const { address } = await openEntry(
    { submitted },
    { mode: 'urgent', get: answer({ mode: 'urgent', status: 'underReview' }) },
  )
  await waitFor(() => expect(address()).toBe('/confirmation?request=12'))
})

test.each<[Language, string, string]>([
  ['en', 'The application you have sent stays', 'Cancel application'],
  ['am', 'የላኩት ማመልከቻ ግን አይሰረዝም', 'ማመልከቻውን ይሰርዙ'],
  ['om', 'Iyyanni ergitan garuu hin haqamu', 'Iyyata haqaa'],
  ['ti', 'ዝለኣኽኩምዎ ምልክታ ግን ኣይድምሰስን', 'ምልክታ ሰርዙ'],
])(
  'D47: before a submitted draft is deleted, the dialog in %s says that its application stays, and links to its cancellation',
  async (language, help, cancel) => {
    const { container } = await offer({ draft: aCompletePassportDraft({ site: {}, submitted }) }, language)
    const dialog = within(container.querySelector('dialog') ?? container)
    expect(dialog.getByText(new RegExp(help))).toBeTruthy()
    expect(dialog.getByText(cancel).getAttribute('href')).toBe('/list?request=12&view=cancel')
    expect(dialog.queryByText(/stop holding your date/)).toBeNull()
  },
)

test('before a draft that is not submitted is deleted, the dialog says that the appointment is released', async () => {
  const { container } = await offer({ draft: aCompletePassportDraft({ site: {} }) })
  const dialog = within(container.querySelector('dialog') ?? container)
  expect(dialog.getByText(/stop holding your date/)).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
})

afterEach(() => vi.unstubAllGlobals())

test('a draft whose application belongs to another session is offered, to continue or to start a new application', async () => {
  const store = storeOf(aSubmittedDraft({ site: {} }))
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    url.endsWith('/SignIn')
      ? Response.json({ status: 200, message: '', accessToken: 'a', refreshToken: '', subject: 'b', expiresIn: 900 })
      : Response.json({ status: 0, message: '', code: 'notFound' }, { status: 404 }),
  )
  const source = createConfigSource(async () => ({ serviceUrl: 'http://service.test' }))
  await source.load()
  const kind = { requestTypeOf: () => 'new', terms: [] }
  const definition = { path: '/form', kind, journey: async () => passportRequest } as never
  const { address } = await act(() =>
    renderScreen(
      () => (
        <ConfigContext value={source}>
          <Resume definition={definition} pages={pages} store={store} />
        </ConfigContext>
      ),
      { api: {}, address: '/form', routes },
    ),
  )
  expect(await isOffered()).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start a new application' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Continue where you stopped' }))
  await waitFor(() => expect(address()).toMatch(/^\/form\/./))
})

test('the time of the last save is that of the service, also on a device with a wrong clock', async () => {
  const hour = 3_600_000
  vi.useFakeTimers({ now: savedAt + 7 * hour, toFake: ['Date'] })
  onTestFinished(() => {
    serviceClock.update(new Date().toUTCString())
    vi.useRealTimers()
  })
  // The device is six hours ahead: the save was one hour ago.
  serviceClock.update(new Date(savedAt + hour).toUTCString())
  await offer({})
  expect(await screen.findByText(/6:30 AM/)).toBeTruthy()
})
