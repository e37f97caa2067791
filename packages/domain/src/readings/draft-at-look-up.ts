import { reading } from './reading.ts'

/** R12: whether opening the look-up or the choice of a request type throws away what was typed. */
export const lookUpClearsDraft = false

/** R12 as a reading: question, choice, rivals, reason. */
export const draftAtLookUpReading = /* @__PURE__ */ reading({
  id: 'R12',
  question: 'Does opening the look-up or the choice of a request type clear the draft?',
  chosen: lookUpClearsDraft,
  choice: 'No. What was typed is kept and offered again; the person throws it away, or it goes with a paid request.',
  others: [{ value: true, where: 'A §2: "clears any draft personal, address, family and travel data"' }],
  because: 'G2: nothing typed is lost. Whoever looks up a number in between would lose an hour of typing.',
})
