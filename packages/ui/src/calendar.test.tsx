import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Calendar, type CalendarProps, type CalendarWords } from './calendar.tsx'
import { dateLibOf, toIsoDay, toLocalDate } from './calendar-system.ts'
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
  const lib = dateLibOf(ethiopian)
  const thirtiethOfNehase = toLocalDate(ethiopian.toIso(2018, 12, 30))
  const inPagume = lib.addMonths?.(thirtiethOfNehase, 1) as Date
  expect(ethiopian.toParts(toIsoDay(inPagume))).toEqual({ year: 2018, month: 13, day: 5 })
  const aYearLater = lib.addYears?.(thirtiethOfNehase, 1) as Date
  expect(ethiopian.toParts(toIsoDay(aYearLater))).toEqual({ year: 2019, month: 12, day: 30 })
})
