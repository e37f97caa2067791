import { formatDate, fromEthiopian, type IsoDate, type Language, toEthiopian } from '@invea/domain'
import type { BookingWindow } from '@invea/domain/appointment'
import { type Calendar as CalendarName, monthNames, shortWeekdayNames, weekdayNames } from '@invea/domain/calendar'
import { Fieldset } from '@invea/ui'
import { Calendar, type CalendarSystem, type CalendarWords } from '@invea/ui/calendar'
import { useMemo } from 'react'
import { CalendarChoice, useCalendarChoice, useDateWords } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'

/** Chooses the calendar of the month; days always show both. */
export const CalendarOfMonth = () => (
  <CalendarChoice legend={<span className="sr-only">{useTranslation('booking').t('calendar')}</span>} />
)

/** The Ethiopian calendar for the month picker. */
export const ethiopic: CalendarSystem = {
  monthsInYear: 13,
  toParts: (isoDay) => toEthiopian(isoDay as IsoDate),
  toIso: (year, month, day) => fromEthiopian({ year, month, day }),
}

/** Rotates a list that begins on Monday to begin on Sunday, as the picker needs. */
const sundayFirst = <T,>(names: readonly T[]): readonly T[] => [...names.slice(6), ...names.slice(0, 6)]

/** Labels of the month picker in a language and calendar; `full` is the label of days that cannot be chosen. */
export const calendarWords = (
  language: Language,
  calendar: CalendarName,
  labels: { readonly previousMonth: string; readonly nextMonth: string; readonly full: string },
): CalendarWords => ({
  month: (month) => monthNames[calendar][language][month - 1] ?? '',
  year: String,
  weekdays: sundayFirst(
    shortWeekdayNames[language].map((short, at) => ({ short, long: weekdayNames[language][at] ?? short })),
  ),
  day: (isoDay, { disabled }) => {
    const day = formatDate(isoDay as IsoDate, { language, calendar, style: 'full', marked: true })
    return disabled ? `${day}, ${labels.full}` : day
  },
  previousMonth: labels.previousMonth,
  nextMonth: labels.nextMonth,
})

export interface DayChoiceProps {
  readonly id: string
  /** The label of the group; defaults to "Appointment date". */
  readonly legend?: string | undefined
  readonly today: IsoDate
  readonly window: BookingWindow
  /** Its free days. The first one may be weeks after the office's first day. */
  readonly free: Pick<ReadonlySet<IsoDate>, 'has' | 'keys'>
  readonly value: IsoDate | undefined
  readonly onChange: (day: IsoDate) => void
  readonly error?: string | undefined
}

/** The days of the window in the chosen calendar; days without a free slot are disabled (A §4). */
export const DayChoice = ({ id, legend, today, window, free, value, onChange, error }: DayChoiceProps) => {
  const { t } = useTranslation(['booking', 'field'])
  const language = useLanguage()
  const [calendar] = useCalendarChoice()
  const dates = useDateWords()
  const from = [...free.keys()].sort()[0] ?? window.from
  const words = useMemo(
    () =>
      calendarWords(language, calendar, {
        previousMonth: t('booking:previousMonth'),
        nextMonth: t('booking:nextMonth'),
        full: t('booking:unavailable'),
      }),
    [language, calendar, t],
  )
  return (
    <Fieldset
      id={id}
      legend={legend ?? t('field:appointment.date')}
      hint={t('booking:window', { from: dates.dualDate(from), to: dates.dualDate(window.to) })}
      error={error}
    >
      <CalendarOfMonth />
      <Calendar<IsoDate>
        today={today}
        from={from}
        to={window.to}
        isDisabled={(day) => !free.has(day)}
        words={words}
        onSelect={onChange}
        {...(calendar === 'ethiopic' && { system: ethiopic })}
        {...(value !== undefined && { selected: value })}
      />
    </Fieldset>
  )
}
