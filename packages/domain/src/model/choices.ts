/**
 * A §3, B §4, decision D1. `unknown` is never sent.
 *
 * @example
 * const requestType: RequestType = 'renewal'
 * requestType // => 'renewal'
 */
export type RequestType = 'new' | 'renewal' | 'lost' | 'correction' | 'unknown'

/** A §3: requestMode 0 normal, 1 urgent. */
export type RequestMode = 'normal' | 'urgent'

/** A §3: reasonForReplacement 1 to 4. */
export type ReplacementReason = 'expired' | 'pageRunOut' | 'damaged' | 'validReplacement'

/**
 * A §9: urgent option 1 is two days, 2 is five days.
 *
 * @example
 * const urgentDays: UrgentDays = 2
 * urgentDays // => 2
 */
export type UrgentDays = 2 | 5

/**
 * B §4 names UrgentApproved and Payment Completed. The others are ours and are sent as words.
 *
 * @example
 * const status: RequestStatus = 'awaitingPayment'
 * status // => 'awaitingPayment'
 */
export type RequestStatus =
  | 'initial' // submitted, attachments or summary outstanding
  | 'confirmed' // the applicant confirmed the summary; awaiting payment order (normal) or review (urgent)
  | 'underReview' // urgent, waiting for the agency
  | 'urgentApproved'
  | 'rejected'
  | 'awaitingPayment' // an order is open
  | 'paymentCompleted'
  | 'cancelled'
  | 'expired'
  | 'unknown'

/** B §4 names Initial and PaymentCompleted. */
export type PersonStatus = 'initial' | 'paymentCompleted' | 'cancelled' | 'unknown'

/** Actions of a request for the person who views it (B §2, My applications). */
export type Action = 'view' | 'continue' | 'pay' | 'edit' | 'reschedule' | 'cancel'

/** The first missing step of an unfinished application, which `continue` opens (D51). */
export type MissingStep = 'applicants' | 'documents' | 'confirmation' | 'payment'

/** Result of the last payment order of an application. `pending`: it is open. */
export type PaymentOutcome =
  | 'pending'
  | 'checking' // a payment is checked, by an operator or with a provider that does not answer: the applicant must not pay again
  | 'paid'
  | 'cancelled' // the payer gave up on the provider's page
  | 'failed'
  | 'takenBack' // the provider or the bank returned it to the payer
  | 'expired'
  | 'wrongAmount'
  | 'late' // the appointment was no longer free when the money came
  | 'refundDue' // the money arrived and cannot pay this application for another reason
  | 'refunded' // the agency has paid the money back

/** A §1: by birth, by spouse, or for a child. */
export type OriginIdApplicantType = 'byBirth' | 'bySpouse' | 'child'

/** Events of an application after its submission, in their usual order. */
export type ApplicationEventKind =
  | 'submitted'
  | 'documents' // every required document is there
  | 'confirmed' // the applicant confirmed the summary
  | 'changed' // the applicant changed the answers after submission
  | 'approved' // the agency approved an urgent request
  | 'rejected'
  | 'paid'
  | 'rescheduled'
  | 'correctionAsked'
  | 'correctionAccepted'
  | 'arrived'
  | 'didNotCome'
  | 'ready' // the document can be collected
  | 'collected'
  | 'cancelled'
  | 'expired'

/** Request types that can be applied for; `unknown` is never sent. */
export const requestTypes = ['new', 'renewal', 'lost', 'correction'] as const satisfies readonly RequestType[]

/** A §3: what is wrong in the old document; '1' name, '2' birth date, '3' both. */
export const correctionTypes = ['name', 'birthDate', 'both'] as const
/** One of `correctionTypes`. */
export type CorrectionType = (typeof correctionTypes)[number]
