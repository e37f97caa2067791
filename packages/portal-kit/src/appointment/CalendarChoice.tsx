import type { Calendar } from '@invea/domain/calendar'
import { useCalendarChoice } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'

const calendars = ['ethiopic', 'gregorian'] as const satisfies readonly Calendar[]

/** Which calendar the month is drawn in; days always show in both. */
export const CalendarChoice = () => {
  const { t } = useTranslation('booking')
  const [calendar, choose] = useCalendarChoice()
  return (
    <fieldset className="flex flex-wrap gap-x-4 max-sm:text-sm sm:gap-x-6">
      <legend className="sr-only">{t('calendar')}</legend>
      {calendars.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="calendar"
            className="size-5"
            checked={calendar === option}
            onChange={() => choose(option)}
          />
          {t(option)}
        </label>
      ))}
    </fieldset>
  )
}
