import type { IsoDate, RequestStatus } from '@invea/domain'
import {
  type ActionCase,
  type ActionClock,
  effectiveStatus,
  findTransition,
  isOrderPayable,
  isServed,
  personStatusOf,
  type StatusActor,
  type StatusEvent,
  servedKinds,
} from '@invea/domain/application'
import { isDayClosed } from '@invea/domain/appointment'
import { sql } from 'kysely'
import { findAppointmentRows } from '../appointments/holds.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import { type AuditContext, type AuditSubject, audit } from '../platform/audit-log/audit.ts'
import { addTime, dayOf, instantOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'

type Order = Pick<Row<'payment_order'>, 'state' | 'expires_at' | 'kept_until' | 'reported_at'>
type Held = Pick<Row<'request'>, 'held_until'>

/** The order that can be paid now, if there is one. */
export const liveOrder = <O extends Pick<Order, 'state' | 'expires_at'>>(
  orders: readonly O[],
  now: Date,
): O | undefined =>
  orders.find(
    ({ state, expires_at }) => state === 'open' && isOrderPayable(expires_at.toISOString(), now.toISOString()),
  )

/** The deadline of D25, or a later one until which an order keeps the appointment for the answer of its provider. */
export const keptUntil = ({ held_until }: Held, orders: readonly Pick<Order, 'kept_until'>[]): Date | null =>
  held_until && orders.reduce((until, { kept_until: kept }) => (kept && kept > until ? kept : until), held_until)

/** The order of which an operator checks a reported payment, or whose provider has not answered since the deadline. */
export const checkedOrder = <O extends Order>({ held_until }: Held, orders: readonly O[], now: Date): O | undefined =>
  orders.find(({ reported_at }) => reported_at) ??
  (held_until && held_until <= now && !liveOrder(orders, now)
    ? orders.find(({ kept_until }) => kept_until && kept_until > now)
    : undefined)

/** States of an order in which its payment can still arrive. */
const checkedStates = ['open', 'expired', 'failed'] as const
/** Time after the end of an order in which its payment may still arrive. A failed order can be paid by another try at the provider. */
const grace = { hours: 72 }
/** Orders that ended longer ago are not checked, also without an answer, so that many old ones do not hold up the new ones. */
const longestStop = { hours: -30 * 24 }

/**
 * The moment after which an unpaid order is checked until its provider answers once more. It counts from the recorded end, and the
 * last check comes after it, so that payments of a time in which the service did not run, or its provider did not answer, are found.
 */
export const lastCheckOf = ({ changed_at }: Pick<Row<'payment_order'>, 'changed_at'>): Date =>
  addTime(changed_at, grace)

/** Whether a payment of this order is still looked for. `isCheckedOrder` has the same rule for statements. */
export const isChecked = (
  order: Pick<Row<'payment_order'>, 'state' | 'checks_ended_at' | 'changed_at'>,
  now: Date,
): boolean =>
  checkedStates.some((state) => state === order.state) &&
  order.changed_at > addTime(now, longestStop) &&
  !(order.checks_ended_at && order.checks_ended_at >= lastCheckOf(order))

/** `isChecked` for the rows of `payment_order`. */
export const isCheckedOrder = (now: Date) =>
  sql<boolean>`(payment_order.state in (${sql.join(checkedStates)}) and payment_order.changed_at > ${addTime(now, longestStop)}
    and (payment_order.checks_ended_at is null
      or payment_order.checks_ended_at < payment_order.changed_at + make_interval(hours => ${grace.hours}::integer)))`

/** The status of a stored request at this time, by the domain's rule, even if a sweep has not recorded it yet. */
export const statusAt = (
  request: Pick<Row<'request'>, 'status' | 'mode' | 'held_until'>,
  orders: readonly Order[],
  now: Date,
): RequestStatus =>
  effectiveStatus(
    {
      ...{ status: request.status, mode: request.mode },
      heldUntil: keptUntil(request, orders)?.toISOString(),
      orderExpiresAt: liveOrder(orders, now)?.expires_at.toISOString(),
    },
    now.toISOString(),
  )

interface ActionRows {
  readonly row: Pick<Row<'request'>, 'status' | 'mode' | 'held_until'>
  readonly orders: readonly Order[]
  readonly persons: readonly Pick<Row<'request_person'>, 'id' | 'status' | 'notified'>[]
  readonly events: readonly Pick<Row<'request_event'>, 'person_id' | 'kind'>[]
  readonly appointmentRows: readonly Pick<Row<'appointment'>, 'day'>[]
}

/** The part of a stored request that decides its actions, for `allowedActions` of the domain. */
export const toActionCase = ({ row, orders, persons, events, appointmentRows }: ActionRows, now: Date) => ({
  status: statusAt(row, orders, now),
  mode: row.mode,
  appointmentDate: appointmentRows[0]?.day,
  heldUntil: row.held_until?.toISOString(),
  orderExpiresAt: liveOrder(orders, now)?.expires_at.toISOString(),
  isPaymentChecked: checkedOrder(row, orders, now) !== undefined,
  persons: persons.map(({ id, status, notified }) => ({
    personStatus: status,
    notified,
    isServed: isServed(events.filter(({ person_id }) => person_id === id).map(({ kind }) => kind)),
  })),
})

/** Reads the rows for `toActionCase`. */
export const actionCaseOf = async (reader: Reader, request: Row<'request'>, now: Date): Promise<ActionCase> => {
  const persons = await reader
    .selectFrom('request_person')
    .select(['id', 'status', 'notified'])
    .where((query) => query.and({ office_id: request.office_id, request_id: request.id }))
    .execute()
  const orders = await reader
    .selectFrom('payment_order')
    .select(['state', 'expires_at', 'reported_at', 'kept_until'])
    .where((query) => query.and({ office_id: request.office_id, request_id: request.id }))
    .execute()
  const events = await reader
    .selectFrom('request_event')
    .select(['person_id', 'kind'])
    .where((query) => query.and({ office_id: request.office_id, request_id: request.id }))
    .where('kind', 'in', servedKinds)
    .execute()
  const appointmentRows = await findAppointmentRows(reader, request.id)
  return toActionCase({ row: request, orders, persons, events, appointmentRows }, now)
}

export const isClosedFor = (
  snapshot: Pick<MasterSnapshot, 'closures' | 'officeClosures'>,
  { office_id: officeId, request_type: requestType, mode }: Pick<Row<'request'>, 'office_id' | 'request_type' | 'mode'>,
  day: IsoDate,
): boolean => isDayClosed(day, snapshot, { officeId, requestType, mode })

/**
 * Whether another day can be chosen without the deadline. At any time if the day is closed, or if that is the last message about it. Until
 * the day has passed if the applicant was notified that it is open again.
 */
export const isMovableAnyTime = (
  snapshot: Pick<MasterSnapshot, 'closures' | 'officeClosures'>,
  request: Pick<Row<'request'>, 'office_id' | 'request_type' | 'mode' | 'closed_day' | 'closed_notified'>,
  day: IsoDate,
  today: IsoDate,
): boolean =>
  (request.closed_day === day && (request.closed_notified || day >= today)) || isClosedFor(snapshot, request, day)

export const actionClock = (now: Date): ActionClock => ({ now: instantOf(now), today: dayOf(now) })

const statusActors: Record<AuditContext['actor']['kind'], StatusActor> = {
  session: 'applicant',
  user: 'applicant',
  sms: 'applicant',
  operator: 'agency',
  provider: 'paymentProvider',
  job: 'worker',
}

interface StatusChange extends Omit<AuditSubject, 'officeId' | 'requestId'> {
  /** In the audit log. */
  readonly action: string
  readonly event: StatusEvent
  /** Columns that change with the status. */
  readonly columns?: {
    readonly held_until?: Date | null
    readonly confirmed_at?: Date
    readonly closed_day?: IsoDate
    readonly closed_notified?: boolean
  }
  /** The applicant's open form stays valid. */
  readonly keepsVersion?: boolean
}

/**
 * The only function that changes the status of a stored request and its applicants. Throws for a transition that the domain's
 * table does not list, so callers check first. Writes an audit row. The caller must have locked the request; its new row is
 * returned.
 */
export const changeStatus = async (
  trx: Trx,
  request: Pick<Row<'request'>, 'office_id' | 'id' | 'version' | 'status' | 'mode'>,
  context: AuditContext,
  { event, columns, keepsVersion = false, action, ...subject }: StatusChange,
): Promise<Row<'request'>> => {
  const transition = findTransition(event, request.status, request.mode)
  const { now } = context
  const by = statusActors[context.actor.kind]
  if (!transition?.by.includes(by)) throw new Error(`${by} cannot ${event} a request that is ${request.status}`)
  const { to } = transition
  const after = await trx
    .updateTable('request')
    .set({ ...columns, ...(event === 'expire' && { expired_from: request.status }) })
    .set({ status: to, version: request.version + (keepsVersion ? 0 : 1), changed_at: now })
    .where((query) => query.and({ office_id: request.office_id, id: request.id }))
    .returningAll()
    .executeTakeFirstOrThrow()
  if (personStatusOf[to] !== personStatusOf[request.status]) {
    await trx
      .updateTable('request_person')
      .set({ status: personStatusOf[to], changed_at: now })
      .where((query) => query.and({ office_id: request.office_id, request_id: request.id }))
      .execute()
  }
  await audit(trx, context, action, { ...subject, officeId: request.office_id, requestId: request.id })
  return after
}

/** Changes columns of a locked request other than its status. Its version rises, so that an open form is outdated. */
export const updateRequest = async (
  trx: Trx,
  { office_id, id, version }: Pick<Row<'request'>, 'office_id' | 'id' | 'version'>,
  now: Date,
  columns: Partial<Omit<Row<'request'>, 'status'>> = {},
): Promise<void> => {
  await trx
    .updateTable('request')
    .set({ ...columns, version: version + 1, changed_at: now })
    .where((query) => query.and({ office_id, id }))
    .execute()
}

/** Closes the open order of a request, so that at most one code can be paid. */
export const closeOpenOrders = async (
  trx: Trx,
  request: Pick<Row<'request'>, 'office_id' | 'id'>,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('payment_order')
    .set({ state: 'expired', changed_at: now })
    .where((query) => query.and({ office_id: request.office_id, request_id: request.id, state: 'open' }))
    .execute()
}
