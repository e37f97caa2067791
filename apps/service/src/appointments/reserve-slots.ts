import type { HoldRequest } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { type Hold, holdUntil } from '@invea/domain/appointment'
import type { RequestContext } from '../app-context.ts'
import type { MasterSnapshot, SlotTemplate } from '../master-data/master-data.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { activeSpan } from '../platform/tracing.ts'
import type { HoldCommand } from './hold-writer.ts'
import { findHeldRows, findReturningRows, holdOf, newHold } from './holds.ts'
import {
  type HoldOrigin,
  isReturned,
  isSameSlot,
  lockCounters,
  randomReturnDelay,
  refuseSlot,
  release,
  reserveCapacity,
  type SlotKey,
  slotKeyOf,
} from './slot-capacity.ts'

/** How many applicants get one slot or one urgent day. */
export interface SlotAllocation extends SlotKey {
  readonly applicants: number
}

/**
 * What a new hold uses again of the session's own rows: its previous hold, and slots that it has released and that are not free
 * yet. After the longest time of a hold (D24) it gets a slot only like everyone.
 */
const findReusable = (rows: readonly Row<'appointment'>[], allocations: readonly SlotAllocation[], now: Date) => {
  const needed = allocations.map(({ applicants }) => applicants)
  const keptById = new Map<number, number>()
  let since = now
  for (const row of rows) {
    const at = allocations.findIndex((allocation) => isSameSlot(allocation, slotKeyOf(row)))
    const kept = canHoldAgain(row, now) ? Math.min(row.applicants, needed[at] ?? 0) : 0
    if (kept === 0) continue
    needed[at] = (needed[at] ?? 0) - kept
    keptById.set(row.id, kept)
    if (row.created_at < since) since = row.created_at
  }
  return { keptById, since }
}

const canHoldAgain = (row: Row<'appointment'>, now: Date): boolean =>
  !isReturned(row, now) && new Date(holdUntil(now.toISOString(), row.created_at.toISOString())) > now

interface Reservation {
  readonly snapshot: MasterSnapshot
  /** A slot of the new or the previous hold is on a scarce day, or part of an urgent quota. */
  readonly scarce: boolean
  /** The previous hold, for which `scarce` was decided. */
  readonly before: readonly Row<'appointment'>[]
  readonly origin: HoldOrigin
}

/** Releases the previous hold of the session. Locks its counters and the new ones in one order. Returns when the slots were first held. */
const releasePreviousHold = async (
  trx: Trx,
  { caller, now, services }: RequestContext,
  allocations: readonly SlotAllocation[],
  { scarce, before }: Pick<Reservation, 'scarce' | 'before'>,
): Promise<Date> => {
  const previous = await findHeldRows(trx, caller.sessionId)
  if (previous.length === 0 && !scarce) return now
  await lockCounters(trx, [...previous.map(slotKeyOf), ...allocations])
  const returning = await findReturningRows(trx, caller.sessionId, allocations, now)
  const { keptById, since } = findReusable([...previous, ...returning], allocations, now)
  const keptOf = ({ id }: Row<'appointment'>) => keptById.get(id) ?? 0
  const returnDelayOf = (row: Row<'appointment'>) => {
    const isWanted = allocations.some((allocation) => isSameSlot(allocation, slotKeyOf(row)))
    // Another call of the session may have taken a scarce slot since `before` was read.
    const isUnknown = before.every(({ id }) => id !== row.id)
    const isDelayed = !isReturned(row, now) && (scarce || isUnknown || (isWanted && keptOf(row) === 0))
    return isDelayed ? randomReturnDelay(services.env) : 0
  }
  const rows = [...previous, ...returning.filter((row) => keptOf(row) > 0)]
  await release(trx, rows, { from: 'held', to: 'released', now, returnDelayOf, keptOf })
  return since
}

/** Reserves all slots in one transaction. Releases the previous hold only if every slot is reserved. */
const reserveInTransaction = (
  context: RequestContext,
  wanted: HoldRequest,
  allocations: readonly SlotAllocation[],
  { snapshot, scarce, before, origin }: Reservation,
) =>
  context.runOnce<Hold>(async (trx) => {
    const { caller, now, services } = context
    const since = await releasePreviousHold(trx, context, allocations, { scarce, before })
    const expiresAt = new Date(holdUntil(now.toISOString(), since.toISOString()))
    if (allocations.length > 1) await lockCounters(trx, allocations)
    for (const [at, allocation] of allocations.entries()) {
      const { requestType, urgentDays } = wanted
      const entry = {
        ...allocation,
        partIndex: at,
        requestType,
        urgentDays,
        sessionId: caller.sessionId,
        origin,
        now,
        returnDelaySeconds: randomReturnDelay(services.env),
        for: { expiresAt, since },
      }
      const reservation = await reserveCapacity(trx, entry)
      if ('remaining' in reservation) return refuseSlot(reservation.remaining)
    }
    const rows = await findHeldRows(trx, caller.sessionId)
    await audit(trx, context, 'hold.taken', {
      officeId: wanted.officeId,
      subjectId: rows[0]?.id,
      detail: { day: wanted.date, slots: allocations.map(({ slotId, applicants }) => [slotId, applicants]) },
    })
    return ok(holdOf(rows, snapshot))
  })

/** Whether a slot that the session holds is on a scarce day, or part of an urgent quota. */
const holdsScarceSlot = async ({ holdAdmission }: RequestContext['services'], rows: readonly Row<'appointment'>[]) => {
  for (const row of rows) if (await holdAdmission.isScarce(slotKeyOf(row))) return true
  return false
}

/**
 * Holds checked slots for 30 minutes, all or none, and releases the previous hold only if they were reserved. A single slot
 * goes through the batching writer, a group in several slots through its own transaction. `unpaidApplicants`: another instance
 * admitted a hold of the same code in this moment.
 */
export const reserveSlots = async (
  context: RequestContext,
  wanted: HoldRequest,
  allocations: readonly SlotAllocation[],
  {
    slots,
    snapshot,
    scarce: isScarceDay = false,
    origin = { network: null, provenBy: null },
  }: {
    readonly slots: readonly SlotTemplate[]
    readonly snapshot: MasterSnapshot
    /** On a scarce day, and of an urgent quota, a released slot becomes free after a random delay. */
    readonly scarce?: boolean
    /** Absent for a repeated request, which gets its stored response. */
    readonly origin?: HoldOrigin | undefined
  },
): Promise<Result<Hold, Refusal>> => {
  const { services, caller, now, idempotencyKey } = context
  const expiresAt = new Date(holdUntil(now.toISOString()))
  const runAlone = async () => {
    // Moving a hold to another day must not return a scarce slot at once. A hold on a scarce day delays every return.
    const before = await findHeldRows(services.db, caller.sessionId)
    const scarce = isScarceDay || (await holdsScarceSlot(services, before))
    const reservation = { snapshot, scarce, before, origin }
    return reserveInTransaction(context, wanted, allocations, reservation).catch((error: unknown) => {
      if ((error as { readonly code?: unknown }).code === 'HC001') return refused('unpaidApplicants')
      throw error
    })
  }
  const [only, ...others] = allocations
  if (!only || others.length > 0) return runAlone()
  const { requestType, urgentDays } = wanted
  const command: HoldCommand = {
    ...only,
    requestType,
    urgentDays,
    caller,
    origin,
    idempotencyKey,
    now,
    expiresAt,
    returnDelaySeconds: randomReturnDelay(services.env),
    toHold: (id) => newHold(id, wanted, slots, expiresAt),
    runAlone,
    span: activeSpan(),
  }
  const first = await services.holdWriter.submit({ ...command, unless: isScarceDay ? 'returning' : 'held' })
  // The batch would give back a slot at once and start its time again.
  return first === 'held' ? runAlone() : first
}
