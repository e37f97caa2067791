import { reading } from './reading.ts'

/** D8: Codes on the wire. */
export const maritalStatusCodes = { single: '0', married: '1', divorced: '2', widowed: '3' } as const

/** D8 as a reading: question, choice, rivals, reason. */
export const maritalStatusReading = /* @__PURE__ */ reading({
  id: 'D8',
  question: 'Which marital statuses exist?',
  chosen: maritalStatusCodes,
  choice: '0 Single, 1 Married, 2 Divorced, 3 Widowed; 9 is never stored.',
  others: [
    { value: ['0', '1', '2'], where: 'B §3: 3 Widowed "appears elsewhere"' },
    { value: '9', where: 'A §3, B §3: placeholder of an unselected field' },
  ],
  because: 'A widow must be able to say so; a placeholder is not an answer.',
})
