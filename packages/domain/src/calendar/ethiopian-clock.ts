import type { DayPart, Language, TimeOfDay } from '../model/scalars.ts'

/** The parts of the day in Ethiopian speech. */
export type ClockPeriod = 'night' | 'dawn' | 'morning' | 'forenoon' | 'midday' | 'afternoon' | 'evening'

/** A reading of the Ethiopian clock. */
export interface EthiopianTime {
  /** 1 to 12, counted from dawn and from dusk. */
  readonly hour: number
  readonly minute: number
  readonly period: ClockPeriod
}

/** First hour (East Africa Time) of each period. Before the first it is night. */
const periodStarts: readonly (readonly [number, ClockPeriod])[] = [
  [18, 'evening'],
  [13, 'afternoon'],
  [12, 'midday'],
  [10, 'forenoon'],
  [6, 'morning'],
  [5, 'dawn'],
]

/** The Ethiopian clock reading of a time of day in Addis Ababa: 08:30 is 2:30 in the morning. */
export const toEthiopianTime = (time: TimeOfDay): EthiopianTime => {
  const hour = Number(time.slice(0, 2))
  const [, period = 'night'] = periodStarts.find(([start]) => hour >= start) ?? []
  return { hour: (hour + 6) % 12 || 12, minute: Number(time.slice(3, 5)), period }
}

/** A clock reading in each language, the period in its sentence form. */
export const ethiopianTimePhrases: Record<Language, Record<ClockPeriod, (clock: string) => string>> = {
  en: {
    night: (clock) => `${clock} at night, Ethiopian time`,
    dawn: (clock) => `${clock} at dawn, Ethiopian time`,
    morning: (clock) => `${clock} Ethiopian time`,
    forenoon: (clock) => `${clock} Ethiopian time`,
    midday: (clock) => `${clock} Ethiopian time`,
    afternoon: (clock) => `${clock} Ethiopian time`,
    evening: (clock) => `${clock} in the evening, Ethiopian time`,
  },
  am: {
    night: (clock) => `ከሌሊቱ ${clock}`,
    dawn: (clock) => `ከንጋቱ ${clock}`,
    morning: (clock) => `ከጠዋቱ ${clock}`,
    forenoon: (clock) => `ከረፋዱ ${clock}`,
    midday: (clock) => `ከቀኑ ${clock}`,
    afternoon: (clock) => `ከቀኑ ${clock}`,
    evening: (clock) => `ከምሽቱ ${clock}`,
  },
  om: {
    night: (clock) => `halkan sa'aatii ${clock}`,
    dawn: (clock) => `ganama bariisaa sa'aatii ${clock}`,
    morning: (clock) => `ganama sa'aatii ${clock}`,
    forenoon: (clock) => `ganama sa'aatii ${clock}`,
    midday: (clock) => `guyyaa sa'aatii ${clock}`,
    afternoon: (clock) => `waaree booda sa'aatii ${clock}`,
    evening: (clock) => `galgala sa'aatii ${clock}`,
  },
  ti: {
    night: (clock) => `ሰዓት ${clock} ለይቲ`,
    dawn: (clock) => `ሰዓት ${clock} ወጋሕታ`,
    morning: (clock) => `ሰዓት ${clock} ንግሆ`,
    forenoon: (clock) => `ቅድሚ ቀትሪ ሰዓት ${clock}`,
    midday: (clock) => `ሰዓት ${clock} ቀትሪ`,
    afternoon: (clock) => `ድሕሪ ቀትሪ ሰዓት ${clock}`,
    evening: (clock) => `ሰዓት ${clock} ምሸት`,
  },
}

/** `both` starts with the reader's usual clock. The two clocks differ by six hours. */
export type Clock = 'international' | 'ethiopian' | 'both' | '24-hour'

const international = (time: TimeOfDay): string => {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

const ethiopian = (time: TimeOfDay, language: Language): string => {
  const { hour, minute, period } = toEthiopianTime(time)
  return ethiopianTimePhrases[language][period](`${hour}:${String(minute).padStart(2, '0')}`)
}

const forms: Record<Clock, (time: TimeOfDay, language: Language) => string> = {
  international: (time) => international(time),
  ethiopian,
  '24-hour': (time) => time,
  both: (time, language) =>
    language === 'en'
      ? `${international(time)} (${ethiopian(time, language)})`
      : `${ethiopian(time, language)} (${international(time)})`,
}

/**
 * A time of day, `HH:mm` in Addis Ababa, on the requested clock: '8:30 AM (2:30 Ethiopian time)'. The Ethiopian clock counts from 6:00.
 * Does not check `time`: 8:30 must be '08:30'.
 *
 * @example
 * formatTime('08:30', { language: 'en', clock: 'both' }) // => '8:30 AM (2:30 Ethiopian time)'
 */
export const formatTime = (
  time: TimeOfDay,
  { language, clock }: { readonly language: Language; readonly clock: Clock },
): string => forms[clock](time, language)

/** When something opens and closes, on one clock. */
export interface Hours {
  readonly open: string
  readonly close: string
}

/** Opening hours on the reader's usual clock and on the other. English names the Ethiopian clock once, after the last time. */
export const formatHours = (
  { opens, closes }: { readonly opens: TimeOfDay; readonly closes: TimeOfDay },
  language: Language,
): { readonly own: Hours; readonly other: Hours } => {
  const on = (clock: 'international' | 'ethiopian'): Hours => ({
    open: formatTime(opens, { language, clock }),
    close: formatTime(closes, { language, clock }),
  })
  if (language !== 'en') return { own: on('ethiopian'), other: on('international') }
  const { hour, minute } = toEthiopianTime(opens)
  return { own: on('international'), other: { ...on('ethiopian'), open: `${hour}:${String(minute).padStart(2, '0')}` } }
}

/**
 * The beginning and the end of a slot on both clocks, the reader's first.
 *
 * @example
 * formatTimeRange({ startTime: '08:30', endTime: '09:00' }, 'en') // => '8:30 AM – 9:00 AM (2:30 – 3:00 Ethiopian time)'
 */
export const formatTimeRange = (
  { startTime, endTime }: { readonly startTime: TimeOfDay; readonly endTime: TimeOfDay },
  language: Language,
): string => {
  const { own, other } = formatHours({ opens: startTime, closes: endTime }, language)
  return `${own.open} – ${own.close} (${other.open} – ${other.close})`
}

const noon = '12:00'

/** A §2: slots that begin before noon are morning slots. */
export const dayPartOf = (startTime: TimeOfDay): DayPart => (startTime < noon ? 'morning' : 'afternoon')
