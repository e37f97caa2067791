import type { MissingStep, PersonStatus, RequestMode, RequestStatus } from '../model/choices.ts'
import type { Instant } from '../model/scalars.ts'
import { isAppointmentHeld } from './actions.ts'
import { awaitsPayment } from './next-action.ts'
import { isOrderPayable } from './payment.ts'

/** Who may trigger a transition. */
export type StatusActor = 'applicant' | 'agency' | 'paymentProvider' | 'worker'

/** What changes the status of a request. */
export type StatusEvent =
  | 'submit'
  | 'confirm' // the applicant confirms the summary
  | 'order' // a payment order is made
  | 'endOrder' // the open order failed or ran out
  | 'pay'
  | 'undoPay' // the agency had recorded the payment in error
  | 'approve'
  | 'reject'
  | 'change' // data or documents changed, and the status stays
  | 'changeIncomplete' // the changed data require a document that is missing
  | 'changeReviewed' // the agency must review the changed data
  | 'changeFee' // the fee changed, and the open order has the old amount
  | 'cancel'
  | 'expire' // a deadline has passed

/** One change of the status of a request. */
export interface StatusTransition {
  readonly event: StatusEvent
  /** Before the submission there is no request. */
  readonly from: RequestStatus | 'none'
  readonly to: RequestStatus
  /** The mode that the row is for. Absent: both. */
  readonly mode?: RequestMode
  readonly by: readonly StatusActor[]
}

/** Every change of the status of a request. No other change exists. docs/architecture.md has a diagram. */
export const statusTransitions: readonly StatusTransition[] = [
  { event: 'submit', from: 'none', to: 'initial', by: ['applicant'] },
  // D27: a normal request waits for the payment, an urgent one for the agency's review.
  { event: 'confirm', from: 'initial', to: 'confirmed', mode: 'normal', by: ['applicant'] },
  { event: 'confirm', from: 'initial', to: 'underReview', mode: 'urgent', by: ['applicant'] },
  { event: 'approve', from: 'underReview', to: 'urgentApproved', mode: 'urgent', by: ['agency'] },
  // D26: an urgent request that is not approved, or any request that must not be served or blocks a person.
  { event: 'reject', from: 'initial', to: 'rejected', by: ['agency'] },
  { event: 'reject', from: 'confirmed', to: 'rejected', by: ['agency'] },
  { event: 'reject', from: 'underReview', to: 'rejected', by: ['agency'] },
  { event: 'reject', from: 'urgentApproved', to: 'rejected', by: ['agency'] },
  { event: 'reject', from: 'awaitingPayment', to: 'rejected', by: ['agency'] },
  { event: 'reject', from: 'paymentCompleted', to: 'rejected', by: ['agency'] },
  // Another payment option closes the open order and makes a new one.
  { event: 'order', from: 'confirmed', to: 'awaitingPayment', by: ['applicant'] },
  { event: 'order', from: 'urgentApproved', to: 'awaitingPayment', by: ['applicant'] },
  { event: 'order', from: 'awaitingPayment', to: 'awaitingPayment', by: ['applicant'] },
  // D25: the request can be ordered again.
  { event: 'endOrder', from: 'awaitingPayment', to: 'confirmed', mode: 'normal', by: ['paymentProvider', 'worker'] },
  {
    event: 'endOrder',
    from: 'awaitingPayment',
    to: 'urgentApproved',
    mode: 'urgent',
    by: ['paymentProvider', 'worker'],
  },
  // A late payment pays an expired request whose slot is still free, if `canPay` (P3).
  { event: 'pay', from: 'confirmed', to: 'paymentCompleted', by: ['paymentProvider', 'agency', 'worker'] },
  { event: 'pay', from: 'urgentApproved', to: 'paymentCompleted', by: ['paymentProvider', 'agency', 'worker'] },
  { event: 'pay', from: 'awaitingPayment', to: 'paymentCompleted', by: ['paymentProvider', 'agency', 'worker'] },
  { event: 'pay', from: 'expired', to: 'paymentCompleted', by: ['paymentProvider', 'agency', 'worker'] },
  { event: 'undoPay', from: 'paymentCompleted', to: 'awaitingPayment', by: ['agency'] },
  { event: 'change', from: 'initial', to: 'initial', by: ['applicant'] },
  { event: 'change', from: 'confirmed', to: 'confirmed', by: ['applicant'] },
  { event: 'change', from: 'awaitingPayment', to: 'awaitingPayment', mode: 'normal', by: ['applicant'] },
  { event: 'change', from: 'paymentCompleted', to: 'paymentCompleted', by: ['applicant'] },
  { event: 'changeIncomplete', from: 'confirmed', to: 'initial', by: ['applicant'] },
  { event: 'changeIncomplete', from: 'underReview', to: 'initial', by: ['applicant'] },
  { event: 'changeIncomplete', from: 'urgentApproved', to: 'initial', by: ['applicant'] },
  { event: 'changeIncomplete', from: 'awaitingPayment', to: 'initial', by: ['applicant'] },
  { event: 'changeReviewed', from: 'underReview', to: 'underReview', by: ['applicant'] },
  { event: 'changeReviewed', from: 'urgentApproved', to: 'underReview', by: ['applicant'] },
  { event: 'changeReviewed', from: 'awaitingPayment', to: 'underReview', mode: 'urgent', by: ['applicant'] },
  { event: 'changeFee', from: 'awaitingPayment', to: 'confirmed', mode: 'normal', by: ['applicant'] },
  { event: 'cancel', from: 'initial', to: 'cancelled', by: ['applicant'] },
  { event: 'cancel', from: 'confirmed', to: 'cancelled', by: ['applicant'] },
  { event: 'cancel', from: 'underReview', to: 'cancelled', by: ['applicant'] },
  { event: 'cancel', from: 'urgentApproved', to: 'cancelled', by: ['applicant'] },
  { event: 'cancel', from: 'awaitingPayment', to: 'cancelled', by: ['applicant'] },
  { event: 'cancel', from: 'paymentCompleted', to: 'cancelled', by: ['applicant'] },
  // D25: not paid in time, or not decided before the end of the day of the appointment.
  { event: 'expire', from: 'initial', to: 'expired', by: ['worker'] },
  { event: 'expire', from: 'confirmed', to: 'expired', by: ['worker'] },
  { event: 'expire', from: 'underReview', to: 'expired', by: ['worker'] },
  { event: 'expire', from: 'urgentApproved', to: 'expired', by: ['worker'] },
  { event: 'expire', from: 'awaitingPayment', to: 'expired', by: ['worker'] },
]

/** The row for an event in a status. Undefined when the event is refused. */
export const findTransition = (
  event: StatusEvent,
  from: RequestStatus | 'none',
  mode: RequestMode,
): StatusTransition | undefined =>
  statusTransitions.find(
    (one) => one.event === event && one.from === from && (one.mode === undefined || one.mode === mode),
  )

/** P3: whether a payment can pay a request. An expired one only if it could be paid before. `expiredFrom` null: not known. */
export const canPay = (
  { status, mode }: Pick<StatusCase, 'status' | 'mode'>,
  expiredFrom: RequestStatus | null,
): boolean =>
  [status, ...(status === 'expired' && expiredFrom ? [expiredFrom] : [])].every((one) =>
    findTransition('pay', one, mode),
  )

/** The statuses from which an event is possible in either mode. */
export const statusesBefore = (event: StatusEvent): readonly RequestStatus[] => [
  ...new Set(statusTransitions.flatMap((one) => (one.event === event && one.from !== 'none' ? [one.from] : []))),
]

/** The status of each applicant follows the status of the request. */
export const personStatusOf = {
  initial: 'initial',
  confirmed: 'initial',
  underReview: 'initial',
  urgentApproved: 'initial',
  awaitingPayment: 'initial',
  paymentCompleted: 'paymentCompleted',
  rejected: 'cancelled',
  cancelled: 'cancelled',
  expired: 'cancelled',
  unknown: 'unknown',
} as const satisfies Record<RequestStatus, PersonStatus>

/** The status of a request that was just submitted. */
export const submittedStatus = 'initial' satisfies RequestStatus

/** Statuses in which an appointment waits for the payment (D25). An urgent request under review waits for the agency. */
export const unpaidStatuses = [
  'initial',
  'confirmed',
  'urgentApproved',
  'awaitingPayment',
] as const satisfies readonly RequestStatus[]

/** The properties of a stored request that decide its status at a moment. */
export interface StatusCase {
  /** The stored status. */
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Absent: the appointment has no deadline. */
  readonly heldUntil?: Instant | undefined
  /** When the open order ends; absent where none is open. */
  readonly orderExpiresAt?: Instant | undefined
}

/** The status at a moment. A passed deadline counts at once, also when the stored status is older (D4, D25). */
export const effectiveStatus = (
  { status, mode, heldUntil, orderExpiresAt }: StatusCase,
  now: Instant,
): RequestStatus => {
  if (!isAppointmentHeld({ heldUntil, orderExpiresAt }, now) && findTransition('expire', status, mode)) return 'expired'
  if (status !== 'awaitingPayment') return status
  const payable = orderExpiresAt !== undefined && isOrderPayable(orderExpiresAt, now)
  return payable ? status : (findTransition('endOrder', status, mode)?.to ?? status)
}

/** A change of an applicant's data or documents. */
export interface ChangeCase {
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Whether every applicant and every document that the new data require is stored. */
  readonly complete: boolean
  /** The fee has changed. */
  readonly feeChanged: boolean
}

/**
 * The event for a change of a request's data. A request that lacks a document after the change must be confirmed again. The agency
 * reviews an urgent request again. An order with another amount than the new fee cannot be paid. A paid request stays paid.
 */
export const eventOfChange = ({ status, mode, complete, feeChanged }: ChangeCase): StatusEvent => {
  if (status === 'initial' || status === 'paymentCompleted') return 'change'
  if (!complete) return 'changeIncomplete'
  if (mode === 'urgent') return 'changeReviewed'
  return status === 'awaitingPayment' && feeChanged ? 'changeFee' : 'change'
}

/** Whether a change of an approved request sends it back to the review of the agency. An open order then ends. */
export const endsApproval = ({ status, mode }: Pick<ChangeCase, 'status' | 'mode'>): boolean =>
  status !== 'underReview' && eventOfChange({ status, mode, complete: true, feeChanged: false }) === 'changeReviewed'

/** Statuses after the confirmation of the summary. Confirming again changes nothing. */
export const confirmedStatuses = [
  'confirmed',
  'underReview',
  'urgentApproved',
  'awaitingPayment',
  'paymentCompleted',
] as const satisfies readonly RequestStatus[]

/** Statuses of a request that has ended. The applicant can only apply again. */
export const endedStatuses = ['rejected', 'cancelled', 'expired'] as const satisfies readonly RequestStatus[]

/** Statuses that never change again. */
export const finalStatuses = [...endedStatuses, 'unknown'] as const satisfies readonly RequestStatus[]

/** Whether the form of a request has no step left: it is paid, has ended, or is urgent (paid elsewhere, D27) and confirmed. */
export const isFormDone = ({ status, mode }: Pick<StatusCase, 'status' | 'mode'>): boolean =>
  status === 'paymentCompleted' ||
  isOneOf(endedStatuses, status) ||
  (mode === 'urgent' && isOneOf(confirmedStatuses, status))

/** Whether a status is one of a list: `isOneOf(confirmedStatuses, status)`. */
export const isOneOf = (statuses: readonly RequestStatus[], status: RequestStatus): boolean => statuses.includes(status)

const documentStatuses = [
  'initial',
  'confirmed',
  'awaitingPayment',
  'underReview',
] as const satisfies readonly RequestStatus[]

/** A §4 step 5: whether documents can be added: until the payment, or until the approval of an urgent request. */
export const canAddDocuments = ({ status, mode }: Pick<StatusCase, 'status' | 'mode'>): boolean =>
  isOneOf(documentStatuses, status) && !endsApproval({ status, mode })

/** The properties of a stored request that decide its missing step. */
export interface MissingCase {
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Every applicant of a group has been sent. */
  readonly hasAllApplicants: boolean
  /** Every applicant has every required document. */
  readonly hasAllDocuments: boolean
}

/** The first missing step of an unfinished request (D51). Undefined when the applicant has nothing to do before the visit. */
export const missingStep = (request: MissingCase): MissingStep | undefined => {
  if (request.status === 'initial') {
    if (!request.hasAllApplicants) return 'applicants'
    return request.hasAllDocuments ? 'confirmation' : 'documents'
  }
  return awaitsPayment(request) ? 'payment' : undefined
}
