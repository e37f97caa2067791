// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AvailabilityTable, type EarliestTableProps } from '../appointment/AvailabilityScreen.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds } from '../testing/responses.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { GuideScreen, PassportGuideResult } from './GuideScreen.tsx'
import type { GuideForm } from './guide-form.ts'

const open = () => renderScreen(() => <GuideScreen />, { api: {}, namespaces: ['guide', 'service'] })
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

test('"Start again" removes itself, so the first question has the focus', async () => {
  const { container } = await open()
  // A live region around the answer would speak all of it for each arrow key.
  expect(container.querySelector('[aria-live]')).toBeNull()
  choose('Ethiopian')
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
})

const facts = {
  today: isoDate('2026-11-21'),
  restriction: { officeId: 1, minDays: 1, maxDays: 60 },
  processingDays: 30,
  closures: {},
}
const api = { master: officeAnswers, schedule: { earliest: succeeds([{ officeId: 1, date: isoDate('2026-12-25') }]) } }
const namespaces = ['guide', 'service'] as const
const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent

const ethiopian: GuideForm = { nationality: 'ethiopian', age: 'adult', passport: 'none', speed: 'regular', state: [] }

test.each([
  ['the service', ethiopian, /^Your service: New passport$/],
  ['that there is none', { ...ethiopian, nationality: 'foreign' }, /^The passport is for Ethiopian nationals/],
] as const)('of an answer only its first sentence is spoken: %s', async (_, form, spoken) => {
  await renderScreen(() => <PassportGuideResult form={form} facts={facts} />, { api, namespaces })
  await vi.waitFor(() => expect(announcement()).toMatch(spoken))
})

test('of a table of dates only its name is spoken', async () => {
  const table: EarliestTableProps = { requestType: 'new', service: 'new', applicants: 1, ready: 'Ready' }
  await renderScreen(() => <AvailabilityTable {...table} isSpoken />, { api, namespaces })
  await vi.waitFor(() => expect(announcement()).toBe('First free day by office'))
  expect(await screen.findByRole('table', { name: 'First free day by office' })).toBeTruthy()
})

test.each([
  ['new', /^OfficeEarliest appointmentReady.*Earliest appointmentDec 25, 2026.*ReadyFeb \d\d, 2027/],
  ['lost', /^OfficeEarliest delivery.*Earliest deliveryDec 25, 2026(?!.*Ready)/],
] as const)('D17: the columns of the first days are those of a %s passport', async (requestType, words) => {
  const table: EarliestTableProps = { requestType, service: requestType, applicants: 1, ready: 'Ready' }
  await renderScreen(() => <AvailabilityTable {...table} />, { api, namespaces })
  const shown = await screen.findByRole('table', { name: 'First free day by office' })
  expect(
    [...shown.querySelectorAll('tr')]
      .map(({ textContent }) => textContent)
      .join(' ')
      .replaceAll('\u{a0}', ' '),
  ).toMatch(words)
})
