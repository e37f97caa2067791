import type { Issue } from '../issue.ts'
import type { Etb, RequestStatus } from '../model.ts'

/** What a change is judged by: the status of the request, which portal it is of, and what the person costs before and after. */
export interface PaidFeeCase {
  readonly status: RequestStatus
  readonly isOriginId: boolean
  /** Whole ETB. */
  readonly was: Etb | undefined
  /** Whole ETB. */
  readonly is: Etb | undefined
}

/**
 * A §9: fees are paid once and not given back, so a change after payment may not alter the fee (`feePaid`). The message is at the
 * field that makes it another: the data that is corrected, or how often an Origin ID was lost.
 */
export const paidFeeIssues = ({ status, isOriginId, was, is }: PaidFeeCase): readonly Issue[] => {
  if (status !== 'paymentCompleted' || was === is) return []
  return [{ field: isOriginId ? 'originId.timesLost' : 'passport.dataCorrected', code: 'feePaid' }]
}
