import { isUnder18 } from '../calendar/age.ts'
import { isIsoDate } from '../calendar/iso-date.ts'
import type { Issue } from '../issues/issue.ts'
import type { IsoDate } from '../model/scalars.ts'

/** Earlier birth dates are slips of the keyboard. */
export const earliestBirthYear = 1900

/** A §5: a birth date cannot be in the future. Ignores missing and unreadable dates. */
export const birthDateIssues = (birthDate: unknown, today: IsoDate, field: string): readonly Issue[] => {
  if (typeof birthDate !== 'string' || !isIsoDate(birthDate)) return []
  if (birthDate > today) return [{ field, code: 'birthDateFuture' }]
  return Number(birthDate.slice(0, 4)) < earliestBirthYear
    ? [{ field, code: 'birthDateTooEarly', params: { min: earliestBirthYear } }]
    : []
}

/** What the boxes Is under 18 and Is Adoption are worth for a birth date. */
export interface AgeBoxes {
  readonly under18: boolean
  readonly adopted: boolean
}

/** A §4: both boxes are disabled and cleared for age 18 or over. They stay as ticked while the birth date is unknown. */
export const clearedAgeBoxes = (boxes: AgeBoxes, birthDate: unknown, today: IsoDate): AgeBoxes =>
  typeof birthDate === 'string' && isIsoDate(birthDate) && !isUnder18(birthDate, today)
    ? { under18: false, adopted: false }
    : boxes

/** A §5: if under 18 the box must be ticked. */
export const under18Issues = (boxes: AgeBoxes, birthDate: unknown, today: IsoDate, field: string): readonly Issue[] =>
  typeof birthDate === 'string' &&
  isIsoDate(birthDate) &&
  birthDate <= today &&
  isUnder18(birthDate, today) &&
  !boxes.under18
    ? [{ field, code: 'under18Unchecked' }]
    : []
