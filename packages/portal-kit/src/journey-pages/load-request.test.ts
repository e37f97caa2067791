// @vitest-environment happy-dom
import { emptyPassportDraft, type PassportDraft, preselectPassport } from '@invea/domain/drafts'
import { passportRequest } from '@invea/domain/journeys'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { emptySnapshot } from '../application-form/wizard-snapshot.ts'
import { createDraftSession } from '../drafts/draft-session.ts'
import type { FormLink } from './form-link.ts'
import { loadStart } from './load-request.ts'
import type { RequestDefinition } from './request-definition.ts'

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
  second: () => 'appointment-type',
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

test('a link to the form chooses in its draft, and leaves the address, so that coming back chooses nothing again', async () => {
  const definition = definitionWith(async () => preselectPassport)
  expect(await opened(definition, { service: 'damaged', office: 4 })).toMatchObject({
    to: '/request/party',
    search: {},
  })
  expect(await draftOf(definition)).toMatchObject({
    requestType: 'renewal',
    replacement: { reason: 'damaged' },
    site: { officeId: '4' },
  })
  expect(await opened(definition, {})).toBe('shown')
})

test('a link whose rules cannot be fetched opens the form as without a link', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const definition = definitionWith(async () => {
    throw new Error('lost on the line')
  })
  expect(await opened(definition, { service: 'damaged' })).toBe('shown')
  expect(await draftOf(definition)).toEqual(emptyPassportDraft())
})
