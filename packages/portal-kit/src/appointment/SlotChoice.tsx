import { formatTime, type IsoDate } from '@invea/domain'
import type { Slot } from '@invea/domain/appointment'
import { type DayPart, type TimeOfDay, toEthiopianTime } from '@invea/domain/calendar'
import { Card, SlotPicker, VisuallyHidden } from '@invea/ui'
import type { ReactNode } from 'react'
import { LocalTime, NoWrap, useDateWords } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { timeInLocalZone } from '../i18n/local-time.tsx'

const parts = ['morning', 'afternoon'] as const satisfies readonly DayPart[]

export interface SlotChoiceProps {
  readonly id: string
  /** The label of the group; "Appointment time" where none is given. */
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

/** The second clock of a button in English: the digits, their clock named for those who do not see the note above. */
const EthiopianDigits = ({ time }: { readonly time: TimeOfDay }) => {
  const { t } = useTranslation('booking')
  return (
    <>
      {digitsOf(time)}
      <VisuallyHidden> {t('ethiopianTime')}</VisuallyHidden>
    </>
  )
}

/** The first clock in the other languages: the heading above names the part of the day to the eye, the words do to the ear. */
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

/** The time on the clock of the reader's device, where that is another; with its day, where that is another too. */
const OwnClock = ({ date, time }: { readonly date: IsoDate; readonly time: TimeOfDay }) => {
  const { t } = useTranslation('booking')
  const words = useDateWords()
  const own = timeInLocalZone(date, time)
  if (!own) return null
  const shown = own.date === date ? own.time : `${own.time}, ${words.day(own.date)}`
  return <span className="block">{t('ownClock', { time: shown })}</span>
}

/** Morning and afternoon times on both clocks, the reader's first: a 2:30 read on the wrong one is six hours off. */
export const SlotChoice = ({ id, legend, date, slots, value, onChange, error }: SlotChoiceProps) => {
  const { t } = useTranslation(['booking', 'field'])
  const language = useLanguage()
  const clocks = (time: TimeOfDay): { label: ReactNode; detail: ReactNode } =>
    language === 'en'
      ? { label: formatTime(time, { language, clock: 'international' }), detail: <EthiopianDigits time={time} /> }
      : {
          label: <EthiopianTime time={time} />,
          detail: formatTime(time, { language, clock: 'international' }),
        }
  return (
    <SlotPicker
      id={id}
      legend={legend ?? t('field:appointment.slotId')}
      hint={`${t('booking:zone')} ${t('booking:clocks')}`}
      error={error}
      value={value ?? null}
      onChange={(slotId) => onChange(slotId ?? undefined)}
      groups={parts.flatMap((part) => {
        const buttons = slots
          .filter((slot) => slot.part === part)
          .map((slot) => {
            const { label, detail } = clocks(slot.startTime)
            return {
              id: String(slot.id),
              label,
              detail: (
                <>
                  {detail}
                  {date && <OwnClock date={date} time={slot.startTime} />}
                </>
              ),
            }
          })
        return buttons.length > 0 ? [{ id: part, title: t(`booking:${part}`), slots: buttons }] : []
      })}
    />
  )
}

/** The choice repeated in full: both calendars, both clocks, and the visitor's own clock where it differs. */
export const ChosenTime = ({ date, slot }: { readonly date: IsoDate | undefined; readonly slot: Slot | undefined }) => {
  const words = useDateWords()
  if (!date) return null
  return (
    <Card tone="sunken" aria-live="polite">
      <p className="font-semibold">
        <NoWrap words={words.fullDay(date)} />
      </p>
      {slot && (
        <p>
          {words.time(slot.startTime)}
          <LocalTime date={date} time={slot.startTime} />
        </p>
      )}
    </Card>
  )
}
