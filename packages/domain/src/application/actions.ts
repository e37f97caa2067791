import { todayInAddis, toMilliseconds } from '../calendar/addis-ababa.ts'
import type { Application, ApplicationPerson } from '../model/application.ts'
import type { Action, RequestStatus } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import { type ActionSource, isServed, kindsOfApplicant } from './next-action.ts'
import { isOrderingOpen, unpaidUntil } from './payment.ts'
import { canReschedule, lastRescheduleDay } from './reschedule.ts'

/** The properties of a stored request that decide its actions, in the service and in the portals. */
export type ActionCase = Pick<Application, 'status' | 'mode' | 'appointmentDate' | 'isDayClosed' | 'heldUntil'> & {
  readonly persons: readonly (Pick<ApplicationPerson, 'personStatus' | 'notified'> & {
    /** The office has recorded a visit or a finished document of this applicant, see `isServed`. */
    readonly isServed?: boolean | undefined
  })[]
  /** When the open order ends; absent where none is open. */
  readonly orderExpiresAt?: Instant | undefined
  /** A payment is checked, by an operator or because its provider does not answer: none can be made meanwhile. */
  readonly isPaymentChecked?: boolean | undefined
}

/** The current moment, and its civil day in Addis Ababa. */
export interface ActionClock {
  readonly now: Instant
  readonly today: IsoDate
}

/** B §2, D25, D27, D51: the actions of each status, for list, look-up, detail and service. An unknown status offers `view`. */
export const actionsByStatus = {
  initial: ['view', 'continue', 'edit', 'cancel'],
  confirmed: ['view', 'continue', 'edit', 'cancel'],
  underReview: ['view', 'edit', 'cancel'],
  urgentApproved: ['view', 'pay', 'edit', 'cancel'],
  rejected: ['view'],
  awaitingPayment: ['view', 'continue', 'pay', 'edit', 'cancel'],
  paymentCompleted: ['view', 'edit', 'reschedule', 'cancel'],
  cancelled: ['view'],
  expired: ['view'],
  unknown: ['view'],
} as const satisfies Record<RequestStatus, readonly Action[]>

/** Whether the appointment can still be paid. Without a deadline it always can. */
export const isAppointmentHeld = (
  { heldUntil, orderExpiresAt }: Pick<ActionCase, 'heldUntil' | 'orderExpiresAt'>,
  now: Instant,
): boolean => heldUntil === undefined || toMilliseconds(unpaidUntil(heldUntil, orderExpiresAt)) > toMilliseconds(now)

/** B §2: whether a person's data may be changed: while Initial, or after the agency requested a correction. */
export const isEditable = ({ notified, personStatus }: ActionCase['persons'][number]): boolean =>
  notified || personStatus === 'initial'

const conditions: Record<Action, (request: ActionCase, clock: ActionClock) => boolean> = {
  view: () => true,
  // D51: a normal request continues with its next missing step, payment included. An urgent one continues until it is confirmed.
  continue: (request, { now }) =>
    (request.status === 'initial' || (request.mode === 'normal' && !request.isPaymentChecked)) &&
    isAppointmentHeld(request, now),
  // B §2, D27: an urgent request is paid once the agency has approved it.
  pay: (request, { now }) => request.mode === 'urgent' && !request.isPaymentChecked && isAppointmentHeld(request, now),
  // D25: after the deadline an open order can be paid but not replaced, and a change may end it. A payment that is checked pays for the
  // application as it is.
  edit: ({ status, persons, heldUntil, isPaymentChecked }, { now }) =>
    persons.some(isEditable) && isOrderingOpen(heldUntil, now) && (status === 'paymentCompleted' || !isPaymentChecked),
  reschedule: ({ persons, appointmentDate, isDayClosed }, { today }) =>
    persons.some(
      ({ personStatus, isServed }) => !isServed && canReschedule(personStatus, appointmentDate, today, isDayClosed),
    ),
  // Not after the day, and not once the office has served one of the applicants (D26).
  cancel: ({ appointmentDate, persons }, { today }) =>
    (appointmentDate === undefined || appointmentDate >= today) && !persons.some(({ isServed }) => isServed),
}

/**
 * The actions that a request offers now, in the order of the buttons. Every status allows `view`.
 *
 * @example
 * const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
 * allowedActions({ status: 'cancelled', mode: 'normal', persons: [] }, clock) // => ['view']
 */
export const allowedActions = (request: ActionCase, clock: ActionClock): readonly Action[] =>
  actionsByStatus[request.status].filter((action) => conditions[action](request, clock))

/** Whether one action is offered now. The service and the screens use the same table. */
export const isAllowed = (action: Action, request: ActionCase, clock: ActionClock): boolean =>
  allowedActions(request, clock).includes(action)

/** Whether a request may be cancelled. All values except `allowed` are reasons against it. */
export type CancelCheck = 'allowed' | 'cancelled' | 'rejected' | 'ended' | 'dayPassed' | 'served'

/** Why a request of this status cannot be cancelled. `dayPassed` where the status offers it. */
const notCancelled: Record<RequestStatus, Exclude<CancelCheck, 'allowed'>> = {
  initial: 'dayPassed',
  confirmed: 'dayPassed',
  underReview: 'dayPassed',
  urgentApproved: 'dayPassed',
  awaitingPayment: 'dayPassed',
  paymentCompleted: 'dayPassed',
  cancelled: 'cancelled',
  rejected: 'rejected',
  expired: 'ended',
  unknown: 'ended',
}

/**
 * Whether a request may be cancelled now, with the rule of the screens (D50). Returns `allowed` or the reason against it. It does not
 * throw.
 *
 * @example
 * const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
 * checkCancel({ status: 'cancelled', mode: 'normal', persons: [] }, clock) // => 'cancelled'
 */
export const checkCancel = (request: ActionCase, clock: ActionClock): CancelCheck => {
  if (isAllowed('cancel', request, clock)) return 'allowed'
  const isOffered = actionsByStatus[request.status].some((action) => action === 'cancel')
  return isOffered && request.persons.some(({ isServed }) => isServed) ? 'served' : notCancelled[request.status]
}

/** D19: actions with one number alone. Everything else needs both numbers or the owner's session. */
export const actionsByOneNumber = ['view'] as const satisfies readonly Action[]

/**
 * The offered action in which a payment order is made: `continue` of a normal request, `pay` of an urgent one (D51). Undefined before
 * the summary is confirmed, because `continue` then opens another step.
 */
export const orderActionOf = ({ status, actions }: Pick<Application, 'status' | 'actions'>) =>
  status === 'initial' ? undefined : (['continue', 'pay'] as const).find((action) => actions.includes(action))

/** Whether a request can be paid now. */
export const canOrder = (request: ActionCase, clock: ActionClock): boolean =>
  orderActionOf({ status: request.status, actions: allowedActions(request, clock) }) !== undefined

/** Changes of one unpaid application on one day that are reported by message. Each goes to the old and to the new contact. */
export const maxChangeNoticesPerDay = 5

/** Why an action is not offered now. */
export type ClosedReason =
  | 'afterPayment' // possible once it is paid
  | 'afterPaymentUntil' // the same, until the last day to reschedule
  | 'afterApproval' // possible once the agency has approved
  | 'tooLate' // the day is too near
  | 'tooNear' // the day was too near since the payment, the last move or the submission
  | 'served' // the office has recorded a visit or a finished document
  | 'onlyOnNotice' // possible when the agency requests a correction

/** An action that an open application does not offer now. */
export interface ClosedAction {
  readonly action: Action
  readonly reason: ClosedReason
  /** The last day on which it is or was possible. */
  readonly until?: IsoDate | undefined
}

/** An offered action that ends. */
export interface EndingAction {
  readonly action: Action
  /** The last day on which it is possible. Absent: until the payment. */
  readonly until?: IsoDate | undefined
}

/** Offered actions that end, with the last day. An unpaid application ends with its hold, so that only the edit is named. */
export const endingActions = ({
  status,
  actions,
  appointmentDate,
  isDayClosed,
  today,
  persons,
}: ActionSource): readonly EndingAction[] => {
  if (status !== 'paymentCompleted')
    return actions.includes('edit') && !persons.some(({ notified }) => notified) ? [{ action: 'edit' }] : []
  if (!appointmentDate) return []
  const ending: readonly EndingAction[] = [
    // A closed day has no last day.
    ...(isDayClosed ? [] : [{ action: 'reschedule', until: lastRescheduleDay(appointmentDate) } as const]),
    { action: 'cancel', until: appointmentDate },
  ]
  // A day that was closed and is open again can be changed after its last day too.
  return ending.filter(({ action, until }) => actions.includes(action) && !(today && until && until < today))
}

/** Actions that an open application does not offer now, with the reason. The screens show them. */
export const closedActions = (application: ActionSource): readonly ClosedAction[] => {
  const { status, mode, actions, requestDate, appointmentDate, isDayClosed, today, persons, events = [] } = application
  const recorded = persons.map(({ applicationNumber }) => kindsOfApplicant(events, applicationNumber))
  const served = recorded.filter(isServed)
  const isPaid = status === 'paymentCompleted'
  const isOpen = isPaid || actions.some((action) => action !== 'view')
  const isCollected = served.length > 0 && recorded.every((kinds) => kinds.includes('collected'))
  if (!isOpen || isCollected) return []
  const until = isDayClosed ? undefined : appointmentDate && lastRescheduleDay(appointmentDate)
  const changedAt = events.filter(({ kind }) => kind === 'paid' || kind === 'rescheduled').at(-1)?.at
  const since = changedAt ? todayInAddis(changedAt) : requestDate
  const reasonNow = (): ClosedReason => {
    if (served.length > 0 && served.length === persons.length) return 'served'
    if (!isPaid && !until) return 'afterPayment'
    if (until && until < since) return 'tooNear'
    return isPaid || (until && today && until < today) ? 'tooLate' : 'afterPaymentUntil'
  }
  const reason = reasonNow()
  const hasDay = reason !== 'served' && reason !== 'tooNear'
  const reschedule: ClosedAction = { action: 'reschedule', reason, until: hasDay ? until : undefined }
  const closed: readonly ClosedAction[] = [
    ...(mode === 'urgent' && (status === 'underReview' || status === 'confirmed')
      ? [{ action: 'pay', reason: 'afterApproval' } as const]
      : []),
    ...(isPaid ? [{ action: 'edit', reason: 'onlyOnNotice' } as const] : []),
    reschedule,
    served.length > 0
      ? { action: 'cancel', reason: 'served' }
      : { action: 'cancel', reason: 'tooLate', until: appointmentDate },
  ]
  return closed.filter(({ action }) => !actions.includes(action))
}
