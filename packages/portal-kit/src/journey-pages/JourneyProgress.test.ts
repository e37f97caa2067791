// @vitest-environment happy-dom
import { passportRequest } from '@invea/domain/journeys'
import { afterEach, expect, test, vi } from 'vitest'
import { createI18n } from '../i18n/i18n.ts'
import type { PortalContext } from '../shell/portal-route.ts'
import { fetchAllParts } from './JourneyProgress.tsx'
import type { RequestForm } from './request-definition.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const context: PortalContext = { i18n: createI18n(), language: { current: 'en' } }

/** A form that records which of its screens were fetched. */
const aForm = () => {
  const fetched: string[] = []
  const screens = Object.fromEntries(
    passportRequest.steps.map(({ id }) => [
      id,
      {
        namespaces: [],
        load: async () => {
          fetched.push(id)
          return () => null
        },
      },
    ]),
  )
  const form = { journey: passportRequest, screens, commands: async () => ({}) } as unknown as RequestForm<never>
  return { fetched, form }
}
const steps = passportRequest.steps.map(({ id }) => id)

test('the screens of a form are fetched one after another, each once', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const { fetched, form } = aForm()
  fetchAllParts(async () => form, context)
  await vi.waitFor(() => expect(fetched).toEqual(steps), { timeout: 10_000 })
})

test('with the data saver on, the rest of the form is not prefetched', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { form } = aForm()
  const loadForm = vi.fn(async () => form)
  fetchAllParts(loadForm, context)
  expect(loadForm).not.toHaveBeenCalled()
})
