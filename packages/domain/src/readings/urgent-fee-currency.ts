import { reading } from './reading.ts'

/** D7: ISO 4217. */
export const currency = 'ETB'

/** D7 as a reading: question, choice, rivals, reason. */
export const urgentFeeCurrencyReading = /* @__PURE__ */ reading({
  id: 'D7',
  question: 'In which currency are the urgent fees?',
  chosen: currency,
  choice: 'ETB.',
  others: [{ where: 'B §9: "currency not stated"' }],
  because: 'Every other amount of the texts is in ETB, and the difference to the regular prices is constant in ETB.',
})
