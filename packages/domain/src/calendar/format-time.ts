import type { Language, TimeOfDay } from '../model.ts'
import { ethiopianTimePhrases, toEthiopianTime } from './ethiopian-clock.ts'

/** `both` puts the reader's own clock first: a 2:30 read on the wrong one is six hours off. */
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

/** A time of day, `HH:mm` in Addis Ababa, on the clock asked for: '8:30 AM (2:30 Ethiopian time)'. */
export const formatTime = (
  time: TimeOfDay,
  { language, clock }: { readonly language: Language; readonly clock: Clock },
): string => forms[clock](time, language)
