import type { IsoDate } from '@invea/domain'
import { useDateWords } from './use-date-words.ts'

/** A date in the reader's calendar with the other calendar's date below it. */
export const DualCalendarDate = ({ date }: { readonly date: IsoDate }) => {
  const words = useDateWords()
  return (
    <span>
      {words.day(date)}
      <small className="case-name">{words.otherDay(date)}</small>
    </span>
  )
}
