import { reading } from './reading.ts'

/** D9: noOfApplicants of every urgent availability search. */
export const urgentSearchApplicants = 1

/** D9 as a reading: question, choice, rivals, reason. */
export const urgentGroupReading = /* @__PURE__ */ reading({
  id: 'D9',
  question: 'Can a group apply urgently?',
  chosen: urgentSearchApplicants,
  choice:
    'The search sends 1 as described. Booking takes 1 to 5, all or nothing, one quota unit an applicant; when fewer are left the answer says how many.',
  others: [{ value: 'group of 2 to 5', where: 'A §2: the urgent stepper asks for the number of applicants' }],
  because: 'Both texts hold: the call is as described, and a family in need is not split.',
})
