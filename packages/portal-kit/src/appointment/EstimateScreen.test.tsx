// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import type { Hold } from '@invea/domain/appointment'
import { aHold } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { command } from '../application-form/commands.ts'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { EstimateScreen } from './EstimateScreen.tsx'

test('Next waits for the estimate and sends nothing before it is shown; Next after it holds the estimated day', async () => {
  let shows: () => void = () => undefined
  const isShown = new Promise<void>((resolve) => {
    shows = resolve
  })
  const date = isoDate('2026-12-25')
  const sent = vi.fn()
  const { submitted: _none, ...draft } = aSubmittedDraft({ requestType: 'lost', appointment: {} })
  await renderStep({
    step: 'delivery-estimate',
    Content: EstimateScreen,
    draft,
    api: {
      schedule: {
        deliveryEstimate: async () => {
          await isShown
          return { ok: true, value: { date } }
        },
      },
    },
    commands: {
      holdSlot: command({
        payload: ({ draft: current }) => ({ date: current.appointment.estimate?.date }),
        send: async (_, payload) => {
          sent(payload)
          return { ok: true, value: aHold({ date, requestType: 'lost' }) }
        },
        apply: (before, hold: Hold) => ({ ...before, appointment: { ...before.appointment, hold } }),
      }),
    },
  })
  const waiting = await screen.findByRole('button', { name: /Loading\.\.\./ })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(waiting)
  shows()
  await screen.findByText(/December 25, 2026/)
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ date }))
})
