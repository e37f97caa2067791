import { reading } from './reading.ts'

/** D1: Canonical codes of every submitted or returned request. */
export const requestTypeCodes = { new: 2, renewal: 3, lost: 4, correction: 8 } as const

/** D1: the codes of the urgent menu alone. Never used in a request. */
export const urgentMenuCodes = { new: 1, renewal: 2, lost: 4, correction: 8 } as const

/** D1 as a reading: question, choice, rivals, reason. */
export const requestTypeCodesReading = /* @__PURE__ */ reading({
  id: 'D1',
  question: 'Which numbers are the request types?',
  chosen: requestTypeCodes,
  choice:
    'Canonical 2 New, 3 Renew/Replacement, 4 Lost, 8 Correction, anything else Unknown. The urgent menu has a table of its own (1/2/4/8), decoded where that menu is read and nowhere else.',
  others: [
    { value: { new: 1, renewal: 2, lost: 4, correction: 8 }, where: 'A §3, urgent flow' },
    { value: { branchesOnType: 3 }, where: 'A §2: the urgent stepper branches on a type 3 that its own list lacks' },
    { value: { firstApplicant: 2 }, where: 'A §3: "the first applicant\'s request type id is 2"' },
  ],
  because:
    'A §3 (normal flow) and all of B agree on 2/3/4/8; a second, named table keeps the urgent menu working without spreading its numbers.',
})
