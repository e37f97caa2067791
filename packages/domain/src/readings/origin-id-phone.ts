import { reading } from './reading.ts'

/** R11: Which number follows which rule. */
export const originIdPhone = { phoneNumber: 'international', localPhoneNumber: 'Ethiopian' } as const

/** R11 as a reading: question, choice, rivals, reason. */
export const originIdPhoneReading = /* @__PURE__ */ reading({
  id: 'R11',
  question: 'Which phone may an Origin ID applicant give?',
  chosen: originIdPhone,
  choice:
    'The phone number may be an international one (+ and 7 to 15 digits) or an Ethiopian one; the local phone number, where given, follows the Ethiopian rule.',
  others: [{ value: 'nine digits from 9, ten from 09', where: 'A §5' }],
  because: 'A §3 gives the Origin ID a local phone number of its own, which makes sense only beside a foreign one.',
})
