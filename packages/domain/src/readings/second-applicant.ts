import { reading } from './reading.ts'

/** D10: By application. */
export const birthRegistrationRequired = { passport: false, originId: true } as const

/** D10 as a reading: question, choice, rivals, reason. */
export const secondApplicantReading = /* @__PURE__ */ reading({
  id: 'D10',
  question: 'Are occupation and birth registration id required?',
  chosen: birthRegistrationRequired,
  choice: 'Passport: both optional, the id exactly 16 digits when given. Origin ID: both required.',
  others: [{ value: 'required with exactly 16 digits', where: 'A §5: "a second applicant form"' }],
  because:
    'The passport form lists neither among its required messages; the second form matches the Origin ID fields of A §3.',
})
