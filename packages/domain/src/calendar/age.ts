import type { IsoDate } from '../model/scalars.ts'

/** A §9. */
export const adultAge = 18

/**
 * Age in whole years on a day (A §5), on the Gregorian calendar that the law and passports use.
 * A person born on 29 February has the birthday on 1 March in common years. Negative before birth.
 *
 * @example
 * ageInYears(isoDate('2008-02-29'), isoDate('2026-02-28')) // => 17
 */
export const ageInYears = (birthDate: IsoDate, today: IsoDate): number => {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** A §5: under 18 on that day. */
export const isUnder18 = (birthDate: IsoDate, today: IsoDate): boolean => ageInYears(birthDate, today) < adultAge
