import type { HoldRequest } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { type Hold, holdUntil } from '@invea/domain/appointment'
import type { RequestContext } from '../app-context.ts'
import type { MasterSnapshot, SlotTemplate } from '../master-data/master-data.ts'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { done, type Refusal } from '../platform/refusal.ts'
import { activeSpan } from '../platform/tracing.ts'
import { findHeldRows, hasHeldOrReturningRows, holdOf, newHold } from './holds.ts'
import {
  type Counter,
  counterOf,
  type HoldOrigin,
  isSameCounter,
  lockCounters,
  randomReturnDelay,
  reclaimReturned,
  refuseSlot,
  release,
  reserveCapacity,
} from './slot-capacity.ts'

/** How many applicants get one slot or one urgent day. */
export interface SlotAllocation extends Counter {
  readonly applicants: number
}

/** Releases the previous hold of the session. Locks its counters and the new ones in one order. */
const releasePreviousHold = async (
  trx: Trx,
  context: RequestContext,
  allocations: readonly SlotAllocation[],
  scarce: boolean,
): Promise<void> => {
  const { caller, now, services } = context
  const previous = await findHeldRows(trx, caller.sessionId)
  if (previous.length === 0 && !scarce) return
  await lockCounters(trx, [...previous.map(counterOf), ...allocations])
  const returnDelayOf = (row: Row<'appointment'>) => {
    const isRequestedAgain = allocations.some((allocation) => isSameCounter(allocation, counterOf(row)))
    return scarce && !isRequestedAgain ? randomReturnDelay(services.env) : 0
  }
  await release(trx, previous, { from: 'held', to: 'released', now, returnDelayOf })
  await reclaimReturned(trx, caller.sessionId, allocations, now)
}

/** Reserves all slots in one transaction. Releases the previous hold only if every slot is reserved. */
const reserveInTransaction = (
  context: RequestContext,
  wanted: HoldRequest,
  allocations: readonly SlotAllocation[],
  {
    snapshot,
    expiresAt,
    scarce,
    origin,
  }: {
    readonly snapshot: MasterSnapshot
    readonly expiresAt: Date
    readonly scarce: boolean
    readonly origin: HoldOrigin
  },
) =>
  context.runOnce<Hold>(async (trx) => {
    const { caller, now, services } = context
    await releasePreviousHold(trx, context, allocations, scarce)
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
        for: { expiresAt },
      }
      const reservation = await reserveCapacity(trx, entry)
      if ('remaining' in reservation) return refuseSlot(reservation.remaining)
    }
    const rows = await findHeldRows(trx, caller.sessionId)
    await audit(trx, {
      officeId: wanted.officeId,
      at: now,
      actor: actorOf(caller),
      action: 'hold.taken',
      subjectId: rows[0]?.id,
      detail: { day: wanted.date, slots: allocations.map(({ slotId, applicants }) => [slotId, applicants]) },
    })
    return done(holdOf(rows, snapshot))
  })

/**
 * Holds checked slots for 30 minutes, all or none, and releases the previous hold only if they were reserved. A single slot
 * goes through the batching writer, a group in several slots through its own transaction.
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
    /** On a scarce day a released slot becomes free after a random delay. */
    readonly scarce?: boolean
    /** Absent for a repeated request, which gets its stored response. */
    readonly origin?: HoldOrigin | undefined
  },
): Promise<Result<Hold, Refusal>> => {
  const { services, caller, now, idempotencyKey } = context
  const expiresAt = new Date(holdUntil(now.toISOString()))
  // Moving a hold to another day must not return a scarce slot at once. A hold on a scarce day delays every return.
  const leavesScarceDay = !isScarceDay && (await services.holdWatch.holdsOnScarceDay(caller.sessionId))
  const scarce = isScarceDay || leavesScarceDay
  const runAlone = () => reserveInTransaction(context, wanted, allocations, { snapshot, expiresAt, scarce, origin })
  const [only, ...others] = allocations
  if (!only || others.length > 0 || leavesScarceDay) return runAlone()
  if (isScarceDay && (await hasHeldOrReturningRows(services.db, caller.sessionId))) return runAlone()
  const { requestType, urgentDays } = wanted
  const toHold = (id: number) => newHold(id, wanted, slots, expiresAt)
  return services.holdWriter.submit({
    ...only,
    requestType,
    urgentDays,
    caller,
    origin,
    idempotencyKey,
    now,
    expiresAt,
    returnDelaySeconds: randomReturnDelay(services.env),
    toHold,
    runAlone,
    span: activeSpan(),
  })
}
