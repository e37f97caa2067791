// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passQuery } from '../api/queries.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { PassDeadline } from './HoldRequirements.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 11, 1, 5, 30) })
})
afterEach(() => vi.useRealTimers())

/** The date step of a visitor whose pass ends at a time; null without an open line. */
const Step = ({ until }: { readonly until: string | null }) => {
  useQueryClient().setQueryData(passQuery.queryKey, until)
  return (
    <main>
      <p>step</p>
      <PassDeadline />
    </main>
  )
}

const open = (until: string | null) =>
  act(() => renderScreen(() => <Step until={until} />, { api: {}, namespaces: ['waiting'] }))

const announcement = () => document.querySelector('body > [aria-live=polite]')?.textContent

test('shows until when to choose on both clocks, and announces it', async () => {
  await open('2026-12-01T05:45:00.000Z')
  expect(await screen.findByText('It is your turn')).toBeTruthy()
  await vi.waitFor(() => expect(announcement()).toMatch(/press “Next”.*8:45 AM.*2:45 Ethiopian time/))
})

test('after the deadline it shows what happens next, and that the answers are saved', async () => {
  await open('2026-12-01T05:45:00.000Z')
  await screen.findByText('It is your turn')
  await act(() => vi.advanceTimersByTimeAsync(15 * 60_000 + 100))
  expect(await screen.findByText('Your time to choose has ended')).toBeTruthy()
  await vi.waitFor(() => expect(announcement()).toMatch(/answers are kept.*press “Next”.*new position/))
  expect(screen.queryByText('It is your turn')).toBeNull()
})

test('shows nothing without an open line', async () => {
  await open(null)
  expect(await screen.findByText('step')).toBeTruthy()
  expect(announcement()).toBeUndefined()
})
