import type { DayPart, Language } from '../model.ts'

/** Morning and afternoon, the two groups of slots (A §2). */
export const dayPartNames = {
  en: { morning: 'Morning', afternoon: 'Afternoon' },
  am: { morning: 'ጠዋት', afternoon: 'ከሰዓት በኋላ' },
  om: { morning: 'Ganama', afternoon: 'Waaree booda' },
  ti: { morning: 'ንግሆ', afternoon: 'ድሕሪ ቀትሪ' },
} as const satisfies Record<Language, Record<DayPart, string>>
