import { type DayPart, formatTime, type Slot, type TimeOfDay } from '@invea/domain'
import { SlotPicker } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/index.ts'

const parts = ['morning', 'afternoon'] as const satisfies readonly DayPart[]

export interface SlotChoiceProps {
  readonly id: string
  readonly slots: readonly Slot[]
  readonly value: string | undefined
  readonly onChange: (slotId: string | undefined) => void
  readonly error?: string | undefined
}

/** Morning and afternoon times on both clocks, the reader's first: a 2:30 read on the wrong one is six hours off. */
export const SlotChoice = ({ id, slots, value, onChange, error }: SlotChoiceProps) => {
  const { t } = useTranslation(['booking', 'field'])
  const language = useLanguage()
  const on = (clock: 'international' | 'ethiopian') => (time: TimeOfDay) => formatTime(time, { language, clock })
  const [first, second] =
    language === 'en' ? [on('international'), on('ethiopian')] : [on('ethiopian'), on('international')]
  return (
    <SlotPicker
      id={id}
      legend={t('field:appointment.slotId')}
      hint={t('booking:zone')}
      error={error}
      value={value ?? null}
      onChange={(slotId) => onChange(slotId ?? undefined)}
      groups={parts.flatMap((part) => {
        const ofPart = slots.filter((slot) => slot.part === part)
        const buttons = ofPart.map((slot) => ({
          id: String(slot.id),
          label: first(slot.startTime),
          detail: second(slot.startTime),
        }))
        return buttons.length > 0 ? [{ id: part, title: t(`booking:${part}`), slots: buttons }] : []
      })}
    />
  )
}
