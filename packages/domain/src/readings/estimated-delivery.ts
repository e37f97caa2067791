import { reading } from './reading.ts'

/** D28: By request type. */
export const deliveryCountsFrom = { new: 'appointment', others: 'submission' } as const

/** D34: The papers and finger-prints of an urgent request are handed in at the appointment. */
export const urgentCountsFrom = 'appointment'

/** D28 as a reading: question, choice, rivals, reason. */
export const estimatedDeliveryReading = /* @__PURE__ */ reading({
  id: 'D28',
  question: 'From when do processing days count?',
  chosen: deliveryCountsFrom,
  choice:
    'Working days after the appointment (New) or after submission (others), holidays skipped; an urgent request counts its 2 or 5 days from the appointment (D34).',
  others: [{ value: 'noOfDaysForProcess, unit not shown', where: 'A §9' }],
  because: 'A new passport needs finger-prints first; the others have them.',
})
