import { reading } from './reading.ts'

/** D6: The list of B §9, Requirement page prices. */
export const chargedTariff = 'requirementPages'

/** B §9, FAQ facts: the tariff before the present one, in whole ETB. It is mentioned as such and charged nowhere. */
export const earlierTariff = { regular: 600, expedite: 1200 } as const

/** D6 as a reading: question, choice, rivals, reason. */
export const regularFeesReading = /* @__PURE__ */ reading({
  id: 'D6',
  question: 'Which price list is charged?',
  chosen: chargedTariff,
  choice:
    'The fee tables of the requirement pages and of the urgent guide, everywhere. The FAQ mentions 600 and 1,200 only as the earlier tariff.',
  others: [
    { value: earlierTariff, where: 'B §9, FAQ facts' },
    { value: { redirectSample: 600 }, where: 'B §7: fixed sample values of the redirect page' },
  ],
  because:
    'The requirement pages are complete and current; the FAQ figures are from an earlier tariff and the redirect sample is a sample (G4).',
})
