import type { IsoDate, Window } from '@invea/domain'
import { Fieldset, Skeleton } from '@invea/ui'
import { Suspense, useMemo } from 'react'
import { useCalendarChoice, useDateWords } from '../dates/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { CalendarChoice } from './CalendarChoice.tsx'
import { calendarWords, ethiopic } from './calendar-words.ts'

// Nine tenths of the screen's weight: the words and the office are read while it comes.
const Calendar = lazyComponent(async () => (await import('@invea/ui/calendar')).Calendar<IsoDate>)

export interface DayChoiceProps {
  readonly id: string
  readonly today: IsoDate
  readonly window: Window
  readonly isFree: (day: IsoDate) => boolean
  readonly value: IsoDate | undefined
  readonly onChange: (day: IsoDate) => void
  readonly error?: string | undefined
}

/** The days of the window, those without a free place closed (A §4), in the calendar of the reader's choice. */
export const DayChoice = ({ id, today, window, isFree, value, onChange, error }: DayChoiceProps) => {
  const { t } = useTranslation(['booking', 'field'])
  const language = useLanguage()
  const [calendar] = useCalendarChoice()
  const dates = useDateWords()
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
      legend={t('field:appointment.date')}
      hint={t('booking:window', { from: dates.dualDate(window.from), to: dates.dualDate(window.to) })}
      error={error}
    >
      <CalendarChoice />
      <Suspense fallback={<Skeleton lines={8} className="max-w-md py-6" />}>
        <Calendar
          today={today}
          from={window.from}
          to={window.to}
          isDisabled={(day) => !isFree(day)}
          words={words}
          onSelect={onChange}
          {...(calendar === 'ethiopic' && { system: ethiopic })}
          {...(value !== undefined && { selected: value })}
        />
      </Suspense>
    </Fieldset>
  )
}
