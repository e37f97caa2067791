// @vitest-environment happy-dom
import { termsVersion } from '@invea/domain/application'
import { emptyApplicantDraft, emptyPassportDraft, type PassportDraft, preselectPassport } from '@invea/domain/drafts'
import { passportRequest } from '@invea/domain/journeys'
import { aCompletePassportDraft } from '@invea/domain/testing'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  isRedirect,
} from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { emptySnapshot } from '../application-form/wizard-snapshot.ts'
import { createDraftSession } from '../drafts/draft-session.ts'
import { createI18n } from '../i18n/i18n.ts'
import { type PortalContext, portalRouterOptions } from '../shell/portal-route.ts'
import { continueAsUrgent, type FormLink, forgetDraft, type RequestDefinition } from './request-definition.ts'
import { requestRoutes } from './request-routes.tsx'
import { loadStart } from './request-start.tsx'
import { loadStep } from './StepPage.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const definitionWith = (
  preselect: RequestDefinition<PassportDraft>['preselect'],
): RequestDefinition<PassportDraft> => ({
  path: '/request',
  draftSession: createDraftSession({
    form: { id: 'sample', draftVersion: 1, migrations: {}, empty: () => emptySnapshot(emptyPassportDraft()) },
    storage: { load: async () => undefined, save: async () => undefined, discard: async () => undefined } as never,
    createLock: () =>
      ({ acquire: async () => true, takeOver: async () => undefined, release: () => undefined }) as never,
  }),
  kind: { requestTypeOf: ({ requestType }) => requestType, terms: [] },
  stepAfterTerms: () => 'appointment-type',
  journey: async () => passportRequest,
  preselect,
})
const draftOf = async ({ draftSession }: RequestDefinition<PassportDraft>) => {
  const form = await draftSession.open()
  return form.kind === 'open' ? form.store.draft().draft : undefined
}
const opened = async (definition: RequestDefinition<PassportDraft>, link: FormLink) =>
  loadStart(definition, link).then(
    () => 'shown',
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options : thrown),
  )

test('a link to the form preselects in its draft and leaves the address, so that returning preselects nothing again', async () => {
  const definition = definitionWith(async () => preselectPassport)
  expect(await opened(definition, { service: 'damaged', office: 4 })).toMatchObject({
    to: '/request/applicants-count',
    search: {},
  })
  expect(await draftOf(definition)).toMatchObject({
    requestType: 'renewal',
    replacement: { reason: 'damaged' },
    site: { officeId: '4' },
  })
  expect(await opened(definition, {})).toBe('shown')
})

test('a link whose rules cannot be fetched opens the form without a preselection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const definition = definitionWith(async () => {
    throw new Error('offline')
  })
  expect(await opened(definition, { service: 'damaged' })).toBe('shown')
  expect(await draftOf(definition)).toEqual(emptyPassportDraft())
})

test('the first page of a submitted request leads to the offer to continue, and changes no applicant', async () => {
  const definition = definitionWith(async () => preselectPassport)
  const form = await definition.draftSession.open()
  if (form.kind !== 'open') throw new Error('the form is open in another tab')
  form.store.change((snapshot) => ({
    ...snapshot,
    draft: { ...aCompletePassportDraft(), submitted: { requestId: 12, confirmationNumber: 'CONF-1' } },
  }))
  const before = await draftOf(definition)
  for (const link of [{}, { service: 'damaged' }])
    expect(await opened(definition, link)).toMatchObject({ to: '/request', replace: true })
  expect(await draftOf(definition)).toBe(before)
})

const context: PortalContext = { i18n: createI18n(), language: { current: 'en' } }
const agreed = { terms: termsVersion, start: 'individual' }

/** Address after opening a step with these answers. */
const opensStep = async (definition: RequestDefinition<PassportDraft>, step: string, search: object) =>
  loadStep({ definition, journey: passportRequest, screens: {} as never }, step, context, search).then(
    () => 'shown',
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options : thrown),
  )

test('the terms answered in an address are saved in the draft and leave the address', async () => {
  const definition = definitionWith(async () => preselectPassport)
  const search = { ...agreed, start: 'group', groupSize: 3, service: 'damaged' }
  expect(await opensStep(definition, 'group-size', search)).toMatchObject({
    to: '/request/$step',
    params: { step: 'group-size' },
    search: {},
    replace: true,
  })
  expect(await draftOf(definition)).toMatchObject({
    agreed: true,
    party: 'group',
    groupSize: '3',
    requestType: 'renewal',
  })
  expect(await opensStep(definition, 'group-size', {})).toBe('shown')
})

test('an address without the current terms or with an unknown start changes nothing', async () => {
  for (const search of [
    { terms: 'v0', start: 'group' },
    { start: 'individual' },
    { terms: termsVersion, start: 'officer' },
    { groupSize: '3' },
  ]) {
    const definition = definitionWith(async () => preselectPassport)
    expect(await opensStep(definition, 'site', search)).toMatchObject({ params: { step: 'site' }, search: {} })
    expect(await draftOf(definition)).toEqual(emptyPassportDraft())
  }
})

test('an address does not change a draft that has passed the first step, and leads to the offer to continue it', async () => {
  const definition = definitionWith(async () => preselectPassport)
  await opensStep(definition, 'group-size', { ...agreed, start: 'group', groupSize: 3 })
  const form = await definition.draftSession.open()
  if (form.kind === 'open')
    form.store.change((snapshot) => ({ ...snapshot, draft: { ...snapshot.draft, requestType: 'new' } }))
  const before = await draftOf(definition)
  expect(await opensStep(definition, 'appointment-type', agreed)).toMatchObject({ to: '/request', search: {} })
  expect(await draftOf(definition)).toBe(before)
})

test('the way to start can be changed as long as no later step is answered', async () => {
  const definition = definitionWith(async () => preselectPassport)
  await opensStep(definition, 'appointment-type', agreed)
  await opensStep(definition, 'group-size', { ...agreed, start: 'group' })
  expect(await draftOf(definition)).toMatchObject({ party: 'group' })
})

const aNamed = (firstName: string) => ({ ...emptyApplicantDraft(), personal: { firstName } })

test.each([
  ['names other persons', { draft: aCompletePassportDraft({ urgentDays: 2, applicants: [aNamed('SARA')] }) }],
  [
    'waits for the response to a Submit',
    {
      draft: { ...emptyPassportDraft(), urgentDays: 2 },
      idempotency: {
        submitApplicant: { fingerprint: '', key: 'one', pending: { payload: {}, subject: 'one', dependsOn: '' } },
      },
    },
  ],
] as const)('D37: an urgent form that %s is offered as it is', async (_, earlier) => {
  const definition = definitionWith(async () => preselectPassport)
  const form = await definition.draftSession.open()
  if (form.kind !== 'open') throw new Error('the form is open in another tab')
  form.store.change((snapshot) => ({ ...snapshot, ...earlier }))
  const before = form.store.draft()
  const urgent = aCompletePassportDraft({ urgentDays: 5 })
  expect(await continueAsUrgent(definition, urgent)).toEqual({ to: '/request', isCopied: false })
  expect(form.store.draft()).toBe(before)
})

test('D37: an urgent form whose request was sent stays unchanged, so that nothing was copied', async () => {
  const definition = definitionWith(async () => preselectPassport)
  const urgent = aCompletePassportDraft({ urgentDays: 2 })
  expect(await continueAsUrgent(definition, urgent)).toEqual({ to: '/request/applicants-count', isCopied: true })
  const form = await definition.draftSession.open()
  if (form.kind !== 'open') throw new Error('the form is open in another tab')
  form.store.change((snapshot) => ({
    ...snapshot,
    draft: { ...snapshot.draft, submitted: { requestId: 12, confirmationNumber: 'CONF-1' } },
  }))
  const before = await draftOf(definition)
  expect(await continueAsUrgent(definition, { ...urgent, urgentDays: 5 })).toEqual({ to: '/request', isCopied: false })
  expect(await draftOf(definition)).toBe(before)
})

const submitted = { requestId: 12, confirmationNumber: 'CONF-1' }

test.each([
  ['of another request', { submitted }, true],
  ['of that request', { submitted: { ...submitted, requestId: 99 } }, false],
  ['that was copied to the urgent form', { isCopied: true }, false],
  ['that was copied to the urgent form before, and sent itself', { submitted, isCopied: true }, true],
  ['that was not sent', {}, true],
] as const)('when a request has no step left in its form, the draft %s is kept: %s, %s', async (_, changes, isKept) => {
  const definition = definitionWith(async () => preselectPassport)
  const form = await definition.draftSession.open()
  if (form.kind !== 'open') throw new Error('the form is open in another tab')
  form.store.change((snapshot) => ({ ...snapshot, draft: { ...aCompletePassportDraft(), ...changes } }))
  await form.store.flush()
  await forgetDraft(definition, 99)
  expect((await draftOf(definition))?.party !== undefined).toBe(isKept)
})

/** The routes of a form at their own addresses, beside a home page. */
const routerOf = (requestDefinition: RequestDefinition<PassportDraft>, fetched: () => void) => {
  const parts = requestRoutes({
    definition: async () => {
      fetched()
      return { requestDefinition }
    },
    form: async () => ({
      requestForm: { definition: requestDefinition, journey: passportRequest, screens: {} } as never,
    }),
    pages: {} as never,
  })
  const root = createRootRouteWithContext<PortalContext>()()
  const home = createRoute({ getParentRoute: () => root, path: '/' })
  const layout = createRoute({ getParentRoute: () => root, path: '/request', ...parts.layout })
  const entry = createRoute({ getParentRoute: () => layout, path: '/', ...parts.entry })
  const start = createRoute({ getParentRoute: () => layout, path: '/applicants-count', ...parts.start })
  const step = createRoute({ getParentRoute: () => layout, path: '/$step', ...parts.step })
  return createRouter({
    ...portalRouterOptions('en'),
    routeTree: root.addChildren([home, layout.addChildren([entry, start, step])]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
}

test.each(['before', 'after'])(
  'a link to the form that is touched neither opens nor changes its draft; the press does, %s the touch has ended',
  async (when) => {
    const definition = definitionWith(async () => preselectPassport)
    const open = vi.spyOn(definition.draftSession, 'open')
    const fetched = vi.fn()
    const router = routerOf(definition, fetched)
    await router.load()
    const link = { to: '/request', search: { service: 'damaged' } } as never
    const touched = router.preloadRoute(link)
    if (when === 'after') await touched
    if (when === 'after') expect(fetched).toHaveBeenCalled()
    expect(open).not.toHaveBeenCalled()
    await router.navigate(link)
    await touched
    expect(router.state.location.href).toBe('/request/applicants-count')
    expect(router.state.matches.map(({ loaderData }) => loaderData)).toEqual([
      undefined,
      { kind: 'open' },
      expect.objectContaining({ draft: expect.any(Function) }),
    ])
    expect(await draftOf(definition)).toMatchObject({ replacement: { reason: 'damaged' } })
  },
)
