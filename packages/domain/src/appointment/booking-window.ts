import { addDays, daysBetween } from '../calendar/iso-date.ts'
import type { Closures } from '../holidays/working-days.ts'
import type { RequestMode, RequestType } from '../model/choices.ts'
import type { Restriction } from '../model/master-data.ts'
import type { IsoDate } from '../model/scalars.ts'
import { estimatedDelivery } from './delivery.ts'

/** First and last day that may be chosen, both included. */
export interface BookingWindow {
  readonly from: IsoDate
  readonly to: IsoDate
}

/**
 * A §5: today plus minDays to today plus maxDays of the chosen office. Calendar days, not working days; both ends are included.
 *
 * @example
 * bookingWindow({ minDays: 3, maxDays: 45 }, isoDate('2026-11-21')) // => { from: '2026-11-24', to: '2027-01-05' }
 */
export const bookingWindow = (
  { minDays, maxDays }: Pick<Restriction, 'minDays' | 'maxDays'>,
  today: IsoDate,
): BookingWindow => ({ from: addDays(today, minDays), to: addDays(today, maxDays) })

/**
 * Whether a day lies in the window, its ends included.
 *
 * @example
 * isInWindow(isoDate('2026-11-24'), { from: isoDate('2026-11-24'), to: isoDate('2027-01-05') }) // => true
 */
export const isInWindow = (date: IsoDate, { from, to }: BookingWindow): boolean => date >= from && date <= to

/** The data that decides on which days an appointment may be made. */
export interface AppointmentCase {
  readonly requestType: RequestType
  /** `normal` when absent. */
  readonly mode?: RequestMode | undefined
  readonly restriction: Pick<Restriction, 'minDays' | 'maxDays'>
  /** Working days of the office. */
  readonly processingDays: number
  /** When a request is rescheduled: the day on which it was submitted. */
  readonly submittedOn?: IsoDate | undefined
}

/**
 * The days on which an appointment may be made. For New and for urgent requests: the office's booking window (A §5). For other types the
 * appointment is the collection (A §2): the window starts on the estimated day of the document (D28) and is as long as the office's.
 * Processing is in working days. Both ends of the window are included.
 *
 * A request that is rescheduled has `submittedOn`. Its processing does not begin again: the window is the office's (B §5), without the
 * days before its document is ready (D28). A document that is ready after the office's window keeps a window of the same length.
 *
 * @example
 * const office = { restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
 * appointmentWindow({ ...office, requestType: 'new' }, isoDate('2026-11-21')).from // => '2026-11-24'
 * appointmentWindow({ ...office, requestType: 'lost' }, isoDate('2026-11-21')).from // => '2026-12-11'
 * const lost = { ...office, requestType: 'lost', submittedOn: isoDate('2026-11-02') } as const
 * appointmentWindow(lost, isoDate('2026-12-01')) // => { from: '2026-12-04', to: '2027-01-15' }
 */
export const appointmentWindow = (
  { requestType, mode = 'normal', restriction, processingDays, submittedOn }: AppointmentCase,
  today: IsoDate,
  closures: Closures = {},
): BookingWindow => {
  const usual = bookingWindow(restriction, today)
  if (requestType === 'new' || mode === 'urgent') return usual
  const ready = estimatedDelivery({ requestType, mode, submittedOn: submittedOn ?? today, processingDays }, closures)
  if (submittedOn !== undefined && ready <= usual.to)
    return { from: ready > usual.from ? ready : usual.from, to: usual.to }
  return { from: ready, to: addDays(ready, daysBetween(usual.from, usual.to)) }
}
