import { type IsoDate, todayInAddis } from '@invea/domain'
import type { TimeOfDay } from '@invea/domain/calendar'
import { officeHours } from '@invea/domain/holidays'
import { timeInLocalZone } from './local-time-zone.ts'
import { useTranslation } from './use-translation.ts'

/** Office hours of one day in the device's time zone; `open` may be on the day before, `close` on the day after. */
export interface LocalOfficeHours {
  readonly open: TimeOfDay
  readonly close: TimeOfDay
  readonly shift: 'none' | 'before' | 'after'
}

/** Returns a day's office hours in the device's time zone; undefined when it is the same as in Addis Ababa. `zone` is for tests. */
export const localOfficeHours = (date: IsoDate, zone?: string): LocalOfficeHours | undefined => {
  const open = timeInLocalZone(date, officeHours.opens, zone)
  const close = timeInLocalZone(date, officeHours.closes, zone)
  if (!open || !close) return undefined
  const shift = open.date < date ? 'before' : close.date > date ? 'after' : 'none'
  return { open: open.time, close: close.time, shift }
}

/** Today's office hours in the device's time zone; loaded only outside Ethiopia's time zone. */
export const LocalHours = () => {
  const { t } = useTranslation('shell')
  const hours = localOfficeHours(todayInAddis(Date.now()))
  return hours ? <span>{t(`help.ownHours.${hours.shift}`, { open: hours.open, close: hours.close })}</span> : null
}
