import { reading } from './reading.ts'

/** D25: Hours an unpaid appointment is kept, counted once. */
export const placeKeptHours = 24

/** D25 as a reading: question, choice, rivals, reason. */
export const unpaidRequestReading = /* @__PURE__ */ reading({
  id: 'D25',
  question: 'What happens to a request that is not paid?',
  chosen: placeKeptHours,
  choice:
    'The appointment is kept for 24 hours (setting) from submission; for urgent requests until the review deadline, then 24 hours from the approval. Confirming, ordering and ordering again never move that deadline; an order opened before it stays payable for its three hours.',
  others: [{ where: 'B §1: forfeits not detailed' }],
  because:
    'Banks close at night; a day lets everybody pay at a counter. A deadline that an order moves is an appointment kept for nothing.',
})
