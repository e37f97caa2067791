// @vitest-environment happy-dom
import { languages } from '@invea/locales'
import { translate } from '@invea/locales/catalogue'
import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { showSession } from '../api/member-store.ts'
import { openDatabase } from '../drafts/database.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { Hero, type HeroProps } from './HomeParts.tsx'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})

const open = (findSavedForm: HeroProps['findSavedForm'], language: (typeof languages)[number] = 'en') =>
  renderScreen(
    () => (
      <Hero home="home" {...(findSavedForm && { findSavedForm })}>
        {null}
      </Hero>
    ),
    { api: {}, language, namespaces: ['home'], routes: ['/urgent-appointment', '/SignUp'] },
  )

test.each(languages)('D39: a saved draft is offered in place of a new application, in %s', async (language) => {
  await openDatabase()
  await open(async () => 'urgentAppointment', language)
  const link = await screen.findByRole('link', { name: translate(language, 'home', 'action.continue') })
  expect(link.getAttribute('href')).toMatch(/\/urgent-appointment$/)
  expect(screen.getByText(translate(language, 'home', 'action.continueText'))).toBeTruthy()
  expect(screen.queryByRole('link', { name: translate(language, 'home', 'action.start') })).toBeNull()
})

test.each(languages)(
  'a member is offered the own applications in place of the registration, in %s',
  async (language) => {
    const member = { username: 'sample@example.org', firstName: 'A', fatherName: 'B', grandfatherName: 'C' }
    const signOut = async () => undefined
    onTestFinished(() => showSession({ kind: 'none', subject: '' }, signOut))
    showSession({ kind: 'member', subject: 'one', member }, signOut)
    await open(undefined, language)
    const link = screen.getByRole('link', { name: translate(language, 'home', 'action.applications') })
    expect(link.getAttribute('href')).toMatch(/\/Application-List$/)
    expect(screen.queryByRole('link', { name: translate(language, 'home', 'action.register') })).toBeNull()
  },
)

test('without a draft a new application is offered', async () => {
  await openDatabase()
  const findSavedForm = vi.fn(async () => undefined)
  await open(findSavedForm)
  await vi.waitFor(() => expect(findSavedForm).toHaveBeenCalled())
  expect(screen.getByRole('link', { name: 'Start New Application' }).getAttribute('href')).toBe('/request-appointment')
})

test('a device that has stored nothing loads no code for drafts', async () => {
  const databases = vi.spyOn(indexedDB, 'databases')
  const findSavedForm = vi.fn(async () => undefined)
  await open(findSavedForm)
  await vi.waitFor(() => expect(databases).toHaveBeenCalled())
  await Promise.all(databases.mock.results.map(({ value }) => value))
  expect(findSavedForm).not.toHaveBeenCalled()
})
