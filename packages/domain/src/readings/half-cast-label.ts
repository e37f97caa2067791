import { reading } from './reading.ts'

/** D11: Key of the label; the words stand in the locales. */
export const halfCastLabelKey = 'field.personal.halfCast'

/** D11 as a reading: question, choice, rivals, reason. */
export const halfCastLabelReading = /* @__PURE__ */ reading({
  id: 'D11',
  question: 'What is the box "Is Halfcast" called?',
  chosen: halfCastLabelKey,
  choice: 'The label is "One parent is a foreign national"; the wire keeps its name.',
  others: [{ value: 'Is Halfcast', where: 'A §5' }],
  because: 'The word is offensive; the fact is what the agency needs.',
})
