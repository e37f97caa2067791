import type { Application, RequestStatus } from '@invea/domain'

/** What the confirmation page is about. */
export type ConfirmationKind =
  | 'received' // urgent, looked at by the agency: an e-mail follows (B §2)
  | 'payable' // the payment is what comes next
  | 'paid'
  | 'ended' // nothing more will happen
  | 'incomplete'

const kinds = {
  initial: 'incomplete',
  confirmed: 'payable',
  underReview: 'received',
  urgentApproved: 'payable',
  awaitingPayment: 'payable',
  paymentCompleted: 'paid',
  rejected: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  unknown: 'ended',
} as const satisfies Record<RequestStatus, ConfirmationKind>

/** D27: an urgent request is reviewed between its confirmation and its payment, a normal one is not. */
export const confirmationKind = ({ status, mode }: Pick<Application, 'status' | 'mode'>): ConfirmationKind =>
  status === 'confirmed' && mode === 'urgent' ? 'received' : kinds[status]
