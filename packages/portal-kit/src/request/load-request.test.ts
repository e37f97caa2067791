// @vitest-environment happy-dom
import { emptyPassportDraft, type PassportDraft, passportRequest, preselectPassport } from '@invea/domain'
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createDraftSession } from '../drafts/index.ts'
import { emptySnapshot } from '../wizard/wizard-snapshot.ts'
import type { FormLink } from './form-link.ts'
import { loadStart } from './load-request.ts'
import type { RequestDoor } from './request-definition.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const doorWith = (preselect: RequestDoor<PassportDraft>['preselect']): RequestDoor<PassportDraft> => ({
  path: '/request',
  draftSession: createDraftSession({
    form: { id: 'sample', draftVersion: 1, migrations: {}, empty: () => emptySnapshot(emptyPassportDraft()) },
    storage: { load: async () => undefined, save: async () => undefined, discard: async () => undefined } as never,
    createLock: () => ({ acquire: async () => true, takeOver: async () => undefined, release: () => undefined }) as never,
  }),
  kind: { requestTypeOf: ({ requestType }) => requestType, terms: [] },
  second: () => 'appointment-type',
  journey: async () => passportRequest,
  preselect,
})
const draftOf = async ({ draftSession }: RequestDoor<PassportDraft>) => {
  const form = await draftSession.open()
  return form.kind === 'open' ? form.store.draft().draft : undefined
}
const opened = async (door: RequestDoor<PassportDraft>, link: FormLink) =>
  loadStart(door, link).then(
    () => 'shown',
    (thrown: unknown) => (isRedirect(thrown) ? thrown.options : thrown),
  )

test('a link to the form chooses in its draft, and leaves the address, so that coming back chooses nothing again', async () => {
  const door = doorWith(async () => preselectPassport)
  expect(await opened(door, { service: 'damaged', office: 4 })).toMatchObject({ to: '/request/party', search: {} })
  expect(await draftOf(door)).toMatchObject({
    requestType: 'renewal',
    replacement: { reason: 'damaged' },
    site: { officeId: '4' },
  })
  expect(await opened(door, {})).toBe('shown')
})

test('a link whose rules cannot be fetched opens the form, which asks as it does without one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const door = doorWith(async () => {
    throw new Error('lost on the line')
  })
  expect(await opened(door, { service: 'damaged' })).toBe('shown')
  expect(await draftOf(door)).toEqual(emptyPassportDraft())
})
