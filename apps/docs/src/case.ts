import { type IsoDate, isoDate, todayInAddis } from '@invea/domain/calendar'
import { type UrgentReason, urgentReasons } from '@invea/domain/services'

const choices = {
  nationality: ['ethiopian', 'foreign'],
  passport: ['none', 'valid', 'expired', 'lost'],
  speed: ['regular', 'urgent2', 'urgent5', 'emergency'],
  reason: urgentReasons,
  office: ['main', 'branch'],
  origin: ['formerCitizen', 'ethiopianParent', 'spouseOfHolder', 'childOfHolder'],
  card: ['none', 'yellowCard', 'valid', 'expired', 'damaged', 'lost'],
  losses: ['once', 'twice', 'more'],
} as const

/** Limits of typed numbers. `baseFee` is in whole ETB, the others in years, days and working days. */
export const limits = {
  age: { min: 0, max: 120, default: 30 },
  minDays: { min: 0, max: 60, default: 3 },
  maxDays: { min: 1, max: 365, default: 45 },
  processingDays: { min: 0, max: 120, default: 15 },
  baseFee: { min: 0, max: 1_000_000, default: 10_000 },
} as const

const boxes = ['adopted', 'damaged', 'pagesRunOut', 'correction', 'openRequest'] as const

export type Choice = keyof typeof choices
export type NumberField = keyof typeof limits
export type Box = (typeof boxes)[number]
export type DayField = 'day' | 'expires'

/** A case without personal data: an age instead of a birth date, kinds of documents instead of numbers. */
export type Case = { readonly [Name in Exclude<Choice, 'reason'>]: (typeof choices)[Name][number] } & {
  readonly [Name in NumberField]: number
} & { readonly [Name in Box]: boolean } & { readonly [Name in DayField]: IsoDate } & { readonly reason: UrgentReason }

export const optionsOf = <Name extends Choice>(name: Name): readonly (typeof choices)[Name][number][] => choices[name]

/** An adult who applies today for a first passport. */
export const defaultCase = (day: IsoDate = todayInAddis(Date.now())): Case => ({
  nationality: 'ethiopian',
  passport: 'none',
  speed: 'regular',
  reason: 'medicalLetter',
  office: 'main',
  origin: 'formerCitizen',
  card: 'none',
  losses: 'once',
  age: limits.age.default,
  minDays: limits.minDays.default,
  maxDays: limits.maxDays.default,
  processingDays: limits.processingDays.default,
  baseFee: limits.baseFee.default,
  adopted: false,
  damaged: false,
  pagesRunOut: false,
  correction: false,
  openRequest: false,
  day,
  expires: isoDate(`${Number(day.slice(0, 4)) + 3}-01-01`),
})

const readDay = (text: string | null): IsoDate | undefined => {
  try {
    return text && /^(19|20|21)\d\d-\d\d-\d\d$/.test(text) ? isoDate(text) : undefined
  } catch {
    return undefined
  }
}

/** Reads a case from an address. Missing and impossible values get their defaults. */
export const readCase = (search: string, today?: IsoDate): Case => {
  const given = new URLSearchParams(search)
  const defaults = defaultCase(readDay(given.get('day')) ?? today)
  const read = Object.entries(defaults).map(([name, value]) => {
    const text = given.get(name)
    if (text === null) return [name, value]
    if (name in choices) return [name, (choices[name as Choice] as readonly string[]).includes(text) ? text : value]
    if (name in limits) {
      const { min, max } = limits[name as NumberField]
      return [name, /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : value]
    }
    if (boxes.some((box) => box === name)) return [name, text === 'yes']
    return [name, readDay(text) ?? value]
  })
  return Object.fromEntries(read) as Case
}

/** The address of a case: the day and all values that differ from their defaults. */
export const writeCase = (one: Case, language: string): string => {
  const defaults = defaultCase(one.day)
  const changed = Object.entries(one).filter(
    ([name, value]) => name === 'day' || value !== defaults[name as keyof Case],
  )
  const texts = changed.map(([name, value]) => [name, value === true ? 'yes' : String(value)])
  return `?${new URLSearchParams([['lang', language], ...texts])}`
}
