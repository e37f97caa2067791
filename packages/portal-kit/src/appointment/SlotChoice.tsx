import { formatTime, type IsoDate } from '@invea/domain'
import type { Slot } from '@invea/domain/appointment'
import { type DayPart, type TimeOfDay, toEthiopianTime } from '@invea/domain/calendar'
import { Card, SlotPicker, VisuallyHidden } from '@invea/ui'
import { type ReactNode, useMemo } from 'react'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { formatLocalTime, timeInLocalZone } from '../i18n/local-time.ts'

const parts = ['morning', 'afternoon'] as const satisfies readonly DayPart[]

export interface SlotChoiceProps {
  readonly id: string
  /** Label of the group; defaults to "Appointment time". */
  readonly legend?: string | undefined
  /** The day of the times. */
  readonly date: IsoDate | undefined
  readonly slots: readonly Slot[]
  readonly value: string | undefined
  readonly onChange: (slotId: string | undefined) => void
  readonly error?: string | undefined
}

const digitsOf = (time: TimeOfDay) => {
  const { hour, minute } = toEthiopianTime(time)
  return `${hour}:${String(minute).padStart(2, '0')}`
}

/** Second clock of a slot in English. Only screen readers get the name of the clock, because a note above shows it. */
const EthiopianDigits = ({ time }: { readonly time: TimeOfDay }) => {
  const { t } = useTranslation('booking')
  return (
    <>
      {digitsOf(time)}
      <VisuallyHidden> {t('ethiopianTime')}</VisuallyHidden>
    </>
  )
}

/** First clock of a slot in the other languages. Only screen readers get the part of the day, because the heading shows it. */
const EthiopianTime = ({ time }: { readonly time: TimeOfDay }) => {
  const language = useLanguage()
  const digits = digitsOf(time)
  const [before, after] = formatTime(time, { language, clock: 'ethiopian' }).split(digits)
  return (
    <>
      <VisuallyHidden>{before}</VisuallyHidden>
      {digits}
      <VisuallyHidden>{after}</VisuallyHidden>
    </>
  )
}

/** The time on the device's clock if that differs, with its day if that differs too. */
const LocalClock = ({ date, time }: { readonly date: IsoDate; readonly time: TimeOfDay }) => {
  const { t } = useTranslation('booking')
  const words = useDateWords()
  const own = timeInLocalZone(date, time)
  const language = useLanguage()
  if (!own) return null
  const clock = formatLocalTime(own.time, language)
  const shown = own.date === date ? clock : `${clock}, ${words.day(own.date)}`
  return <span className="block">{t('ownClock', { time: shown })}</span>
}

/** The clock that the reader knows best. */
const FirstClock = ({ time }: { readonly time: TimeOfDay }) => {
  const language = useLanguage()
  return language === 'en' ? formatTime(time, { language, clock: 'international' }) : <EthiopianTime time={time} />
}

/** The other clock, and the device's clock if that differs. */
const OtherClocks = ({ date, time }: { readonly date: IsoDate | undefined; readonly time: TimeOfDay }) => {
  const language = useLanguage()
  return (
    <>
      {language === 'en' ? <EthiopianDigits time={time} /> : formatTime(time, { language, clock: 'international' })}
      {date && <LocalClock date={date} time={time} />}
    </>
  )
}

/** Morning and afternoon slots on both clocks, the reader's first, because the clocks differ by six hours. */
export const SlotChoice = ({ id, legend, date, slots, value, onChange, error }: SlotChoiceProps) => {
  const { t } = useTranslation(['booking', 'field'])
  // The same objects after a choice, so that it renders only the slots that it changes.
  const buttons = useMemo(
    () =>
      slots.map(({ id, part, startTime }) => ({
        id: String(id),
        part,
        label: <FirstClock time={startTime} />,
        detail: <OtherClocks date={date} time={startTime} />,
      })),
    [slots, date],
  )
  return (
    <SlotPicker
      id={id}
      legend={legend ?? t('field:appointment.slotId')}
      hint={`${t('booking:zone')} ${t('booking:clocks')}`}
      error={error}
      value={value ?? null}
      onChange={(slotId) => onChange(slotId ?? undefined)}
      groups={parts.flatMap((part) => {
        const own = buttons.filter((button) => button.part === part)
        return own.length > 0 ? [{ id: part, title: t(`booking:${part}`), slots: own }] : []
      })}
    />
  )
}

/** The chosen slot in both calendars, on both clocks, and on the visitor's own clock if that differs. */
export const ChosenTime = ({
  date,
  slot,
  children,
}: {
  readonly date: IsoDate | undefined
  readonly slot?: Slot | undefined
  readonly children?: ReactNode
}) => {
  const words = useDateWords()
  return (
    <div aria-live="polite" className="empty:absolute">
      {date && (
        <Card tone="sunken">
          <p className="font-semibold">
            <NoWrap words={words.fullDay(date)} />
          </p>
          {slot && (
            <p>
              {words.time(slot.startTime)}
              <LocalTime date={date} time={slot.startTime} />
            </p>
          )}
          {children}
        </Card>
      )}
    </div>
  )
}
