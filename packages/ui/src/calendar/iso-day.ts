import { gregorian } from './calendar-system.ts'

/** Midnight of an ISO day on this device: the picker works in local dates, which stay inside it. */
export const toLocalDate = (isoDay: string): Date => {
  const { year, month, day } = gregorian.toParts(isoDay)
  return new Date(year, month - 1, day)
}

/** The ISO day of a local date, whatever its hour. */
export const toIsoDay = (date: Date): string => gregorian.toIso(date.getFullYear(), date.getMonth() + 1, date.getDate())
