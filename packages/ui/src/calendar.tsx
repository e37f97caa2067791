import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import { dayAfterKey } from './calendar-keys.ts'
import { addDays, type CalendarSystem, gregorian, monthsOf, weekdayFromMonday } from './calendar-system.ts'

export type { CalendarSystem } from './calendar-system.ts'

const arrowClass =
  'flex size-11 items-center justify-center rounded-md text-primary hover:bg-primary-soft aria-disabled:text-line'

/** Whether a day is disabled or today comes from data attributes of its cell. */
const dayClass =
  'flex h-11 w-full items-center justify-center rounded-md border-2 border-transparent bg-primary-soft font-semibold digits text-ink hover:border-primary group-data-disabled/day:border-transparent group-data-disabled/day:bg-transparent group-data-disabled/day:font-normal group-data-disabled/day:text-muted group-data-today/day:border-edge aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary'

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
  /** Element id, the target of links in the error summary. */
  id?: string
  /** Classes for position and width. */
  className?: string
}

interface DayProps {
  readonly isoDay: string
  readonly date: number
  readonly words: CalendarWords
  readonly selected: boolean
  readonly disabled: boolean
  readonly today: boolean
  /** Whether the Tab key reaches this day. The arrow keys reach the others. */
  readonly tabStop: boolean
}

const given = (is: boolean) => (is ? 'true' : undefined)

/** One day. A choice renders only the days that it changes. */
const Day = memo(({ isoDay, date, words, selected, disabled, today, tabStop }: DayProps) => (
  <td className="group/day p-0.5" data-day={isoDay} data-disabled={given(disabled)} data-today={given(today)}>
    <button
      type="button"
      aria-pressed={selected}
      aria-current={today ? 'date' : undefined}
      className={dayClass}
      disabled={disabled}
      tabIndex={tabStop ? 0 : -1}
      aria-label={words.day(isoDay, { selected, disabled })}
    >
      {date}
    </button>
  </td>
))

const dayOf = (target: EventTarget): string | undefined =>
  (target as Element).closest('button')?.closest<HTMLElement>('[data-day]')?.dataset.day

const numbers = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

/** The month view of one calendar system. */
const MonthView = <IsoDay extends string>({
  selected,
  onSelect,
  today,
  from,
  to,
  isDisabled,
  words,
  system = gregorian,
  id,
  className,
}: CalendarProps<IsoDay>) => {
  const months = monthsOf(system)
  const [first, last] = [months.indexOf(from), months.indexOf(to)]
  const [index, setIndex] = useState(() => months.indexOf(selected ?? (today < from ? from : today > to ? to : today)))
  /** The day that a key moved to. */
  const [moved, setMoved] = useState<string>()
  const grid = useRef<HTMLTableElement>(null)
  const isUnavailable = (day: string) => day < from || day > to || Boolean(isDisabled?.(day as IsoDay))

  const { year, month } = months.partsOf(index)
  const start = months.firstDay(index)
  const before = weekdayFromMonday(start)
  const days = numbers(0, months.lengthOf(index) - 1).map((at) => {
    const isoDay = addDays(start, at)
    return { isoDay, date: at + 1, disabled: isUnavailable(isoDay) }
  })
  const open = days.filter(({ disabled }) => !disabled).map(({ isoDay }) => isoDay)
  const tabStop = [moved, selected, today].find((day) => day !== undefined && open.includes(day)) ?? open[0]
  const weeks = numbers(0, Math.ceil((before + days.length) / 7) - 1)

  useLayoutEffect(() => {
    if (moved !== undefined) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [moved])

  const show = (wanted: number) => setIndex(Math.min(Math.max(wanted, first), last))
  const choose = ({ target }: MouseEvent) => {
    const day = dayOf(target)
    if (day === undefined) return
    setMoved(undefined)
    onSelect(day as IsoDay)
  }
  const move = (event: KeyboardEvent) => {
    const day = dayOf(event.target)
    const next = day && dayAfterKey(day, event, { system, from, to, isUnavailable })
    if (!next) return
    event.preventDefault()
    setIndex(months.indexOf(next))
    setMoved(next)
  }
  const arrow = (label: string, by: -1 | 1, Icon: typeof ChevronLeft) => {
    const isLast = index === (by < 0 ? first : last)
    return (
      <button
        type="button"
        className={arrowClass}
        aria-label={label}
        aria-disabled={isLast || undefined}
        tabIndex={isLast ? -1 : undefined}
        onClick={() => show(index + by)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    )
  }
  const caption = `${words.month(month)} ${words.year(year)}`
  return (
    <div
      id={id}
      className={cx(
        'calendar grid w-full max-w-md grid-cols-[auto_minmax(0,1fr)_auto] items-center rounded-lg border border-line bg-surface p-2 sm:p-4',
        className,
      )}
    >
      {arrow(words.previousMonth, -1, ChevronLeft)}
      <span
        className="flex min-h-11 items-center justify-center px-1.5 text-center font-display text-lg font-bold"
        role="status"
      >
        {caption}
      </span>
      {arrow(words.nextMonth, 1, ChevronRight)}
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a date grid, with buttons in its cells.
        role="grid"
        aria-label={caption}
        className="col-span-3 mt-2 w-full table-fixed border-collapse"
        onClick={choose}
        onKeyDown={move}
      >
        {/* The name of each day contains its weekday. */}
        <thead aria-hidden="true">
          <tr>
            {numbers(1, 7).map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 text-center font-normal text-muted">
                {words.weekdays[weekday % 7]?.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {numbers(7 * week - before, 7 * week - before + 6).map((at) => {
                const day = days[at]
                return day ? (
                  <Day
                    key={at}
                    {...day}
                    words={words}
                    selected={day.isoDay === selected}
                    today={day.isoDay === today}
                    tabStop={day.isoDay === tabStop}
                  />
                ) : (
                  <td key={at} data-outside="true" />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A month view to choose one day, by touch or arrow keys, in either calendar. */
export const Calendar = <IsoDay extends string>(props: CalendarProps<IsoDay>) => (
  // Months differ between calendars, so a new key restarts the view at the same day.
  <MonthView key={props.system?.monthsInYear} {...props} />
)
