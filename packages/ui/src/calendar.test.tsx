import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Calendar, type CalendarProps, type CalendarWords } from './calendar.tsx'
import { monthsOf } from './calendar-system.ts'
import { ethiopian, ethiopianWords, gregorianWords } from './gallery/sample-calendars.ts'

afterEach(cleanup)

/** Labels days with ISO dates, so that the tests find the same day in both calendars. */
const isoNames = (words: CalendarWords): CalendarWords => ({
  ...words,
  day: (isoDay, { disabled }) => `${isoDay}${disabled ? ', not available' : ''}`,
})

const calendar = (props: Partial<CalendarProps<string>> = {}) =>
  render(
    <Calendar
      today="2026-11-21"
      from="2026-11-21"
      to="2027-01-20"
      onSelect={() => {}}
      words={isoNames(gregorianWords)}
      {...props}
    />,
  )
const day = (name: string) => within(screen.getByRole('grid')).getByRole<HTMLButtonElement>('button', { name })

test('a chosen day is reported as an ISO date', () => {
  const onSelect = vi.fn()
  calendar({ onSelect })
  fireEvent.click(day('2026-11-25'))
  expect(onSelect.mock.calls).toEqual([['2026-11-25']])
})

test('the chosen day is pressed: the button has the focus, so its state is spoken', () => {
  calendar({ selected: '2026-11-25' })
  const pressed = within(screen.getByRole('grid')).getAllByRole('button', { pressed: true })
  expect(pressed.map((button) => button.getAttribute('aria-label'))).toEqual(['2026-11-25'])
})

test('today is marked for screen readers too', () => {
  const { container } = calendar({ selected: '2026-11-25' })
  const current = [...container.querySelectorAll('[aria-current="date"]')]
  expect(current.map((button) => button.getAttribute('aria-label'))).toEqual(['2026-11-21'])
})

test('days outside the window and days without a free slot cannot be chosen', () => {
  const onSelect = vi.fn()
  calendar({ onSelect, isDisabled: (isoDay) => isoDay === '2026-11-24' })
  expect(day('2026-11-20, not available').disabled).toBe(true)
  expect(day('2026-11-24, not available').disabled).toBe(true)
  expect(day('2026-11-23').disabled).toBe(false)
})

test('arrow keys skip disabled days, into the next month', () => {
  calendar({ selected: '2026-11-30', isDisabled: (isoDay) => isoDay === '2026-12-01' })
  fireEvent.focus(day('2026-11-30'))
  fireEvent.keyDown(day('2026-11-30'), { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026-12-02')
  expect(screen.getByRole('status').textContent).toBe('December 2026')
})

test('shows a month of thirty days in the Ethiopian calendar, and reports an ISO date', () => {
  const onSelect = vi.fn()
  calendar({ onSelect, words: isoNames(ethiopianWords), system: ethiopian, to: '2027-12-31' })
  expect(screen.getByRole('status').textContent).toBe('Hidar 2019 E.C.')
  expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(30)
  expect(day('2026-11-25').textContent).toBe('16')
  fireEvent.click(day('2026-11-25'))
  expect(onSelect.mock.calls).toEqual([['2026-11-25']])
})

test('shows thirteen months a year: Nehase, Pagume with six days in 2019, Meskerem', () => {
  calendar({ words: isoNames(ethiopianWords), system: ethiopian, selected: '2027-09-01', to: '2027-12-31' })
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
  const shown = () => [
    screen.getByRole('status').textContent,
    within(screen.getByRole('grid')).getAllByRole('button').length,
  ]
  expect(shown()).toEqual(['Nehase 2019 E.C.', 30])
  next()
  expect(shown()).toEqual(['Pagume 2019 E.C.', 6])
  next()
  expect(shown()).toEqual(['Meskerem 2020 E.C.', 30])
})

test('adding months keeps the day, or takes the last day of a shorter month', () => {
  const { addMonths } = monthsOf(ethiopian)
  const thirtiethOfNehase = ethiopian.toIso(2018, 12, 30)
  expect(ethiopian.toParts(addMonths(thirtiethOfNehase, 1))).toEqual({ year: 2018, month: 13, day: 5 })
  expect(ethiopian.toParts(addMonths(thirtiethOfNehase, 13))).toEqual({ year: 2019, month: 12, day: 30 })
})

test.each([
  ['ArrowLeft', false, '2026-12-15'],
  ['ArrowUp', false, '2026-12-09'],
  ['ArrowDown', false, '2026-12-23'],
  ['Home', false, '2026-12-14'],
  ['End', false, '2026-12-20'],
  ['PageDown', false, '2027-01-16'],
  ['PageUp', false, '2026-12-16'],
  ['PageDown', true, '2026-12-16'],
] as const)('%s, shift %s, moves from December 16 to %s', (key, shiftKey, expected) => {
  calendar({ selected: '2026-12-16' })
  day('2026-12-16').focus()
  fireEvent.keyDown(day('2026-12-16'), { key, shiftKey })
  expect(document.activeElement?.getAttribute('aria-label')).toBe(expected)
})

test('the Tab key reaches one day: the chosen one, else today, else the first free one', () => {
  const tabStops = () =>
    within(screen.getByRole('grid'))
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map((button) => button.getAttribute('aria-label'))
  calendar({ selected: '2026-11-25' })
  expect(tabStops()).toEqual(['2026-11-25'])
  cleanup()
  calendar()
  expect(tabStops()).toEqual(['2026-11-21'])
  cleanup()
  calendar({ isDisabled: (isoDay) => isoDay < '2026-11-24' })
  expect(tabStops()).toEqual(['2026-11-24'])
})

test('the arrows show only months of the window', () => {
  calendar({ from: '2026-10-21', to: '2026-11-21' })
  const [previous, next] = ['Previous month', 'Next month'].map((name) => screen.getByRole('button', { name }))
  const shown = () => screen.getByRole('status').textContent
  expect(next?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(next as HTMLElement)
  expect(shown()).toBe('November 2026')
  fireEvent.click(previous as HTMLElement)
  fireEvent.click(previous as HTMLElement)
  expect(shown()).toBe('October 2026')
})

test('a choice renders the two days that it changes, and no others', () => {
  const names = vi.fn(gregorianWords.day)
  const words = { ...gregorianWords, day: names }
  const props = { today: '2026-11-21', from: '2026-11-21', to: '2027-01-20', onSelect: () => {}, words }
  const { rerender } = render(<Calendar {...props} selected="2026-11-25" />)
  names.mockClear()
  rerender(<Calendar {...props} selected="2026-11-27" />)
  expect(names.mock.calls.map(([isoDay]) => isoDay)).toEqual(['2026-11-25', '2026-11-27'])
})
