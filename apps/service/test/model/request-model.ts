// Longer than other files: the model is one pure function for each command.
import { allowedActions, type IsoDate, type RequestStatus, todayInAddis } from '@invea/domain'
import {
  effectiveStatus,
  isOrderPayable,
  orderDeadline,
  type PersonStatus,
  unpaidDeadline,
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
  readonly takesOn: (day: IsoDate, today: IsoDate) => boolean
}

interface Order {
  readonly until: Instant
  readonly state: 'open' | 'expired' | 'paid' | 'refundDue'
}

export interface RequestModel {
  readonly now: Instant
  /** Slots that another visitor holds. */
  readonly gone: readonly SlotName[]
  readonly hold?: { readonly slot: SlotName; readonly expiresAt: Instant; readonly extended: boolean } | undefined
  readonly request?:
    | {
        readonly mode: RequestMode
        /** The stored status. */
        readonly status: RequestStatus
        readonly person: PersonStatus
        readonly notified: boolean
        readonly documents: boolean
        readonly slot: SlotName
        readonly hasSlot: boolean
        readonly heldUntil?: Instant | undefined
        /** Newest last. */
        readonly orders: readonly Order[]
        readonly paid: number
        readonly refunds: number
      }
    | undefined
}
export type Request = NonNullable<RequestModel['request']>

/** The response of a step, and the resulting state. */
export interface Step {
  readonly code: string
  readonly life: RequestModel
}

const today = ({ now }: RequestModel): IsoDate => todayInAddis(now)
const openOrder = ({ orders }: Request): Order | undefined => orders.find(({ state }) => state === 'open')
const closeOpen = (orders: readonly Order[]): readonly Order[] =>
  orders.map((order) => (order.state === 'open' ? { ...order, state: 'expired' } : order))

export const statusOf = (request: Request, { now }: RequestModel): RequestStatus =>
  effectiveStatus({ ...request, orderExpiresAt: openOrder(request)?.until }, now)

const actionsOf = (request: Request, life: RequestModel, office: Office) =>
  allowedActions(
    {
      status: statusOf(request, life),
      mode: request.mode,
      appointmentDate: request.hasSlot ? office.dayOf[request.slot] : undefined,
      heldUntil: request.heldUntil,
      orderExpiresAt: openOrder(request)?.until,
      persons: [{ personStatus: request.person, notified: request.notified }],
    },
    { now: life.now, today: today(life) },
  )

/** The owner's view of a request. */
export const viewOf = (request: Request, life: RequestModel, office: Office) => {
  const status = statusOf(request, life)
  const order = openOrder(request)
  const paid = request.orders.some(({ state }) => state === 'paid')
  return {
    status,
    actions: actionsOf(request, life, office),
    personStatus: request.person,
    notified: request.notified,
    orderExpiresAt: !paid && order && isOrderPayable(order.until, life.now) ? order.until : undefined,
    // An expired appointment can be free before a sweep has recorded it.
    day: status === 'expired' || !request.hasSlot ? undefined : office.dayOf[request.slot],
  }
}

const stay = (life: RequestModel, code: string): Step => ({ code, life })
const go = (life: RequestModel, changes: Partial<RequestModel>): Step => ({ code: 'ok', life: { ...life, ...changes } })
const become = (life: RequestModel, request: Request, changes: Partial<Request>): Step =>
  go(life, { request: { ...request, ...changes } })
const heldUntil = (slot: SlotName, mode: RequestMode, life: RequestModel, { beginsAt }: Office) =>
  mode === 'urgent' ? beginsAt[slot] : unpaidDeadline(life.now, beginsAt[slot])
const ended = (status: RequestStatus, { orders }: Request): Partial<Request> => ({
  status,
  person: 'cancelled',
  hasSlot: false,
  heldUntil: undefined,
  orders: closeOpen(orders),
})

export const hold = (life: RequestModel, slot: SlotName, office: Office): Step => {
  if (!office.takesOn(office.dayOf[slot], today(life))) return stay(life, 'outsideWindow')
  if (life.gone.includes(slot)) return stay(life, 'slotFull')
  return go(life, { hold: { slot, expiresAt: holdUntil(life.now), extended: false } })
}

export const extend = (life: RequestModel): Step => {
  const held = life.hold
  if (!held || !isHoldLive(held, life.now)) return stay(life, 'holdExpired')
  if (held.extended) return stay(life, 'notExtendable')
  return go(life, { hold: { ...held, expiresAt: extendedUntil(held), extended: true } })
}

export const submit = (life: RequestModel, mode: RequestMode, office: Office): Step => {
  const held = life.hold
  if (!held || !isHoldLive(held, life.now)) return stay(life, 'holdExpired')
  const request: Request = {
    mode,
    status: 'initial',
    person: 'initial',
    notified: false,
    documents: false,
    slot: held.slot,
    hasSlot: true,
    heldUntil: heldUntil(held.slot, mode, life, office),
    orders: [],
    paid: 0,
    refunds: 0,
  }
  return go(life, { hold: undefined, request })
}

const confirmedBefore: readonly RequestStatus[] = [
  'confirmed',
  'underReview',
  'urgentApproved',
  'awaitingPayment',
  'paymentCompleted',
]
export const confirm = (life: RequestModel, request: Request): Step => {
  const status = statusOf(request, life)
  if (confirmedBefore.includes(status)) return go(life, {})
  if (status !== 'initial') return stay(life, 'notAllowed')
  if (!request.documents) return stay(life, 'attachmentsMissing')
  return become(life, request, { status: request.mode === 'urgent' ? 'underReview' : 'confirmed' })
}

export const order = (life: RequestModel, request: Request, office: Office): Step => {
  if (statusOf(request, life) === 'initial') return stay(life, 'notConfirmed')
  const actions = actionsOf(request, life, office)
  if (!actions.includes('pay') && !actions.includes('continue')) return stay(life, 'notAllowed')
  const open = openOrder(request)
  if (open && isOrderPayable(open.until, life.now)) return go(life, {})
  if (request.heldUntil && request.heldUntil <= life.now) return stay(life, 'notAllowed')
  return become(life, request, {
    status: 'awaitingPayment',
    orders: [...closeOpen(request.orders), { until: orderDeadline(life.now), state: 'open' }],
  })
}

const refusesMoney: readonly RequestStatus[] = ['cancelled', 'rejected', 'underReview', 'initial', 'paymentCompleted']

/** A payment of the newest order. It pays the request or is due as a refund (P3). */
export const pay = (life: RequestModel, request: Request, rightAmount: boolean, office: Office): Step => {
  const { slot, hasSlot, status } = request
  const free = !life.gone.includes(slot) && office.beginsAt[slot] > life.now
  const pays = rightAmount && !refusesMoney.includes(status) && (hasSlot || free)
  const settled = pays ? 'paid' : 'refundDue'
  const last = request.orders.length - 1
  const orders = request.orders.map((one, at) =>
    at === last && one.state !== 'paid' && (pays || one.state !== 'refundDue')
      ? ({ ...one, state: settled } as const)
      : one,
  )
  if (!pays) return { ...become(life, request, { orders, refunds: request.refunds + 1 }), code: settled }
  const changes = { orders: closeOpen(orders), hasSlot: true, heldUntil: undefined, paid: request.paid + 1 }
  return {
    ...become(life, request, { ...changes, status: 'paymentCompleted', person: 'paymentCompleted' }),
    code: settled,
  }
}

export const approve = (life: RequestModel, request: Request, office: Office): Step => {
  if (request.status === 'urgentApproved') return go(life, {})
  if (request.status !== 'underReview') return stay(life, 'fault')
  const until = unpaidDeadline(life.now, office.beginsAt[request.slot])
  return until <= life.now ? stay(life, 'fault') : become(life, request, { status: 'urgentApproved', heldUntil: until })
}

export const reject = (life: RequestModel, request: Request): Step => {
  if (request.status === 'rejected') return go(life, {})
  const reviewed = request.status === 'underReview' || request.status === 'urgentApproved'
  return reviewed ? become(life, request, ended('rejected', request)) : stay(life, 'fault')
}

const over: readonly RequestStatus[] = ['rejected', 'cancelled', 'expired']
export const askCorrection = (life: RequestModel, request: Request): Step =>
  over.includes(request.status) ? stay(life, 'fault') : become(life, request, { notified: true })

const reviewedAgain: readonly RequestStatus[] = ['underReview', 'urgentApproved', 'awaitingPayment']
export const update = (life: RequestModel, request: Request, stale: boolean, office: Office): Step => {
  if (!actionsOf(request, life, office).includes('edit')) return stay(life, 'notAllowed')
  if (stale) return stay(life, 'versionConflict')
  if (request.mode === 'normal' || !reviewedAgain.includes(request.status)) return go(life, {})
  const heldUntil = office.beginsAt[request.slot]
  return become(life, request, { status: 'underReview', heldUntil, orders: closeOpen(request.orders) })
}

export const reschedule = (life: RequestModel, request: Request, slot: SlotName, office: Office): Step => {
  if (!office.takesOn(office.dayOf[slot], today(life))) return stay(life, 'outsideWindow')
  if (!actionsOf(request, life, office).includes('reschedule')) return stay(life, 'notAllowed')
  return life.gone.includes(slot) ? stay(life, 'slotFull') : become(life, request, { slot })
}

export const cancel = (life: RequestModel, request: Request, office: Office): Step => {
  if (request.status === 'cancelled') return go(life, {})
  if (!actionsOf(request, life, office).includes('cancel')) return stay(life, 'notAllowed')
  return become(life, request, ended('cancelled', request))
}

/** A run of the jobs; it must not change any response. */
export const sweep = (life: RequestModel): RequestModel => {
  const { request } = life
  if (!request) return life
  const status = statusOf(request, life)
  if (status === 'expired' && request.status !== 'expired')
    return { ...life, request: { ...request, ...ended('expired', request) } }
  const lapsed = request.orders.map((one) =>
    one.state === 'open' && !isOrderPayable(one.until, life.now) ? ({ ...one, state: 'expired' } as const) : one,
  )
  return { ...life, request: { ...request, status, orders: lapsed } }
}

/** A deadline has passed, and no job has run yet. */
export const isUnswept = (request: Request, life: RequestModel): boolean =>
  statusOf(request, life) === 'expired' && request.status !== 'expired'
