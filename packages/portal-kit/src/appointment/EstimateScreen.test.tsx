// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { isoDate } from '@invea/domain'
import type { Hold } from '@invea/domain/appointment'
import { aHold } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { command } from '../application-form/commands.ts'
import { mainButtons } from '../testing/render-screen.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { later, refused, succeeds } from '../testing/responses.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { EstimateScreen } from './EstimateScreen.tsx'
import { holdSlot } from './hold-slot.ts'

test('Next waits for the estimate and sends nothing before it is shown; Next after it holds the estimated day', async () => {
  const isShown = later()
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
          await isShown.promise
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
  isShown.resolve()
  await screen.findByText(/December 25, 2026/)
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith({ date }))
})

const slotFull = refused('slotFull')

const renderEstimate = (
  deliveryEstimate: PortalApi['schedule']['deliveryEstimate'],
  send: PortalApi['schedule']['hold'],
) => {
  const { submitted: _none, ...draft } = aSubmittedDraft({ requestType: 'lost', appointment: {} })
  return renderStep({
    step: 'delivery-estimate',
    Content: EstimateScreen,
    draft,
    api: {
      master: officeAnswers,
      schedule: { deliveryEstimate, earliest: succeeds([{ officeId: 7, date: isoDate('2026-12-30') }]), hold: send },
    },
    commands: { holdSlot: holdSlot({ requestTypeOf: () => 'lost', terms: [] }) },
  })
}

test('A §2, A §8: a full window shows that there is no date, and offers other offices', async () => {
  const hold = vi.fn()
  await renderEstimate(async () => slotFull, hold)
  expect(await screen.findByText('There is no available appointment date, Please check Later!')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Choose another office' })).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Other offices with a free day' })).toBeTruthy()
  expect(screen.queryByText(/Someone has just taken this appointment/)).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
  expect(hold).not.toHaveBeenCalled()
})

test('after a refused hold the next date is offered, and Next holds that one', async () => {
  const [first, second] = [isoDate('2026-12-25'), isoDate('2026-12-28')]
  let date = first
  const hold = vi.fn<PortalApi['schedule']['hold']>(async (slot) => {
    if (slot.date === second) return { ok: true, value: aHold({ date: second, requestType: 'lost' }) }
    date = second
    return slotFull
  })
  await renderEstimate(async () => ({ ok: true, value: { date } }), hold)
  await screen.findByText(/December 25, 2026/)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText(/December 28, 2026/)
  expect(screen.getByText('The day has changed. If it suits you, press “Next”.')).toBeTruthy()
  expect(screen.queryByText(/Someone has just taken this appointment/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await vi.waitFor(() => expect(hold.mock.calls.map(([slot]) => slot.date)).toEqual([first, second]))
})

test('after the hold the step shows the held day and time, and Next goes on, even when the window is full', async () => {
  const hold = aHold({
    requestType: 'lost',
    date: isoDate('2026-12-25'),
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
  })
  const { submitted: _none, ...draft } = aSubmittedDraft({ requestType: 'lost', appointment: { hold } })
  await renderStep({
    step: 'delivery-estimate',
    Content: EstimateScreen,
    draft,
    api: { master: officeAnswers, schedule: { deliveryEstimate: async () => slotFull } },
  })
  expect(await screen.findByText(/December 25, 2026/)).toBeTruthy()
  expect(screen.getByText(/8:30 AM/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('heading', { name: 'personal-detail' })).toBeTruthy()
})

test('while a one-time code is required its button is the main one', async () => {
  await renderEstimate(succeeds({ date: isoDate('2026-12-25') }), async () => refused('codeRequired', { status: 403 }))
  await screen.findByText(/December 25, 2026/)
  expect(mainButtons()).toEqual(['Next'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByRole('button', { name: 'Send the code' })
  expect(mainButtons()).toEqual(['Send the code'])
})
