import type { Instant, RequestMode, RequestStatus } from '../model.ts'
import { isPlaceKept } from './allowed-actions.ts'
import { isOrderPayable } from './order.ts'

/** Statuses in which a place waits for the money (D25); an urgent request under review waits for the agency instead. */
export const unpaidStatuses = [
  'initial',
  'confirmed',
  'urgentApproved',
  'awaitingPayment',
] as const satisfies readonly RequestStatus[]

/** What of a stored request decides its status at a moment. */
export interface StatusCase {
  /** As it was last written down. */
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Absent: nothing takes the place away. */
  readonly placeKeptUntil?: Instant | undefined
  /** When the open order ends; absent where none is open. */
  readonly orderExpiresAt?: Instant | undefined
}

/** Statuses that end when the place does: the fee was not paid in time, or the agency did not decide before the day was over. */
export const lapsingStatuses = [...unpaidStatuses, 'underReview'] as const satisfies readonly RequestStatus[]

const lapses = (status: RequestStatus): boolean => lapsingStatuses.some((lapsing) => lapsing === status)

/** The status a request falls back to when its order runs out: it can be ordered again (D25). */
const statusBeforeOrder: Record<RequestMode, RequestStatus> = { normal: 'confirmed', urgent: 'urgentApproved' }

/** The status at a moment: a deadline that has passed counts at once, whether or not anything has written it down (D4, D25). */
export const effectiveStatus = (
  { status, mode, placeKeptUntil, orderExpiresAt }: StatusCase,
  now: Instant,
): RequestStatus => {
  if (!isPlaceKept({ placeKeptUntil, orderExpiresAt }, now) && lapses(status)) return 'expired'
  if (status !== 'awaitingPayment') return status
  const payable = orderExpiresAt !== undefined && isOrderPayable(orderExpiresAt, now)
  return payable ? status : statusBeforeOrder[mode]
}
