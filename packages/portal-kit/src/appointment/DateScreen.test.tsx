// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import { aCompletePassportDraft, aSlot, sampleNow } from '@invea/domain/testing'
import { screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderStep } from '../testing/render-step.tsx'
import { DateScreen } from './DateScreen.tsx'

globalThis.indexedDB = new IDBFactory()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(sampleNow), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('28: the shown window begins with the first free day, not with the first day of the office’s window', async () => {
  await renderStep({
    step: 'date-time',
    Content: DateScreen,
    api: {
      master: { restrictions: async () => ({ ok: true, value: [{ officeId: 1, minDays: 1, maxDays: 60 }] }) },
      schedule: {
        availability: async () => ({
          ok: true,
          value: [isoDate('2026-12-28'), isoDate('2026-12-25')].map((date) => ({ date, slots: [aSlot()] })),
        }),
      },
    },
    draft: aCompletePassportDraft({ requestType: 'new', appointment: {} }),
  })
  expect(await screen.findByText(/Dec 25, 2026 .* to Jan \d{2}, 2027/)).toBeTruthy()
})
