import {
  type Calendar,
  formatEntryDate,
  fromEthiopian,
  type IsoDate,
  parseEntryDate,
  parseEthiopianDate,
  toEthiopian,
} from '@invea/domain'

/** Marks an Ethiopian day that is still being typed, so that no rule takes its digits for a Gregorian one. */
const unfinished = 'E.C. '

const two = (value: number) => String(value).padStart(2, '0')

/** The day a draft's text means; undefined while it means none. */
export const dayOf = (kept: string | undefined): IsoDate | undefined => (kept ? parseEntryDate(kept) : undefined)

/** What the draft keeps of a typed text: the Gregorian text as it stands, an Ethiopian one as the same day in ISO form. */
export const keptText = (typed: string, calendar: Calendar): string => {
  if (calendar === 'gregorian' || typed === '') return typed
  const day = parseEthiopianDate(typed)
  return day ? fromEthiopian(day) : `${unfinished}${typed}`
}

/** What the input shows of a draft's text in a calendar: the day in that calendar, else what was typed so far. */
export const shownText = (kept: string | undefined, calendar: Calendar): string => {
  if (!kept) return ''
  if (kept.startsWith(unfinished)) return kept.slice(unfinished.length)
  const date = dayOf(kept)
  if (date === undefined) return kept
  if (calendar === 'gregorian') return formatEntryDate(date)
  const { year, month, day } = toEthiopian(date)
  return `${two(day)}/${two(month)}/${year}`
}
