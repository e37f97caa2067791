import type { IsoDate, TimeOfDay } from '@invea/domain'
import { useDateWords } from './use-date-words.ts'

/** A time of Addis Ababa on the clock of the reader's device, where that is another. */
export const OwnTime = ({ date, time }: { readonly date: IsoDate; readonly time: TimeOfDay }) => {
  const own = useDateWords().ownTime(date, time)
  return own ? <span className="block text-sm text-muted">{own}</span> : null
}
