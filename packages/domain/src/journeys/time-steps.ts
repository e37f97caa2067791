import { type HoldCriteria, isSlotHeld } from '../appointment/hold.ts'
import { appointmentIssues } from '../appointment/slots.ts'
import type { RequestDraft } from '../drafts/request-draft.ts'
import type { Step } from './journey.ts'
import { isSubmitted } from './shared-steps.ts'
import type { Facts } from './start-steps.ts'

/** Extracts from a draft what its hold must match. */
type CriteriaOf<Draft> = (draft: Draft) => HoldCriteria

const heldSlot = <Draft extends RequestDraft>(criteriaOf: CriteriaOf<Draft>) =>
  ({
    command: 'holdSlot',
    isCommandDone: (draft: Draft, { now }: Facts) => isSlotHeld(draft, criteriaOf(draft), now),
    locksEarlierSteps: isSubmitted,
  }) as const

/** A §2: only New has a calendar. */
export const dateTimeStep = <Draft extends RequestDraft>(
  criteriaOf: CriteriaOf<Draft>,
): Step<Draft, Facts, 'date-time'> => ({
  id: 'date-time',
  when: (draft) => criteriaOf(draft).requestType === 'new',
  accepts: ({ appointment }, facts) => appointmentIssues(appointment, facts),
  ...heldSlot(criteriaOf),
})

/** A §2: the other types have no calendar. The server estimates date and slot, and the slot is held in the same way. */
export const estimateStep = <Draft extends RequestDraft>(
  criteriaOf: CriteriaOf<Draft>,
): Step<Draft, Facts, 'delivery-estimate'> => ({
  id: 'delivery-estimate',
  when: (draft) => {
    const { requestType } = criteriaOf(draft)
    return requestType !== undefined && requestType !== 'new'
  },
  ...heldSlot(criteriaOf),
})
