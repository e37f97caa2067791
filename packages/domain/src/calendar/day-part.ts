import type { DayPart, Language, TimeOfDay } from '../model/scalars.ts'

const noon = '12:00'

/** A §2: slots that begin before noon are those of the morning. */
export const dayPartOf = (startTime: TimeOfDay): DayPart => (startTime < noon ? 'morning' : 'afternoon')

/** Morning and afternoon, the two groups of slots (A §2). */
export const dayPartNames = {
  en: { morning: 'Morning', afternoon: 'Afternoon' },
  am: { morning: 'ጠዋት', afternoon: 'ከሰዓት በኋላ' },
  om: { morning: 'Ganama', afternoon: 'Waaree booda' },
  ti: { morning: 'ንግሆ', afternoon: 'ድሕሪ ቀትሪ' },
} as const satisfies Record<Language, Record<DayPart, string>>
