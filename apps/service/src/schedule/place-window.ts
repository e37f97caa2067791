import {
  addDays,
  bookingWindow,
  type Closures,
  daysBetween,
  estimatedDelivery,
  type IsoDate,
  type RequestType,
  type Restriction,
  type Window,
} from '@invea/domain'

interface Place {
  readonly requestType: RequestType
  readonly restriction: Pick<Restriction, 'minDays' | 'maxDays'>
  readonly processingDays: number
}

/**
 * The days on which a place may be taken. New: the office's booking window (A §5). The types without a calendar come
 * for their document (A §2): from the day it is estimated to be ready (D28), for as long as the office's window is.
 */
export const placeWindow = (
  { requestType, restriction, processingDays }: Place,
  today: IsoDate,
  closures: Closures,
): Window => {
  const window = bookingWindow(restriction, today)
  if (requestType === 'new') return window
  const ready = estimatedDelivery({ requestType, mode: 'normal', submittedOn: today, processingDays }, closures)
  return { from: ready, to: addDays(ready, daysBetween(window.from, window.to)) }
}
