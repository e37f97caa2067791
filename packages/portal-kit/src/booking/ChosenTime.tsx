import type { IsoDate, Slot } from '@invea/domain'
import { Card } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { useDateWords } from '../dates/index.ts'
import { timeInOwnZone } from './own-zone.ts'

/** The choice said back in full: both calendars, both clocks, and the visitor's own clock where it differs. */
export const ChosenTime = ({ date, slot }: { readonly date: IsoDate | undefined; readonly slot: Slot | undefined }) => {
  const { t } = useTranslation('booking')
  const words = useDateWords()
  if (!date) return null
  const own = slot && timeInOwnZone(date, slot.startTime)
  const ownTime = own && (own.date === date ? own.time : `${own.time}, ${words.day(own.date)}`)
  return (
    <Card tone="sunken" aria-live="polite">
      <p className="font-semibold">{words.fullDay(date)}</p>
      {slot && <p>{words.time(slot.startTime)}</p>}
      {ownTime && <p className="text-sm text-muted">{t('ownTime', { time: ownTime })}</p>}
    </Card>
  )
}
