import { reading } from './reading.ts'

/** R10: By service. */
export const originIdRequired = {
  visa: ['new', 'bySpouse', 'child'],
  originIdNumber: ['renewal', 'damaged', 'correction'],
  timesLost: ['lost'],
  filledBy: ['child'],
} as const

/** R10 as a reading: question, choice, rivals, reason. */
export const originIdFieldsReading = /* @__PURE__ */ reading({
  id: 'R10',
  question: 'Which Origin ID fields are required?',
  chosen: originIdRequired,
  choice:
    'Occupation and birth registration id always (D10). Visa number and type where no card exists yet; the card number where the card is at hand; how often it was lost where it is lost; who filled the form in for a child.',
  others: [{ where: 'A §2: "exact field set is not shown"' }],
  because: 'Each field is asked exactly where the office needs it to find or to make the card.',
})
