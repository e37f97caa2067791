import { addDays } from '../calendar/add-days.ts'
import type { IsoDate, Restriction } from '../model.ts'

/** First and last day that may be chosen, both included. */
export interface Window {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** A §5: today plus minDays to today plus maxDays of the chosen office. */
export const bookingWindow = (
  { minDays, maxDays }: Pick<Restriction, 'minDays' | 'maxDays'>,
  today: IsoDate,
): Window => ({ from: addDays(today, minDays), to: addDays(today, maxDays) })

/** Whether a day lies in the window, its ends included. */
export const isInWindow = (date: IsoDate, { from, to }: Window): boolean => date >= from && date <= to
