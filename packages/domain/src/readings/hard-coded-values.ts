import { reading } from './reading.ts'

/** D12: What is sent where the applicant chose nothing. */
export const hardCodedDefaults = { passportPageId: 1, requestTypeId: 2, status: 0 } as const

/** D12 as a reading: question, choice, rivals, reason. */
export const hardCodedValuesReading = /* @__PURE__ */ reading({
  id: 'D12',
  question: 'Are the values the described client hard-codes rules?',
  chosen: hardCodedDefaults,
  choice: 'They are defaults: the choice of the applicant is sent; the service ignores a status sent by a client.',
  others: [{ value: 'always the fixed value', where: 'A §3 "passportPageId (fixed 1)", B §9 City, Channel, Status 4' }],
  because: 'A form that asks for the page count must send the answer.',
})
