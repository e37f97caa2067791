import { reading } from './reading.ts'

/** R5: Fields beyond those of the normal search. */
export const urgentSearchFields = ['apptDate', 'processDays', 'isUrgent'] as const

/** R5 as a reading: question, choice, rivals, reason. */
export const urgentAvailabilityRequestReading = /* @__PURE__ */ reading({
  id: 'R5',
  question: 'What does the urgent availability search send?',
  chosen: urgentSearchFields,
  choice:
    'The fields of the normal search, and those of the urgent variant as optional ones; the service answers both alike.',
  others: [{ value: 'same body with noOfApplicants 1', where: 'A §7' }],
  because: 'A §7 gives both; neither client may break.',
})
