import { cx } from 'class-variance-authority'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { type ClassNames, DayPicker, type DayPickerProps } from 'react-day-picker'
import { type CalendarSystem, dateLibOf, gregorian, toIsoDay, toLocalDate } from './calendar-system.ts'

export type { CalendarSystem } from './calendar-system.ts'

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }

/** Replaces the icons of the picker. */
const calendarComponents: NonNullable<DayPickerProps['components']> = {
  Chevron: ({ orientation = 'down' }) => {
    const Icon = chevrons[orientation]
    return <Icon aria-hidden="true" className="size-5" />
  },
}

const arrowClass =
  'flex size-11 items-center justify-center rounded-md text-primary hover:bg-primary-soft aria-disabled:text-line'

/** Class names for the parts of the picker. The state of a day comes from data attributes of its cell. */
const calendarClasses: Partial<ClassNames> = {
  root: 'calendar w-full max-w-md rounded-lg border border-line bg-surface p-2 sm:p-4',
  month: 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center',
  month_caption: 'flex justify-center',
  caption_label:
    'inline-flex min-h-11 items-center gap-1 px-1.5 text-center font-display text-lg font-bold [select+&]:text-base',
  dropdowns: 'flex flex-wrap justify-center gap-1 text-base',
  dropdown_root: 'relative rounded-md border-2 border-edge has-focus-visible:outline-3 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  button_previous: arrowClass,
  button_next: arrowClass,
  month_grid: 'col-span-3 mt-2 w-full table-fixed border-collapse',
  weekday: 'pb-1 text-center text-sm font-normal text-muted',
  day: 'group/day p-0.5',
  day_button:
    'flex h-11 w-full items-center justify-center rounded-md border-2 border-transparent bg-primary-soft font-semibold digits text-ink hover:border-primary group-data-disabled/day:border-transparent group-data-disabled/day:bg-transparent group-data-disabled/day:font-normal group-data-disabled/day:text-muted group-data-today/day:border-accent group-data-selected/day:border-primary group-data-selected/day:bg-primary group-data-selected/day:text-on-primary',
}

/** Texts of a calendar, in the caller's language and calendar. */
export interface CalendarWords {
  /** Name of a month from 1, "Meskerem". */
  readonly month: (month: number) => string
  /** A year as shown, "2019" or "2019 ዓ.ም.". */
  readonly year: (year: number) => string
  /** Short and long names of the weekdays, Sunday first. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[]
  /** Accessible name of a day: "Monday, January 5, 2027, no free appointment". */
  readonly day: (isoDay: string, state: { readonly selected: boolean; readonly disabled: boolean }) => string
  /** Label of the arrow to the previous month. */
  readonly previousMonth: string
  /** Label of the arrow to the next month. */
  readonly nextMonth: string
  /** Names of the two lists of a calendar with `jump`. */
  readonly monthList?: string
  /** Name of the list of years. */
  readonly yearList?: string
}

type Texts = Pick<DayPickerProps, 'formatters' | 'labels' | 'dateLib'>

/** Formatters and labels of the picker, from the caller's texts. */
const calendarTexts = (words: CalendarWords, system: CalendarSystem): Texts => {
  const partsOf = (date: Date) => system.toParts(toIsoDay(date))
  const caption = (date: Date) => {
    const { year, month } = partsOf(date)
    return `${words.month(month)} ${words.year(year)}`
  }
  return {
    dateLib: system === gregorian ? undefined : dateLibOf(system),
    formatters: {
      formatCaption: caption,
      formatDay: (date) => String(partsOf(date).day),
      formatMonthDropdown: (date) => words.month(partsOf(date).month),
      formatYearDropdown: (date) => words.year(partsOf(date).year),
      formatWeekdayName: (date) => words.weekdays[date.getDay()]?.short ?? '',
    },
    labels: {
      labelGrid: caption,
      labelWeekday: (date) => words.weekdays[date.getDay()]?.long ?? '',
      labelDayButton: (date, { selected, disabled }) =>
        words.day(toIsoDay(date), { selected: Boolean(selected), disabled: Boolean(disabled) }),
      labelNext: () => words.nextMonth,
      labelPrevious: () => words.previousMonth,
      labelMonthDropdown: () => words.monthList ?? '',
      labelYearDropdown: () => words.yearList ?? '',
    },
  }
}

export interface CalendarProps<IsoDay extends string> {
  /** The chosen day, yyyy-MM-dd. */
  selected?: IsoDay | undefined
  /** Called with the chosen day, yyyy-MM-dd. */
  onSelect: (day: IsoDay) => void
  /** The day to mark as today, yyyy-MM-dd. */
  today: IsoDay
  /** First day that can be chosen. */
  from: IsoDay
  /** Last day that can be chosen. */
  to: IsoDay
  /** True for days between `from` and `to` that cannot be chosen. */
  isDisabled?: (day: IsoDay) => boolean
  /** Texts in the language of the reader. */
  words: CalendarWords
  /** Gregorian when absent. */
  system?: CalendarSystem
  /** Shows lists of months and years, for birth dates. */
  jump?: boolean
  /** 0 Sunday to 6 Saturday; Monday by default. */
  weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** Focuses the calendar when it appears. */
  autoFocus?: boolean
  /** Element id, the target of links in the error summary. */
  id?: string
  /** Classes for position and width. */
  className?: string
}

/** A month view to choose one day, by touch or arrow keys, in either calendar. */
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
  const isUnavailable = (date: Date) => {
    const day = toIsoDay(date) as IsoDay
    return day < from || day > to || Boolean(isDisabled?.(day))
  }
  const shown = selected ?? (today < from ? from : today > to ? to : today)
  return (
    <DayPicker
      // Months differ between calendars, so a new key restarts the picker at the same day.
      key={system.monthsInYear}
      mode="single"
      required
      selected={selected ? toLocalDate(selected) : undefined}
      onSelect={(date) => onSelect(toIsoDay(date) as IsoDay)}
      today={toLocalDate(today)}
      defaultMonth={toLocalDate(shown)}
      startMonth={toLocalDate(from)}
      endMonth={toLocalDate(to)}
      disabled={isUnavailable}
      captionLayout={jump ? 'dropdown' : 'label'}
      reverseYears={jump}
      navLayout="around"
      weekStartsOn={weekStartsOn}
      autoFocus={autoFocus}
      formatters={formatters}
      labels={labels}
      components={calendarComponents}
      classNames={calendarClasses}
      className={cx(className)}
      {...(dateLib && { dateLib })}
      {...(id !== undefined && { id })}
    />
  )
}
