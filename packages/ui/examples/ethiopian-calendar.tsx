import { addDays, fromEthiopian, isoDate, toEthiopian } from '@invea/domain/calendar'
import { calendarNames } from '@invea/locales/calendar'
import { Calendar, type CalendarSystem, type CalendarWords } from '@invea/ui/calendar'
import { useState } from 'react'
import '@invea/ui/calendar.css'

const ethiopian: CalendarSystem = {
  monthsInYear: 13,
  toParts: (day) => toEthiopian(isoDate(day)),
  toIso: (year, month, day) => fromEthiopian({ year, month, day }),
}

const { ethiopianMonths, weekdays, shortWeekdays } = calendarNames('en')
// The names begin with Monday, and `words.weekdays` begins with Sunday.
const sundayFirst = [6, 0, 1, 2, 3, 4, 5]
const words: CalendarWords = {
  month: (month) => ethiopianMonths[month - 1] ?? '',
  year: (year) => `${year} E.C.`,
  weekdays: sundayFirst.map((day) => ({ short: shortWeekdays[day] ?? '', long: weekdays[day] ?? '' })),
  day: (day) => {
    const { year, month, day: number } = ethiopian.toParts(day)
    return `${ethiopianMonths[month - 1]} ${number}, ${year}`
  },
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
}

const today = isoDate('2026-11-23')

/** A day of the next hundred, chosen on the Ethiopian calendar. Days go in and out as yyyy-MM-dd. */
export const EthiopianCalendar = () => {
  const [day, setDay] = useState(today)
  return (
    <>
      <Calendar
        selected={day}
        onSelect={setDay}
        today={today}
        from={today}
        to={addDays(today, 100)}
        system={ethiopian}
        words={words}
      />
      <p>{day}</p>
    </>
  )
}
