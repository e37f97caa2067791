// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import type { OfficeClosure } from '@invea/domain/appointment'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds, unreachable } from '../testing/responses.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { Notices } from './Notices.tsx'

const closure = (id: number, notice: string, changes: Partial<OfficeClosure> = {}): OfficeClosure => ({
  id,
  from: isoDate('2026-12-07'),
  until: isoDate('2026-12-09'),
  notice: { en: notice, am: `${notice} am`, om: `${notice} om`, ti: `${notice} ti` },
  ...changes,
})
const closures = [
  closure(1, 'Adama moves to another building.', { officeId: 7 }),
  closure(2, 'No urgent applications.', { service: 'urgent', until: isoDate('2026-12-07') }),
]
const api = { master: { ...officeAnswers, notices: succeeds(closures) } }

test('the form shows the notices for the chosen office and service, with their days in both calendars', async () => {
  await renderScreen(() => <Notices officeId={7} requestType="new" mode="normal" />, { api })
  expect(await screen.findByText('Adama moves to another building.')).toBeTruthy()
  expect(
    screen.getByText(/^Adama Branch · No appointments from Dec 07, 2026 G\.C\. .* to Dec 09, 2026 G\.C\./),
  ).toBeTruthy()
  expect(screen.queryByText('No urgent applications.')).toBeNull()
})

test('a single closed day is one date in the reader’s language', async () => {
  await renderScreen(() => <Notices officeId={8} requestType="new" mode="urgent" />, { api, language: 'am' })
  expect(await screen.findByText('No urgent applications. am')).toBeTruthy()
  expect(screen.queryByText(/Adama/)).toBeNull()
})

test('Home names the office and the service of each closure', async () => {
  await renderScreen(() => <Notices />, { api })
  expect(await screen.findByText(/^Adama Branch · No appointments from Dec 07/)).toBeTruthy()
  expect(screen.getByText(/^Urgent · No appointments on Dec 07/)).toBeTruthy()
})

test('a closure is shown without its office when the offices cannot be loaded', async () => {
  const offices = unreachable
  await renderScreen(() => <Notices />, { api: { master: { ...api.master, offices } } })
  expect(await screen.findByText(/^No appointments from Dec 07/)).toBeTruthy()
})
