import type { RequestMode, RequestStatus } from '../model.ts'

/** What a change of an applicant's data or documents leaves behind. */
export interface Changed {
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Every applicant and every document the new data ask for is there. */
  readonly complete: boolean
  /** The fee is another one than before. */
  readonly priced: boolean
}

/** What becomes of the request, and whether an order that is open can still be paid. */
export interface AfterChange {
  readonly status: RequestStatus
  readonly keepsOrder: boolean
}

const unpaid: ReadonlySet<RequestStatus> = new Set(['confirmed', 'underReview', 'urgentApproved', 'awaitingPayment'])

/**
 * The status of a request after its data were changed. What lacks a document by its new data is confirmed again; what the agency
 * approved is what it saw, so an urgent request goes back to review; an order over another amount than the new fee cannot be paid.
 * A paid request stays paid.
 */
export const statusAfterChange = ({ status, mode, complete, priced }: Changed): AfterChange => {
  if (!unpaid.has(status)) return { status, keepsOrder: true }
  if (!complete) return { status: 'initial', keepsOrder: false }
  if (mode === 'urgent') return { status: 'underReview', keepsOrder: false }
  if (status !== 'awaitingPayment' || !priced) return { status, keepsOrder: true }
  return { status: 'confirmed', keepsOrder: false }
}
