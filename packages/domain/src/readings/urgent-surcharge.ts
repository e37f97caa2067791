import { reading } from './reading.ts'

/** D3: Whole ETB on top of the regular price, by working days. */
export const urgentSurcharges = { 2: 20_000, 5: 15_000 } as const

/** D3 as a reading: question, choice, rivals, reason. */
export const urgentSurchargeReading = /* @__PURE__ */ reading({
  id: 'D3',
  question: 'What does urgency cost?',
  chosen: urgentSurcharges,
  choice:
    'The fee tables are charged as printed. Where the urgent table prints no row, the pattern of the printed ones is used: regular price plus 20,000 (2 days) or 15,000 (5 days). Texts state the difference in ETB, never a percentage.',
  others: [
    { value: { percent: 100 }, where: 'A §9, B §9: English text, FAQ 600 to 1200' },
    { value: { percent: 50 }, where: 'A §9, B §9: Amharic text' },
  ],
  because:
    'The urgent table obeys neither percentage; it is the regular price plus 20,000 or 15,000 in every cell but one (see R3).',
})
