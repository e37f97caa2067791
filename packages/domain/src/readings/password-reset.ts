import { reading } from './reading.ts'

/** D20: What the link carries besides the account name. */
export const resetProof = 'singleUseExpiringProof'

/** D20 as a reading: question, choice, rivals, reason. */
export const passwordResetReading = /* @__PURE__ */ reading({
  id: 'D20',
  question: 'What proves a password reset?',
  chosen: resetProof,
  choice:
    "A single-use, expiring proof; callBackUrl must be one of the portal's own addresses; the answer is the same for known and unknown accounts.",
  others: [{ value: 'account name alone', where: 'B §2, B §7' }],
  because: 'A name in an address is no proof of anything.',
})
