import { cx } from 'class-variance-authority'
import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import { calendarComponents } from './calendar-components.tsx'
import { calendarLook } from './calendar-look.ts'
import { type CalendarSystem, gregorian } from './calendar-system.ts'
import { calendarTexts } from './calendar-texts.ts'
import type { CalendarWords } from './calendar-words.ts'
import { toIsoDay, toLocalDate } from './iso-day.ts'

export interface CalendarProps<IsoDay extends string> {
  /** All days go in and out as yyyy-MM-dd. */
  selected?: IsoDay | undefined
  onSelect: (day: IsoDay) => void
  today: IsoDay
  /** First and last day that can be shown. */
  from: IsoDay
  to: IsoDay
  /** Days between them that cannot be chosen. */
  isDisabled?: (day: IsoDay) => boolean
  words: CalendarWords
  /** Absent: Gregorian. */
  system?: CalendarSystem
  /** Lists to jump to a month and a year, for birth dates. */
  jump?: boolean
  /** 0 Sunday to 6 Saturday; Monday unless told. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  autoFocus?: boolean
  id?: string
  className?: string
}

/** A month of days to choose one from, in either calendar, by finger or arrow keys. */
export const Calendar = <IsoDay extends string>({
  selected,
  onSelect,
  today,
  from,
  to,
  isDisabled,
  words,
  system = gregorian,
  jump = false,
  weekStartsOn = 1,
  autoFocus = false,
  id,
  className,
}: CalendarProps<IsoDay>) => {
  const { formatters, labels, dateLib } = useMemo(() => calendarTexts(words, system), [words, system])
  const cannot = (date: Date) => {
    const day = toIsoDay(date) as IsoDay
    return day < from || day > to || Boolean(isDisabled?.(day))
  }
  const shown = selected ?? (today < from ? from : today > to ? to : today)
  return (
    <DayPicker
      // Another calendar has other months: the picker starts again at the same day.
      key={system.monthsInYear}
      mode="single"
      required
      selected={selected ? toLocalDate(selected) : undefined}
      onSelect={(date) => onSelect(toIsoDay(date) as IsoDay)}
      today={toLocalDate(today)}
      defaultMonth={toLocalDate(shown)}
      startMonth={toLocalDate(from)}
      endMonth={toLocalDate(to)}
      disabled={cannot}
      captionLayout={jump ? 'dropdown' : 'label'}
      reverseYears={jump}
      navLayout="around"
      weekStartsOn={weekStartsOn}
      autoFocus={autoFocus}
      formatters={formatters}
      labels={labels}
      components={calendarComponents}
      classNames={calendarLook}
      className={cx(className)}
      {...(dateLib && { dateLib })}
      {...(id !== undefined && { id })}
    />
  )
}
