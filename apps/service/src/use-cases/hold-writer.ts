import type { Hold } from '@invea/domain'
import { type Batcher, createBatcher } from '../batching.ts'
import type { Caller } from '../call.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import { newId } from '../ids.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { grantSeats } from '../schedule/grant-seats.ts'
import type { Services, Trx } from '../services.ts'
import {
  type Earlier,
  type GrantedRow,
  lockBatch,
  readBatch,
  reclaimBatch,
  releaseBatch,
  slotKey,
  writeBatch,
} from '../store/hold-batch.ts'
import { answerPlace, type Intention } from '../store/idempotency-keys.ts'
import type { Counter } from '../store/places.ts'

/** One wish for one slot, checked and on its way to the ledger. */
export interface HoldWish extends Counter {
  readonly places: number
  readonly requestType: string
  readonly caller: Caller
  readonly intention: Intention | undefined
  readonly now: Date
  readonly expiresAt: Date
  /** What is answered once the place has an id. */
  readonly answer: (appointmentId: number) => Hold
  /** The same wish by a transaction of its own. */
  readonly alone: () => Promise<Outcome<Hold>>
}

export type HoldWriter = Batcher<HoldWish, Outcome<Hold>>

type Ports = Pick<Services, 'transact' | 'vault' | 'log'>

const sum = (map: Map<string, number>, key: string, by: number) => map.set(key, (map.get(key) ?? 0) + by)

/** What each slot of the batch has free, expired holds taken off where it would be too little. */
const freeIn = async (trx: Trx, wishes: readonly HoldWish[], earlier: readonly Earlier[], now: Date) => {
  const locked = await lockBatch(
    trx,
    [...wishes, ...earlier].map(({ officeId, day, slotId }) => ({ officeId, day, slotId })),
  )
  const free = new Map(locked.map((counter) => [slotKey(counter), counter.capacity - counter.taken]))
  const asked = new Map<string, number>()
  for (const wish of wishes) sum(asked, slotKey(wish), wish.places)
  const short = locked
    .filter((counter) => (asked.get(slotKey(counter)) ?? 0) > (free.get(slotKey(counter)) ?? 0))
    .map(({ officeId, day, slotId }) => ({ officeId, day, slotId }))
  const reclaimed = short.length > 0 ? await reclaimBatch(trx, short, now) : []
  for (const slot of reclaimed) sum(free, slotKey(slot), slot.places)
  return { free, reclaimed }
}

const rowOf = ({ vault }: Ports, wish: HoldWish, id: number): { readonly row: GrantedRow; readonly hold: Hold } => {
  const { officeId, day, slotId, places, requestType, caller, intention, expiresAt } = wish
  const hold = wish.answer(id)
  return {
    hold,
    row: {
      officeId,
      day,
      slotId,
      id,
      auditId: newId(officeId),
      places,
      requestType,
      sessionId: caller.sessionId,
      accountId: caller.kind === 'user' ? caller.accountId : null,
      expiresAt: expiresAt.toISOString(),
      key: intention?.key ?? null,
      call: intention?.call ?? '',
      fingerprint: intention?.fingerprint.toString('base64') ?? '',
      answer: intention ? vault.sealJson(hold, answerPlace(intention)).toString('base64') : '',
    },
  }
}

/** The changes of every counter the batch touches: what came back less what was taken. */
const deltasOf = (
  taken: readonly (Counter & { readonly places: number })[],
  back: readonly (Counter & { readonly places: number })[],
) => {
  const deltas = new Map<string, Counter & { delta: number }>()
  const add = ({ officeId, day, slotId }: Counter, by: number) => {
    const key = slotKey({ officeId, day, slotId })
    const entry = deltas.get(key) ?? { officeId, day, slotId, delta: 0 }
    deltas.set(key, { ...entry, delta: entry.delta + by })
  }
  for (const one of taken) add(one, one.places)
  for (const one of back) add(one, -one.places)
  return [...deltas.values()].filter(({ delta }) => delta !== 0)
}

/** A whole batch in one transaction. */
const hold = async (ports: Ports, trx: Trx, wishes: readonly HoldWish[]): Promise<readonly Outcome<Hold>[]> => {
  const results: (Outcome<Hold> | undefined)[] = wishes.map(() => undefined)
  const keys = wishes.map(({ caller, intention }) => ({ sessionId: caller.sessionId, key: intention?.key }))
  const { earlier, answered } = await readBatch(trx, keys)
  for (const [at, { intention }] of wishes.entries()) {
    const stored = answered.find(({ sessionId, key }) => sessionId === intention?.sessionId && key === intention.key)
    if (!stored || !intention) continue
    const same = stored.call === intention.call && stored.fingerprint.equals(intention.fingerprint)
    results[at] = same ? done(ports.vault.openJson<Hold>(stored.answer, answerPlace(intention))) : refused('keyReused')
  }

  const open = wishes.flatMap((wish, at) => (results[at] ? [] : [{ wish, at }]))
  const [first] = open
  if (!first) return results as Outcome<Hold>[]
  const { now } = first.wish
  const { free, reclaimed } = await freeIn(
    trx,
    open.map(({ wish }) => wish),
    earlier,
    now,
  )
  // What expired has come back already, and comes back once.
  const gone = new Set(reclaimed.map(({ id }) => id))
  const heldBy = (wish: HoldWish) =>
    earlier.filter(({ id, sessionId }) => sessionId === wish.caller.sessionId && !gone.has(id))
  const granted = grantSeats(
    open.map(({ wish }) => ({
      slot: slotKey(wish),
      places: wish.places,
      earlier: heldBy(wish).map((row) => ({ slot: slotKey(row), places: row.places })),
    })),
    free,
  )
  const seated = open.flatMap(({ wish, at }, index) =>
    granted[index] ? [{ wish, at, ...rowOf(ports, wish, newId(wish.officeId)) }] : [],
  )
  const released = await releaseBatch(
    trx,
    seated.flatMap(({ wish }) => heldBy(wish)),
    now,
  )
  const deltas = deltasOf(
    seated.map(({ wish }) => wish),
    [...released, ...reclaimed],
  )
  if (seated.length > 0 || deltas.length > 0)
    await writeBatch(trx, { granted: seated.map(({ row }) => row), deltas, now })

  for (const { at, hold: answer } of seated) results[at] = done(answer)
  const left = new Map(free)
  for (const { delta, ...counter } of deltasOf(
    seated.map(({ wish }) => wish),
    released,
  ))
    sum(left, slotKey(counter), -delta)
  return results.map((result, at) => {
    if (result) return result
    const places = left.get(slotKey(wishes[at] as HoldWish)) ?? 0
    return places > 0 ? refused('slotShort', { placesLeft: places }) : refused('slotFull')
  })
}

/**
 * The fast path of booking: wishes that are in flight together are written together, in the order they came. One
 * flush and one counter write a slot serve the whole batch; the guarded statement of `takePlaces` stays underneath,
 * for what a batch cannot seat without harm. Correct with any number of instances: the locks decide.
 */
export const createHoldWriter = (ports: Ports, { lanes }: { readonly lanes: number }): HoldWriter =>
  createBatcher<HoldWish, Outcome<Hold>>({
    lanes,
    most: 200,
    keyOf: ({ caller }) => caller.sessionId,
    together: (wishes) => ports.transact((trx) => hold(ports, trx, wishes)),
    alone: (wish) => wish.alone(),
    isHopeless: isUnavailable,
    onFailure: (error, wishes) => ports.log.warn({ err: error, wishes }, 'a batch of holds failed'),
  })
