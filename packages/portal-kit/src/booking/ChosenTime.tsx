import type { IsoDate, Slot } from '@invea/domain'
import { Card } from '@invea/ui'
import { LocalTime, NoWrap, useDateWords } from '../dates/index.ts'

/** The choice said back in full: both calendars, both clocks, and the visitor's own clock where it differs. */
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
