import type { IsoDate } from '@invea/domain'
import { useDateWords } from './use-date-words.ts'

/** A day in the reader's calendar, the same day of the other one under it. */
export const BothDays = ({ date }: { readonly date: IsoDate }) => {
  const words = useDateWords()
  return (
    <span>
      {words.day(date)}
      <small className="case-name">{words.otherDay(date)}</small>
    </span>
  )
}
