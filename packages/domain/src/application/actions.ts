import { toMilliseconds } from '../calendar/addis-ababa.ts'
import { addDays } from '../calendar/iso-date.ts'
import type { Application, ApplicationPerson } from '../model/application.ts'
import type { Action, PersonStatus, RequestMode, RequestStatus } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import { unpaidUntil } from './payment.ts'

/** The last day on which an appointment can still be moved: it must be later than that day plus one (B §2, B §9). */
export const lastRescheduleDay = (appointmentDate: IsoDate): IsoDate => addDays(appointmentDate, -2)

/**
 * B §2, B §9: paid, and not after the last day of rescheduling. Days are in Addis Ababa. False without an appointment.
 *
 * @example
 * canReschedule('paymentCompleted', isoDate('2026-12-03'), isoDate('2026-12-01')) // => true
 * canReschedule('paymentCompleted', isoDate('2026-12-02'), isoDate('2026-12-01')) // => false
 */
export const canReschedule = (
  personStatus: PersonStatus,
  appointmentDate: IsoDate | undefined,
  today: IsoDate,
): boolean =>
  personStatus === 'paymentCompleted' && appointmentDate !== undefined && today <= lastRescheduleDay(appointmentDate)

/** The properties of a stored request that decide its actions; the service and the portals both have them. */
export type ActionCase = Pick<Application, 'status' | 'mode' | 'appointmentDate' | 'heldUntil'> & {
  readonly persons: readonly Pick<ApplicationPerson, 'personStatus' | 'notified'>[]
  /** When the open order ends; absent where none is open. */
  readonly orderExpiresAt?: Instant | undefined
}

/** The moment of asking, and the civil day in Addis Ababa it belongs to. */
export interface ActionClock {
  readonly now: Instant
  readonly today: IsoDate
}

/**
 * B §2, D25, D27, D51: what a status offers at most. The one table that list, look-up, detail and service use; a status that is not
 * known offers a look and no more.
 */
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

/** Whether the appointment can still be paid for; without a deadline it is kept. */
export const isAppointmentHeld = (
  { heldUntil, orderExpiresAt }: Pick<ActionCase, 'heldUntil' | 'orderExpiresAt'>,
  now: Instant,
): boolean => heldUntil === undefined || toMilliseconds(unpaidUntil(heldUntil, orderExpiresAt)) > toMilliseconds(now)

/** B §2: a person's data may be changed while Initial, or once the agency has asked for a correction. */
export const isEditable = ({ notified, personStatus }: ActionCase['persons'][number]): boolean =>
  notified || personStatus === 'initial'

const conditions: Record<Action, (request: ActionCase, clock: ActionClock) => boolean> = {
  view: () => true,
  // D51: a normal request goes on to its next missing thing, the payment included; an urgent one until it is confirmed.
  continue: (request, { now }) =>
    (request.mode === 'normal' || request.status === 'initial') && isAppointmentHeld(request, now),
  // B §2, D27: an urgent request is paid once the agency has approved it.
  pay: (request, { now }) => request.mode === 'urgent' && isAppointmentHeld(request, now),
  edit: ({ persons }) => persons.some(isEditable),
  reschedule: ({ persons, appointmentDate }, { today }) =>
    persons.some(({ personStatus }) => canReschedule(personStatus, appointmentDate, today)),
  // An appointment of the past can no longer be given back.
  cancel: ({ appointmentDate }, { today }) => appointmentDate === undefined || appointmentDate >= today,
}

/**
 * The actions a request offers now, in the order of the buttons. Every status allows `view`.
 *
 * @example
 * const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
 * allowedActions({ status: 'cancelled', mode: 'normal', persons: [] }, clock) // => ['view']
 */
export const allowedActions = (request: ActionCase, clock: ActionClock): readonly Action[] =>
  actionsByStatus[request.status].filter((action) => conditions[action](request, clock))

/** Whether one action is offered now: the service refuses by the same table that the screens offer by. */
export const isAllowed = (action: Action, request: ActionCase, clock: ActionClock): boolean =>
  allowedActions(request, clock).includes(action)

/** Whether a request may be cancelled; all but `allowed` say why not. */
export type CancelCheck = 'allowed' | 'cancelled' | 'rejected' | 'ended' | 'dayPassed'

/** Why a status is not cancelled. Where the status offers it, the day of the appointment has passed. */
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
 * Whether a request may be cancelled now, by the rule of the screens, and why not (D50). Returns `allowed` or the reason; it does not
 * throw.
 *
 * @example
 * const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
 * checkCancel({ status: 'cancelled', mode: 'normal', persons: [] }, clock) // => 'cancelled'
 */
export const checkCancel = (request: ActionCase, clock: ActionClock): CancelCheck =>
  isAllowed('cancel', request, clock) ? 'allowed' : notCancelled[request.status]

/** D19: what one number alone makes possible; everything else needs both numbers or the owner's session. */
export const actionsByOneNumber = ['view'] as const satisfies readonly Action[]

/** Whether a payment order may be made now: the summary is confirmed, and `continue` or `pay` is offered. */
export const canOrder = (request: ActionCase, clock: ActionClock): boolean =>
  request.status !== 'initial' && (isAllowed('continue', request, clock) || isAllowed('pay', request, clock))

/** Where Edit is shown: in the list of a member's own applications, or in the results of a status look-up. */
export type EditOrigin = 'list' | 'lookUp'

/** What Edit opens: the wizard of five steps, its variant of the attachments alone, or the reschedule screen. */
export type EditScreen = 'edit' | 'editAttachments' | 'reschedule'

/**
 * B §2: from the list, the wizard of five steps. From the look-up, the single-step variant; for an urgent request (requestMode 1) the
 * reschedule view.
 */
export const editOpens = (origin: EditOrigin, mode: RequestMode): EditScreen => {
  if (origin === 'list') return 'edit'
  return mode === 'urgent' ? 'reschedule' : 'editAttachments'
}
