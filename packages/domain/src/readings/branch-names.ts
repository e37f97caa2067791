import { reading } from './reading.ts'

/** R6: Shown spelling by the spelling of A §1. */
export const branchSpellings = { Bahrdar: 'Bahir Dar', Diredawa: 'Dire Dawa', Hawasa: 'Hawassa' } as const

/** R6 as a reading: question, choice, rivals, reason. */
export const branchNamesReading = /* @__PURE__ */ reading({
  id: 'R6',
  question: 'How are the branches spelt?',
  chosen: branchSpellings,
  choice: 'As in B §2: Bahir Dar, Dire Dawa, Hawassa.',
  others: [{ value: ['Bahrdar', 'Diredawa', 'Hawasa'], where: 'A §1' }],
  because: 'Plain spelling, as the towns write themselves (G3).',
})
