import type { IsoDate, TimeOfDay } from '@invea/domain'
import { useDateWords } from './use-date-words.ts'

/** An Addis Ababa time in the device's time zone, if that differs. */
export const LocalTime = ({ date, time }: { readonly date: IsoDate; readonly time: TimeOfDay }) => {
  const own = useDateWords().localTime(date, time)
  return own ? <span className="block text-sm text-muted">{own}</span> : null
}
