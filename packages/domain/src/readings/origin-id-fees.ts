import { reading } from './reading.ts'

/** R4: Where the base fee comes from. */
export const originIdFeeSource = 'setting'

/** R4: percent on top of the base fee. `lost` by how often the card was lost: once, twice, three times or more. */
export const originIdAddOns = { damaged: 10, lost: [20, 50, 100] } as const

/** R4 as a reading: question, choice, rivals, reason. */
export const originIdFeesReading = /* @__PURE__ */ reading({
  id: 'R4',
  question: 'What does an Origin ID cost?',
  chosen: originIdFeeSource,
  choice:
    'The base fee in ETB is a setting of the operator. Damaged adds 10 percent; lost adds 20 percent the first time, 50 the second, 100 from the third.',
  others: [{ value: { usd: 200 }, where: 'an embassy table, undated; the specification names no price' }],
  because:
    'The specification asks how many times the card was lost, which only those add-ons explain; it names no price in ETB.',
})
