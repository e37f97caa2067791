import { reading } from './reading.ts'

/** D30: What makes two applicants the same person. */
export const samePersonBy = ['names', 'birthDate', 'birthCertificateId or passportNumber'] as const

/** D30 as a reading: question, choice, rivals, reason. */
export const openRequestReading = /* @__PURE__ */ reading({
  id: 'D30',
  question: 'May a person have two open requests?',
  chosen: samePersonBy,
  choice:
    'No: a second open request for the same names, birth date, and birth certificate or old passport number is refused with a message that says how to manage the first.',
  others: [{ value: 'a holder must not apply for a new one', where: 'A §5' }],
  because: 'The texts forbid the second passport; the earliest place to see it is the second request.',
})
