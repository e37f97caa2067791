import type { MissingStep, RequestMode, RequestStatus } from '../model/choices.ts'

/** What of a stored request decides what it lacks. */
export interface MissingCase {
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Every applicant of a group has been sent. */
  readonly hasAllApplicants: boolean
  /** Every applicant has every required document. */
  readonly hasAllDocuments: boolean
}

/**
 * What an unfinished request lacks first (D51): in the order of the form. Undefined where the applicant has nothing to do before
 * the appointment, or nothing can be done any more.
 */
export const missingStep = ({
  status,
  mode,
  hasAllApplicants,
  hasAllDocuments,
}: MissingCase): MissingStep | undefined => {
  if (status === 'initial') {
    if (!hasAllApplicants) return 'applicants'
    return hasAllDocuments ? 'confirmation' : 'documents'
  }
  const awaitsMoney = status === 'awaitingPayment' || status === (mode === 'normal' ? 'confirmed' : 'urgentApproved')
  return awaitsMoney ? 'payment' : undefined
}
