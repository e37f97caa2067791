import type { Calendar } from '@invea/domain'
import { useId } from 'react'
import { useCalendarChoice } from '../dates/index.ts'
import { useTranslation } from '../i18n/index.ts'

const calendars = ['ethiopic', 'gregorian'] as const satisfies readonly Calendar[]

/** People often know a date in one calendar alone: they say which, and type it so. */
export const CalendarOfDates = () => {
  const { t } = useTranslation('applicant')
  const [calendar, choose] = useCalendarChoice()
  const name = useId()
  return (
    <fieldset>
      <legend className="text-sm text-muted">{t('calendarOf')}</legend>
      <div className="flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6">
        {calendars.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              className="size-5"
              checked={calendar === option}
              onChange={() => choose(option)}
            />
            {t(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
