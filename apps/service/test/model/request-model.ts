// Longer than other files: the model is one pure function for each command.
import { allowedActions, type IsoDate, type RequestStatus, todayInAddis } from '@invea/domain'
import {
  effectiveStatus,
  findTransition,
  isOrderPayable,
  maxMovesPerDay,
  orderDeadline,
  orderLifetimeHours,
  type PersonStatus,
  unpaidDeadline,
  unpaidHours,
} from '@invea/domain/application'
import { extendedUntil, holdUntil, isHoldLive } from '@invea/domain/appointment'
import type { Instant } from '@invea/domain/calendar'
import type { RequestMode } from '@invea/domain/services'

/** Three slots with a capacity of one: two on one day, one on a later day. */
export type SlotName = 'a' | 'b' | 'later'

/** The office in the model; it never changes. */
export interface Office {
  readonly dayOf: Readonly<Record<SlotName, IsoDate>>
  readonly beginsAt: Readonly<Record<SlotName, Instant>>
  /** `submittedOn`: for a reschedule. */
  readonly isBookable: (day: IsoDate, today: IsoDate, submittedOn?: IsoDate) => boolean
}

interface Order {
  readonly until: Instant
  readonly state: 'open' | 'expired' | 'paid' | 'refundDue'
}

export interface RequestModel {
  readonly now: Instant
  /** Slots that another visitor holds. */
  readonly occupied: readonly SlotName[]
  readonly hold?:
    | { readonly slot: SlotName; readonly since: Instant; readonly expiresAt: Instant; readonly extended: boolean }
    | undefined
  readonly request?:
    | {
        readonly mode: RequestMode
        readonly submittedOn: IsoDate
        /** The stored status. */
        readonly status: RequestStatus
        /** When the live approval was made, and the milliseconds that earlier ones used (D25). */
        readonly approvedAt?: Instant | undefined
        readonly used?: number | undefined
        /** The status before the request expired. */
        readonly expiredFrom?: RequestStatus | undefined
        readonly person: PersonStatus
        readonly notified: boolean
        readonly documents: boolean
        readonly slot: SlotName
        readonly hasSlot: boolean
        readonly heldUntil?: Instant | undefined
        /** Newest last. */
        readonly orders: readonly Order[]
        readonly paid: number
        /** The day of each move of the appointment. */
        readonly moves: readonly IsoDate[]
        readonly refunds: number
      }
    | undefined
}
export type Request = NonNullable<RequestModel['request']>

/** The response code of a step, and the state after it. */
export interface Step {
  readonly code: string
  readonly state: RequestModel
}

const today = ({ now }: RequestModel): IsoDate => todayInAddis(now)
const openOrder = ({ orders }: Request): Order | undefined => orders.find(({ state }) => state === 'open')
const closeOpen = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order) => (order.state === 'open' ? { ...order, state: 'expired' } : order))

export const statusOf = (request: Request, { now }: RequestModel): RequestStatus =>
  effectiveStatus({ ...request, orderExpiresAt: openOrder(request)?.until }, now)

const actionsOf = (request: Request, state: RequestModel, office: Office) =>
  allowedActions(
    {
      status: statusOf(request, state),
      mode: request.mode,
      appointmentDate: request.hasSlot ? office.dayOf[request.slot] : undefined,
      heldUntil: request.heldUntil,
      orderExpiresAt: openOrder(request)?.until,
      persons: [{ personStatus: request.person, notified: request.notified }],
    },
    { now: state.now, today: today(state) },
  )

/** The owner's view of a request. */
export const viewOf = (request: Request, state: RequestModel, office: Office) => {
  const status = statusOf(request, state)
  const order = openOrder(request)
  const paid = request.orders.some((one) => one.state === 'paid')
  return {
    status,
    actions: actionsOf(request, state, office),
    personStatus: request.person,
    notified: request.notified,
    orderExpiresAt: !paid && order && isOrderPayable(order.until, state.now) ? order.until : undefined,
    // An expired appointment can be free before a sweep records it.
    day: status === 'expired' || !request.hasSlot ? undefined : office.dayOf[request.slot],
  }
}

const refuse = (state: RequestModel, code: string): Step => ({ code, state })
const accept = (state: RequestModel, changes: Partial<RequestModel>): Step => ({
  code: 'ok',
  state: { ...state, ...changes },
})
const changeRequest = (state: RequestModel, request: Request, changes: Partial<Request>): Step =>
  accept(state, { request: { ...request, ...changes } })
const endRequest = (status: RequestStatus, { orders }: Request): Partial<Request> => ({
  status,
  person: 'cancelled',
  hasSlot: false,
  heldUntil: undefined,
  orders: closeOpen(orders),
})

export const hold = (state: RequestModel, slot: SlotName, office: Office): Step => {
  if (!office.isBookable(office.dayOf[slot], today(state))) return refuse(state, 'outsideWindow')
  if (state.occupied.includes(slot)) return refuse(state, 'slotFull')
  const { hold: held, now } = state
  // A slot that is held again keeps its hour.
  const since = held?.slot === slot && isHoldLive(held, now) ? held.since : now
  return accept(state, { hold: { slot, since, expiresAt: holdUntil(now, since), extended: false } })
}

export const extend = (state: RequestModel): Step => {
  const held = state.hold
  if (!held || !isHoldLive(held, state.now)) return refuse(state, 'holdExpired')
  const expiresAt = extendedUntil(held.since)
  if (held.extended || held.expiresAt >= expiresAt) return refuse(state, 'notExtendable')
  return accept(state, { hold: { ...held, expiresAt, extended: true } })
}

export const submit = (state: RequestModel, mode: RequestMode, office: Office): Step => {
  const held = state.hold
  if (!held || !isHoldLive(held, state.now)) return refuse(state, 'holdExpired')
  const request: Request = {
    mode,
    submittedOn: today(state),
    status: 'initial',
    person: 'initial',
    notified: false,
    documents: false,
    slot: held.slot,
    hasSlot: true,
    heldUntil: unpaidDeadline(state.now, office.beginsAt[held.slot]),
    orders: [],
    moves: [],
    paid: 0,
    refunds: 0,
  }
  return accept(state, { hold: undefined, request })
}

const confirmedBefore: readonly RequestStatus[] = [
  'confirmed',
  'underReview',
  'urgentApproved',
  'awaitingPayment',
  'paymentCompleted',
]
/** D25: until it is confirmed, an urgent request has the deadline of a normal one. Then it waits for the agency. */
export const confirm = (state: RequestModel, request: Request, office: Office): Step => {
  const status = statusOf(request, state)
  if (confirmedBefore.includes(status)) return accept(state, {})
  if (status !== 'initial') return refuse(state, 'notAllowed')
  if (!request.documents) return refuse(state, 'attachmentsMissing')
  return request.mode === 'urgent'
    ? changeRequest(state, request, { status: 'underReview', heldUntil: office.beginsAt[request.slot] })
    : changeRequest(state, request, { status: 'confirmed' })
}

export const order = (state: RequestModel, request: Request, office: Office): Step => {
  if (statusOf(request, state) === 'initial') return refuse(state, 'notConfirmed')
  const actions = actionsOf(request, state, office)
  if (!actions.includes('pay') && !actions.includes('continue')) return refuse(state, 'notAllowed')
  const open = openOrder(request)
  if (open && isOrderPayable(open.until, state.now)) return accept(state, {})
  if (request.heldUntil && request.heldUntil <= state.now) return refuse(state, 'notAllowed')
  return changeRequest(state, request, {
    status: 'awaitingPayment',
    orders: [
      ...closeOpen(request.orders),
      { until: orderDeadline(state.now, office.beginsAt[request.slot]), state: 'open' },
    ],
  })
}

const refundStatuses: readonly RequestStatus[] = ['cancelled', 'rejected', 'underReview', 'initial', 'paymentCompleted']

/** A payment of the newest order. It pays the request or is due as a refund (P3). */
export const pay = (state: RequestModel, request: Request, rightAmount: boolean, office: Office): Step => {
  const { slot, hasSlot } = request
  const status = request.status === 'expired' ? (request.expiredFrom ?? 'expired') : request.status
  const hasBegun = office.beginsAt[slot] <= state.now
  const pays =
    rightAmount && !refundStatuses.includes(status) && !hasBegun && (hasSlot || !state.occupied.includes(slot))
  const settled = pays ? 'paid' : 'refundDue'
  const last = request.orders.length - 1
  const orders = request.orders.map((one, at) =>
    at === last && one.state !== 'paid' && (pays || one.state !== 'refundDue')
      ? ({ ...one, state: settled } as const)
      : one,
  )
  if (!pays) return { ...changeRequest(state, request, { orders, refunds: request.refunds + 1 }), code: settled }
  const changes = { orders: closeOpen(orders), hasSlot: true, heldUntil: undefined, paid: request.paid + 1 }
  return {
    ...changeRequest(state, request, { ...changes, status: 'paymentCompleted', person: 'paymentCompleted' }),
    code: settled,
  }
}

export const approve = (state: RequestModel, request: Request, office: Office): Step => {
  if (request.status === 'urgentApproved') return accept(state, {})
  if (request.status !== 'underReview') return refuse(state, 'fault')
  const hoursLeft = Math.max(orderLifetimeHours, unpaidHours - (request.used ?? 0) / 3_600_000)
  const until = unpaidDeadline(state.now, office.beginsAt[request.slot], hoursLeft)
  return until <= state.now
    ? refuse(state, 'fault')
    : changeRequest(state, request, { status: 'urgentApproved', heldUntil: until, approvedAt: state.now })
}

export const reject = (state: RequestModel, request: Request): Step => {
  if (request.status === 'rejected') return accept(state, {})
  return findTransition('reject', request.status, request.mode)
    ? changeRequest(state, request, endRequest('rejected', request))
    : refuse(state, 'fault')
}

const endedStatuses: readonly RequestStatus[] = ['rejected', 'cancelled', 'expired']
export const askCorrection = (state: RequestModel, request: Request): Step =>
  endedStatuses.includes(request.status) ? refuse(state, 'fault') : changeRequest(state, request, { notified: true })

const reviewedAgain: readonly RequestStatus[] = ['underReview', 'urgentApproved', 'awaitingPayment']
export const update = (state: RequestModel, request: Request, stale: boolean, office: Office): Step => {
  if (!actionsOf(request, state, office).includes('edit')) return refuse(state, 'notAllowed')
  if (stale) return refuse(state, 'versionConflict')
  if (request.mode === 'normal' || !reviewedAgain.includes(request.status)) return accept(state, {})
  const heldUntil = office.beginsAt[request.slot]
  const used = (request.used ?? 0) + (request.approvedAt ? Date.parse(state.now) - Date.parse(request.approvedAt) : 0)
  const changes = { status: 'underReview', heldUntil, approvedAt: undefined, used } as const
  return changeRequest(state, request, { ...changes, orders: closeOpen(request.orders) })
}

export const reschedule = (state: RequestModel, request: Request, slot: SlotName, office: Office): Step => {
  if (!office.isBookable(office.dayOf[slot], today(state), request.submittedOn)) return refuse(state, 'outsideWindow')
  if (!actionsOf(request, state, office).includes('reschedule')) return refuse(state, 'notAllowed')
  if (request.moves.filter((day) => day === today(state)).length >= maxMovesPerDay)
    return refuse(state, 'movedTooOften')
  if (state.occupied.includes(slot)) return refuse(state, 'slotFull')
  return changeRequest(state, request, { slot, moves: [...request.moves, today(state)] })
}

export const cancel = (state: RequestModel, request: Request, office: Office): Step => {
  if (request.status === 'cancelled') return accept(state, {})
  if (!actionsOf(request, state, office).includes('cancel')) return refuse(state, 'notAllowed')
  return changeRequest(state, request, endRequest('cancelled', request))
}

/** A run of the jobs. It must not change any response. */
export const sweep = (state: RequestModel): RequestModel => {
  const { request } = state
  if (!request) return state
  const status = statusOf(request, state)
  if (status === 'expired' && request.status !== 'expired')
    return { ...state, request: { ...request, ...endRequest('expired', request), expiredFrom: request.status } }
  const lapsed = request.orders.map((one) =>
    one.state === 'open' && !isOrderPayable(one.until, state.now) ? ({ ...one, state: 'expired' } as const) : one,
  )
  return { ...state, request: { ...request, status, orders: lapsed } }
}

/** A deadline has passed, and no job has run yet. */
export const isUnswept = (request: Request, state: RequestModel): boolean =>
  statusOf(request, state) === 'expired' && request.status !== 'expired'
