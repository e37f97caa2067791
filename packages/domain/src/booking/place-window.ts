import { addDays, daysBetween } from '../calendar/add-days.ts'
import type { IsoDate, RequestMode, RequestType, Restriction } from '../model.ts'
import { estimatedDelivery } from './delivery.ts'
import { bookingWindow, type Window } from './window.ts'
import type { Closures } from './working-days.ts'

/** What decides the days on which a place may be taken. */
export interface PlaceCase {
  readonly requestType: RequestType
  /** `normal` when absent. */
  readonly mode?: RequestMode | undefined
  readonly restriction: Pick<Restriction, 'minDays' | 'maxDays'>
  /** Working days of the office. */
  readonly processingDays: number
}

/**
 * The days on which a place may be taken. New, and whatever is urgent: the office's booking window (A §5). The other types come for
 * their document (A §2): from the day it is estimated to be ready (D28), for as long as the office's window is.
 */
export const placeWindow = (
  { requestType, mode = 'normal', restriction, processingDays }: PlaceCase,
  today: IsoDate,
  closures: Closures = {},
): Window => {
  const usual = bookingWindow(restriction, today)
  if (requestType === 'new' || mode === 'urgent') return usual
  const ready = estimatedDelivery({ requestType, mode, submittedOn: today, processingDays }, closures)
  return { from: ready, to: addDays(ready, daysBetween(usual.from, usual.to)) }
}
