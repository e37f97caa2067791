// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { type Application, isoDate } from '@invea/domain'
import { anApplicant, anApplication, anApplicationPerson, aSlot } from '@invea/domain/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { later, refused, succeeds, unreachable } from '../testing/responses.ts'
import { officeAnswers } from '../testing/some-offices.ts'
import { someScreens } from '../testing/some-screens.ts'
import { MyApplicationsScreen } from './MyApplicationsScreen.tsx'

const paid = (changes: Partial<Application> = {}) =>
  anApplication({
    requestId: 12,
    status: 'paymentCompleted',
    actions: ['view', 'reschedule', 'cancel'],
    today: isoDate('2026-11-21'),
    persons: [anApplicationPerson({ personStatus: 'paymentCompleted', applicant: anApplicant() })],
    ...changes,
  })

const availability = vi.fn<PortalApi['schedule']['availability']>(
  succeeds([{ date: isoDate('2026-12-08'), slots: [aSlot()] }]),
)

const urgentAvailability = vi.fn<PortalApi['schedule']['urgentAvailability']>(
  succeeds([{ date: isoDate('2026-12-08'), urgentQuotaId: 3, slots: [] }]),
)

const open = (get: () => Application, reschedule = vi.fn(), notices: PortalApi['master']['notices'] = succeeds([])) =>
  renderScreen((search) => <MyApplicationsScreen {...search} />, {
    screens: someScreens,
    address: '/list?request=12&view=reschedule',
    api: {
      master: { ...officeAnswers, notices, restrictions: succeeds([{ officeId: 1, minDays: 1, maxDays: 60 }]) },
      schedule: { availability, urgentAvailability, reschedule },
      requests: {
        get: async () => ({ ok: true, value: get() }),
        barcode: succeeds({ image: 'aGVsbG8=', data: 'SIGNED' }),
      },
    },
  })

test('a closure of the office is named beside the days, which it takes away', async () => {
  const notice = { en: 'The office is being painted.', am: 'x', om: 'x', ti: 'x' }
  const closure = { id: 1, officeId: 1, from: isoDate('2026-12-09'), until: isoDate('2026-12-15'), notice }
  for (const mode of ['normal', 'urgent'] as const) {
    const { unmount } = await open(() => paid({ mode }), undefined, succeeds([closure]))
    expect(await screen.findByText('The office is being painted.')).toBeTruthy()
    unmount()
  }
})

test.each(['normal', 'urgent'] as const)(
  'the present day and time of a %s application are not saved again: that would make the slip invalid',
  async (mode) => {
    const reschedule = vi.fn()
    const appointmentDate = isoDate('2026-12-08')
    await open(() => paid({ mode, appointmentDate, appointmentSlot: aSlot() }), reschedule)
    fireEvent.click(await screen.findByRole('button', { name: /December 8/ }))
    if (mode === 'normal') fireEvent.click(await screen.findByRole('button', { name: /8:30 AM/ }))
    fireEvent.click(screen.getByRole('button', { name: /^Save New Date/ }))
    expect(await screen.findAllByText(/You have this appointment already/)).toHaveLength(2)
    expect(reschedule).not.toHaveBeenCalled()
  },
)

test('after a new date the new slip is shown at once, and says that the old one is void', async () => {
  let stored = paid()
  const reschedule = vi.fn(async () => {
    stored = paid({ appointmentDate: isoDate('2026-12-08') })
    return { ok: true, value: { date: isoDate('2026-12-08'), appointmentId: 7 } } as const
  })
  await open(() => stored, reschedule)
  expect(await screen.findByText('Current appointment date')).toBeTruthy()
  // The shown window begins with the first free day, not with the first day of the office's window.
  expect(await screen.findByText(/Dec 08, 2026 .* to Jan 20, 2027/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /December 8/ }))
  fireEvent.click(await screen.findByRole('button', { name: /8:30 AM/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save New Date Time' }))
  expect(await screen.findByText(/^Changed To - Dec 08, 2026/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByText('Your old slip is no longer valid. Bring only this new one.')).toBeTruthy()
  const slip = await screen.findByRole('article', { name: 'Appointment slip' })
  expect(slip.textContent).toMatch(/Tuesday, December 8, 2026\sG\.C\./)
})

test('the result is that of the response: it stays when the slot is full, and shows no slip with the old time of that day', async () => {
  const first = aSlot({ id: 1 })
  const second = aSlot({ id: 2, startTime: '10:30', endTime: '11:30' })
  const date = isoDate('2026-12-08')
  let stored = paid({ appointmentDate: date, appointmentSlot: first })
  let slots = [first, second]
  onTestFinished(() => void availability.mockReset())
  availability.mockImplementation(async () => ({ ok: true, value: slots.length ? [{ date, slots }] : [] }))
  const reschedule = vi.fn(succeeds({ date, slot: second, appointmentId: 7 }))
  const { queries } = await open(() => stored, reschedule)
  fireEvent.click(await screen.findByRole('button', { name: /December 8/ }))
  fireEvent.click(await screen.findByRole('button', { name: /10:30 AM/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save New Date Time' }))
  expect(await screen.findByText(/^Changed To - Dec 08, 2026.*10:30 AM/)).toBeTruthy()
  slots = []
  await act(() => queries.invalidateQueries())
  expect(screen.getByText(/^Changed To - Dec 08, 2026.*10:30 AM/)).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Appointment slip' })).toBeNull()
  stored = paid({ appointmentDate: date, appointmentSlot: second })
  await act(() => queries.invalidateQueries())
  const slip = await screen.findByRole('article', { name: 'Appointment slip' })
  expect(slip.textContent).toContain('10:30 AM')
})

test('a type without a calendar shows its delivery day and time, and no appointment date', async () => {
  await open(() => paid({ type: 'lost', deliveryDate: isoDate('2026-12-01') }))
  const block = await screen.findByRole('region', { name: 'Delivery date' })
  expect(block.textContent).toMatch(/Tuesday, December 1, 2026\sG\.C\./)
  expect(block.textContent).toContain('8:30 AM')
  expect(screen.queryByText('Current appointment date')).toBeNull()
})

test('the processing days of a type without an appointment count from its submission (B §5, D28)', async () => {
  await open(() => paid({ type: 'lost', deliveryDate: isoDate('2026-12-01'), requestDate: isoDate('2026-10-12') }))
  expect((await screen.findByRole('group', { name: 'Delivery date' })).textContent).toMatch(/ to Jan 20, 2027/)
  expect(availability).toHaveBeenLastCalledWith(expect.objectContaining({ requestDate: '2026-10-12' }))
})

test('an office that was closed during the processing days has later days, which can be chosen too', async () => {
  onTestFinished(() => void availability.mockReset())
  const day = isoDate('2027-02-10')
  availability.mockImplementation(async ({ to }) => ({
    ok: true,
    value: to < day ? [] : [{ date: day, slots: [aSlot()] }],
  }))
  const reschedule = vi.fn(succeeds({ date: day, appointmentId: 7 }))
  await open(() => paid({ type: 'lost', requestDate: isoDate('2026-11-21') }), reschedule)
  fireEvent.click(await screen.findByRole('button', { name: /February 10/ }))
  fireEvent.click(await screen.findByRole('button', { name: /8:30 AM/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Save New Date Time' }))
  await vi.waitFor(() =>
    expect(reschedule).toHaveBeenCalledWith(expect.objectContaining({ date: day }), expect.anything()),
  )
})

test('a type without an appointment chooses a new delivery date and time', async () => {
  await open(() => paid({ type: 'lost', deliveryDate: isoDate('2026-12-01') }))
  expect(await screen.findByRole('group', { name: 'Delivery date' })).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /December 8/ }))
  expect(await screen.findByRole('group', { name: 'Delivery time' })).toBeTruthy()
  expect(screen.queryByText('Appointment date')).toBeNull()
  expect(screen.queryByText('Appointment time')).toBeNull()
})

test('D9: an urgent group searches days for all its applicants, and shows how many are left', async () => {
  const persons = [1, 2, 3].map((requestPersonId) =>
    anApplicationPerson({ requestPersonId, personStatus: 'paymentCompleted', applicant: anApplicant() }),
  )
  const reschedule = vi.fn(async () => refused('slotShort', { remaining: 2 }))
  await open(() => paid({ mode: 'urgent', urgentDays: 2, persons, appointmentSlot: undefined }), reschedule)
  fireEvent.click(await screen.findByRole('button', { name: /December 8/ }))
  expect(urgentAvailability).toHaveBeenCalledWith(expect.objectContaining({ applicants: 3 }))
  fireEvent.click(screen.getByRole('button', { name: 'Save New Date' }))
  const text = 'There is space for 2 applicants only. Choose another appointment.'
  const notice = await screen.findByText(text)
  expect(document.activeElement).toBe(notice.closest('[tabindex]'))
  fireEvent.click(screen.getByRole('button', { name: /December 8/ }))
  expect(screen.queryByText(text)).toBeNull()
})

const twoDays = async (changes: () => Partial<Application> = () => ({})) => {
  onTestFinished(() => void urgentAvailability.mockReset())
  urgentAvailability.mockImplementation(async () => ({
    ok: true,
    value: ['2026-12-08', '2026-12-09'].map((date) => ({ date: isoDate(date), urgentQuotaId: 3, slots: [] })),
  }))
  const reschedule = vi.fn<PortalApi['schedule']['reschedule']>(unreachable)
  await open(() => paid({ mode: 'urgent', urgentDays: 2, appointmentSlot: undefined, ...changes() }), reschedule)
  const choose = async (day: number) =>
    fireEvent.click(await screen.findByRole('button', { name: new RegExp(`December ${day}`) }))
  await choose(8)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save New Date' }))
  return { choose, save, reschedule, sentDays: () => reschedule.mock.calls.map(([{ date }]) => date) }
}
const retryButton = () => screen.queryByRole('button', { name: 'Try again' })

test('when the connection returns, the sent day is sent again; another chosen day waits for Save', async () => {
  const { choose, save, reschedule, sentDays } = await twoDays()
  save()
  await screen.findByRole('button', { name: 'Try again' })
  act(() => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(reschedule).toHaveBeenCalledTimes(2))
  await screen.findByRole('button', { name: 'Try again' })
  await choose(9)
  expect(retryButton()).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  expect(sentDays()).toEqual(['2026-12-08', '2026-12-08'])
  save()
  await vi.waitFor(() => expect(sentDays()).toEqual(['2026-12-08', '2026-12-08', '2026-12-09']))
})

test('Try again sends the day that is chosen now, and the connection sends the pressed one', async () => {
  const { choose, save, reschedule, sentDays } = await twoDays()
  const response = later<Awaited<ReturnType<typeof unreachable>>>()
  reschedule.mockReturnValueOnce(response.promise)
  save()
  await choose(9)
  await act(async () => response.resolve(await unreachable()))
  await screen.findByRole('button', { name: 'Try again' })
  act(() => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(sentDays()).toEqual(['2026-12-08', '2026-12-08']))
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(sentDays()).toEqual(['2026-12-08', '2026-12-08', '2026-12-09']))
})

test('a move whose response was lost is repeated with its key, also when the application names the new day by then', async () => {
  const stored = vi.fn(() => ({ appointmentDate: isoDate('2026-12-09') }))
  const { save, reschedule } = await twoDays(stored)
  save()
  await screen.findByRole('button', { name: 'Try again' })
  stored.mockReset().mockReturnValue({ appointmentDate: isoDate('2026-12-08') })
  act(() => void dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(stored).toHaveBeenCalled())
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(reschedule).toHaveBeenCalledTimes(2))
  expect(new Set(reschedule.mock.calls.map(([, key]) => key)).size).toBe(1)
})
