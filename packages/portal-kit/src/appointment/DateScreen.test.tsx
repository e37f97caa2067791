// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import type { AvailableDay } from '@invea/domain/appointment'
import type { PassportDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, aSlot, sampleNow } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PartialApi } from '../testing/render-screen.tsx'
import { renderStep } from '../testing/render-step.tsx'
import { refused, succeeds } from '../testing/responses.ts'
import { officeAnswers, officeCities } from '../testing/some-offices.ts'
import { DateScreen } from './DateScreen.tsx'
import { holdSlot } from './hold-slot.ts'
import { UrgentDateScreen } from './UrgentDateScreen.tsx'

globalThis.indexedDB = new IDBFactory()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(sampleNow), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

type OpenOptions = Omit<Parameters<typeof renderStep>[0], 'step' | 'Content' | 'api' | 'draft'> &
  PartialApi & {
    readonly Content?: ComponentType
    readonly days: readonly AvailableDay[]
  } & Partial<Pick<PassportDraft, 'appointment' | 'urgentDays'>>

/** Opens the step; `days` are the free days of the office. */
const openStep = (given: OpenOptions) => {
  const { days, appointment = {}, urgentDays, master, schedule, Content = DateScreen, ...options } = given
  const { submitted: _none, ...draft } = aCompletePassportDraft({ requestType: 'new', appointment, urgentDays })
  return renderStep({
    step: 'date-time',
    Content,
    api: {
      master: { restrictions: succeeds([{ officeId: 1, minDays: 1, maxDays: 60 }]), ...master },
      schedule: { availability: succeeds(days), ...schedule },
    },
    draft,
    ...options,
  })
}

test('28: the shown window begins with the first free day, not with the first day of the office’s window', async () => {
  await openStep({ days: ['2026-12-28', '2026-12-25'].map((date) => ({ date: isoDate(date), slots: [aSlot()] })) })
  expect(await screen.findByText(/Dec 25, 2026 .* to Jan \d{2}, 2027/)).toBeTruthy()
})

test('the message about a taken time ends when another time is chosen', async () => {
  const slots = [aSlot(), aSlot({ id: 9, startTime: '10:30', endTime: '11:00' })]
  await openStep({
    days: [{ date: isoDate('2026-12-25'), slots }],
    schedule: { hold: async () => refused('slotFull') },
    commands: { holdSlot: holdSlot({ requestTypeOf: () => 'new', terms: [] }) },
  })
  const day = await screen.findByRole('button', { name: /December 25/, pressed: false })
  // Screen readers speak only changes of a live region that was there before.
  const chosen = document.querySelector('[aria-live=polite].empty\\:absolute:empty')
  fireEvent.click(day)
  expect(chosen?.textContent).toMatch(/^Friday, December 25, 2026/)
  fireEvent.click(await screen.findByRole('button', { name: /8:30 AM/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText(/Someone has just taken this appointment/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /10:30 AM/ }))
  expect(screen.queryByText(/Someone has just taken this appointment/)).toBeNull()
})

test.each([
  ['another day has the time', true],
  ['no day is free', false],
])('a choice whose hold got no response stays although it is full: %s', async (_, isOtherFree) => {
  await openStep({
    days: isOtherFree ? [{ date: isoDate('2026-12-28'), slots: [aSlot()] }] : [],
    appointment: { date: isoDate('2026-12-25'), slotId: String(aSlot().id) },
    idempotency: { holdSlot: { fingerprint: 'sent', key: 'one-key' } },
  })
  expect(await screen.findByText(/^Friday, December 25, 2026/)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /8:30 AM/, pressed: true })).toHaveLength(isOtherFree ? 1 : 0)
  expect(screen.queryByText(/no free/)).toBeNull()
})

test.each([true, false])(
  'a closed office names its closure, and then offers offices with free days first: %s',
  async (isClosed) => {
    const notice = { en: 'The office is being repaired.', am: 'x', om: 'x', ti: 'x' }
    const closure = { id: 1, officeId: 1, from: isoDate('2026-11-01'), until: isoDate('2027-03-01'), notice }
    const { container } = await openStep({
      days: [],
      master: { ...officeAnswers, notices: succeeds(isClosed ? [closure] : []) },
      schedule: { earliest: succeeds([{ officeId: 7, date: isoDate('2026-12-30') }]) },
    })
    expect(await screen.findByRole('heading', { name: 'Other offices with a free day' })).toBeTruthy()
    const text = container.textContent ?? ''
    const order = ['being repaired', 'Adama Branch', 'There is no available appointment date', 'Choose another office']
    const found = order.map((words) => text.indexOf(words))
    expect(found.includes(-1)).toBe(!isClosed)
    if (isClosed) expect(found).toEqual([...found].sort((one, other) => one - other))
    expect(/New days open regularly/.test(text)).toBe(!isClosed)
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isClosed ? 0 : 1)
  },
)

test.each([['free'], ['no']])('D26: with %s urgent days, a closure of the urgent service is named', async (free) => {
  const notice = { en: 'The urgent counter is closed.', am: 'x', om: 'x', ti: 'x' }
  const closure = {
    id: 1,
    service: 'urgent',
    from: isoDate('2026-11-24'),
    until: isoDate('2026-11-24'),
    notice,
  } as const
  await openStep({
    days: [],
    Content: UrgentDateScreen,
    master: { ...officeAnswers, notices: succeeds([closure]) },
    schedule: { urgentAvailability: succeeds(free === 'no' ? [] : [{ date: isoDate('2026-11-25'), slots: [] }]) },
  })
  expect(await screen.findByText('The urgent counter is closed.')).toBeTruthy()
})

test('without urgent days another search can find some that were released', async () => {
  const days: AvailableDay[] = []
  const urgentAvailability = vi.fn(async () => ({ ok: true, value: [...days] }) as const)
  await openStep({ days, Content: UrgentDateScreen, master: officeAnswers, schedule: { urgentAvailability } })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('Urgent appointments are limited. New ones open regularly.')).toBeTruthy()
  days.push({ date: isoDate('2026-12-25'), slots: [] })
  fireEvent.click(retry)
  expect(await screen.findByRole('button', { name: /December 25/ })).toBeTruthy()
  expect(urgentAvailability).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('D34: the chosen urgent day shows when the passport is ready, without the days on which the office is closed', async () => {
  const offices = officeCities.map((city) => ({
    ...city,
    offices: city.offices.map((office) => ({ ...office, closures: { closed: [isoDate('2026-11-26')] } })),
  }))
  await openStep({
    days: [],
    Content: UrgentDateScreen,
    urgentDays: 2,
    appointment: { date: '2026-11-25' },
    master: { ...officeAnswers, offices: async () => ({ ok: true, value: offices }) },
    schedule: { urgentAvailability: async () => ({ ok: true, value: [{ date: isoDate('2026-11-25'), slots: [] }] }) },
  })
  expect(await screen.findByText(/^Delivery date: .*November 30, 2026/)).toBeTruthy()
})
