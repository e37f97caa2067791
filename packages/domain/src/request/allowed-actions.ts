import { toMilliseconds } from '../calendar/addis-ababa.ts'
import type { Action, Application, ApplicationPerson, Instant, IsoDate, RequestStatus } from '../model.ts'
import { canReschedule } from './reschedule.ts'

/** What of a stored request decides the actions; the service asks with its rows, the portals with what they were given. */
export type ActionCase = Pick<Application, 'status' | 'mode' | 'appointmentDate' | 'placeKeptUntil'> & {
  readonly persons: readonly Pick<ApplicationPerson, 'personStatus' | 'notified'>[]
}

/** The moment of asking, and the civil day in Addis Ababa it belongs to. */
export interface ActionClock {
  readonly now: Instant
  readonly today: IsoDate
}

/**
 * B §2, D25, D27: what a status offers at most. The one table that list, look-up, detail and service use; a status that is not
 * known offers a look and no more.
 */
export const actionsByStatus = {
  initial: ['view', 'edit', 'cancel'],
  confirmed: ['view', 'pay', 'edit', 'cancel'],
  underReview: ['view', 'edit', 'cancel'],
  urgentApproved: ['view', 'pay', 'edit', 'cancel'],
  rejected: ['view'],
  awaitingPayment: ['view', 'pay', 'edit', 'cancel'],
  paymentCompleted: ['view', 'edit', 'reschedule', 'cancel'],
  cancelled: ['view'],
  expired: ['view'],
  unknown: ['view'],
} as const satisfies Record<RequestStatus, readonly Action[]>

/** Whether the place is still there to be paid for; an absent deadline means that nothing takes it away. */
const isPlaceKept = (placeKeptUntil: Instant | undefined, now: Instant): boolean =>
  placeKeptUntil === undefined || toMilliseconds(placeKeptUntil) > toMilliseconds(now)

/** B §2: a person's data may be changed while Initial, or once the agency has asked for a correction. */
export const isEditable = ({ notified, personStatus }: ActionCase['persons'][number]): boolean =>
  notified || personStatus === 'initial'

const conditions: Record<Action, (request: ActionCase, clock: ActionClock) => boolean> = {
  view: () => true,
  // D27: an urgent request is paid only once the agency has approved it.
  pay: ({ mode, status, placeKeptUntil }, { now }) =>
    (mode === 'normal' || status !== 'confirmed') && isPlaceKept(placeKeptUntil, now),
  edit: ({ persons }) => persons.some(isEditable),
  reschedule: ({ persons, appointmentDate }, { today }) =>
    persons.some(({ personStatus }) => canReschedule(personStatus, appointmentDate, today)),
  // An appointment of the past can no longer be given back.
  cancel: ({ appointmentDate }, { today }) => appointmentDate === undefined || appointmentDate >= today,
}

/** The actions a request offers now, in the order of the buttons. */
export const allowedActions = (request: ActionCase, clock: ActionClock): readonly Action[] =>
  actionsByStatus[request.status].filter((action) => conditions[action](request, clock))

/** Whether one action is offered now: the service refuses by the same table that the screens offer by. */
export const isAllowed = (action: Action, request: ActionCase, clock: ActionClock): boolean =>
  allowedActions(request, clock).includes(action)
