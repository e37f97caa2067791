import {
  type Calendar,
  formatEntryDate,
  fromEthiopian,
  type IsoDate,
  parseEntryDate,
  parseEthiopianDate,
  toEthiopian,
} from '@invea/domain'

/** Prefix of an incomplete Ethiopian date, so that no rule reads its digits as a Gregorian date. */
const unfinished = 'E.C. '

const two = (value: number) => String(value).padStart(2, '0')

/** Parses a draft's text to a date; undefined while it is incomplete. */
export const dayOf = (saved: string | undefined): IsoDate | undefined => (saved ? parseEntryDate(saved) : undefined)

/** Converts typed text for the draft: Gregorian text unchanged, an Ethiopian date to ISO. */
export const toDraftText = (typed: string, calendar: Calendar): string => {
  if (calendar === 'gregorian' || typed === '') return typed
  const day = parseEthiopianDate(typed)
  return day ? fromEthiopian(day) : `${unfinished}${typed}`
}

/** Formats a draft's text for the input in a calendar; incomplete text stays as typed. */
export const toInputText = (saved: string | undefined, calendar: Calendar): string => {
  if (!saved) return ''
  if (saved.startsWith(unfinished)) return saved.slice(unfinished.length)
  const date = dayOf(saved)
  if (date === undefined) return saved
  if (calendar === 'gregorian') return formatEntryDate(date)
  const { year, month, day } = toEthiopian(date)
  return `${two(day)}/${two(month)}/${year}`
}
