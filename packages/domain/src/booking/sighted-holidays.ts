import { isoDate } from '../calendar/iso-date.ts'
import type { IsoDate } from '../model.ts'

/** Muslim holidays, whose day the sighting of the moon decides. */
export type SightedHoliday = 'eidAlFitr' | 'eidAlAdha' | 'mawlid'

/**
 * Expected days 2026 to 2028 by the Umm al-Qura computation, a day early or late; announced days replace them through
 * `Closures` (operator setting) without a new release.
 */
export const sightedHolidays: readonly (readonly [SightedHoliday, IsoDate])[] = /* @__PURE__ */ (
  [
    ['eidAlFitr', '2026-03-20'],
    ['eidAlAdha', '2026-05-27'],
    ['mawlid', '2026-08-25'],
    ['eidAlFitr', '2027-03-09'],
    ['eidAlAdha', '2027-05-16'],
    ['mawlid', '2027-08-14'],
    ['eidAlFitr', '2028-02-26'],
    ['eidAlAdha', '2028-05-05'],
    ['mawlid', '2028-08-03'],
  ] as const
).map(([holiday, date]) => [holiday, isoDate(date)])
