// @vitest-environment happy-dom
import { isoDate } from '@invea/domain/calendar'
import { aCompletePassportDraft, anApplication } from '@invea/domain/testing'
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useNow } from '../api/api-context.ts'
import { useSubmissionDay } from '../applicant/ScreenParts.tsx'
import { serviceClock } from '../service-clock.ts'
import { renderStep } from '../testing/render-step.tsx'
import { succeeds } from '../testing/responses.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { useFromWizard } from './use-wizard.ts'

globalThis.indexedDB = new IDBFactory()

const Today = () => <p>{useFromWizard(({ facts }) => facts().today)}</p>

test('D35: today is the day of the clock when the page is shown again, also when the offices were loaded the day before', async () => {
  // The offices are those of 21 November. Midnight in Addis Ababa is in ten seconds.
  vi.useFakeTimers({ now: Date.parse('2026-11-21T20:59:50Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const draft = aCompletePassportDraft({ appointment: {}, site: { regionId: '1', cityId: '101', officeId: '1' } })
  await renderStep({ step: 'passport-info', Content: Today, api: { master: officeAnswers }, draft })
  expect(await screen.findByText('2026-11-21')).toBeTruthy()
  vi.setSystemTime(Date.parse('2026-11-21T21:00:05Z'))
  fireEvent(document, new Event('visibilitychange'))
  expect(await screen.findByText('2026-11-22')).toBeTruthy()
})

const SubmissionDay = () => <p>{useSubmissionDay()}</p>

test('age and validity of a later applicant count from the day of the submission, those of the first one from today', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T08:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const application = anApplication({ requestId: 12, requestDate: isoDate('2026-11-21') })
  const step = { step: 'attachments', Content: SubmissionDay } as const
  await renderStep({ ...step, api: { requests: { get: succeeds(application) } } })
  expect(await screen.findByText('2026-11-21')).toBeTruthy()
  cleanup()
  await renderStep({ ...step, api: {}, draft: aCompletePassportDraft() })
  expect(await screen.findByText('2026-11-22')).toBeTruthy()
})

test('a moment of the service is reached also when the clock of the device is corrected before it', () => {
  vi.useFakeTimers()
  const start = Date.now()
  onTestFinished(() => {
    vi.useRealTimers()
    serviceClock.update(new Date().toUTCString())
  })
  const { result } = renderHook(() => useNow(start + 60_000))
  act(() => {
    vi.advanceTimersByTime(10_000)
    // The device is half a minute ahead.
    serviceClock.update(new Date(Date.now() - 30_000).toUTCString())
  })
  act(() => void vi.advanceTimersByTime(55_000))
  expect(result.current).toBeLessThan(start + 60_000)
  act(() => void vi.advanceTimersByTime(30_000))
  expect(result.current).toBeGreaterThanOrEqual(start + 60_000)
})

test.each(['paymentCompleted', 'cancelled', 'rejected', 'expired'] as const)(
  'a step of a form whose request is %s opens the confirmation, which shows what became of it',
  async (status) => {
    const { address } = await renderStep({
      step: 'payment',
      Content: Today,
      api: { requests: { get: succeeds(anApplication({ requestId: 12, status })) } },
    })
    await vi.waitFor(() => expect(address()).toBe('/confirmation?request=12'))
    expect(screen.queryByText(/^20/)).toBeNull()
  },
)
