import type { Hold, UrgentDays } from '@invea/domain'
import type { Services } from '../app-context.ts'
import { type Batcher, createBatcher } from '../batching.ts'
import { isUnavailable } from '../http/is-unavailable.ts'
import { newId } from '../ids.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import type { Caller } from '../request-context.ts'
import { holdBatch, type Verdict, type WrittenWish } from '../store/hold-batch.ts'
import { answerPlace, type Intention } from '../store/idempotency-keys.ts'
import type { Counter } from '../store/slot-capacity.ts'

/** One wish for one slot, checked and on its way to the ledger. */
export interface HoldWish extends Counter {
  readonly places: number
  readonly requestType: string
  readonly urgentDays?: UrgentDays | undefined
  readonly caller: Caller
  readonly intention: Intention | undefined
  readonly now: Date
  readonly expiresAt: Date
  /** Seconds after its end at which the slot can be taken again. */
  readonly returnsAfter: number
  /** What is answered once the place has an id. */
  readonly answer: (appointmentId: number) => Hold
  /** The same wish by a transaction of its own. */
  readonly alone: () => Promise<Outcome<Hold>>
}

export type HoldWriter = Batcher<HoldWish, Outcome<Hold>>

type Ports = Pick<Services, 'db' | 'vault' | 'log' | 'metrics'>

const nothing = Buffer.alloc(0)

/** A wish as it would be written, with what would be answered. */
const writtenOf = ({ vault }: Ports, wish: HoldWish): { readonly written: WrittenWish; readonly hold: Hold } => {
  const { officeId, day, slotId, places, requestType, caller, intention, expiresAt } = wish
  const id = newId(officeId)
  const hold = wish.answer(id)
  return {
    hold,
    written: {
      ...{ officeId, day, slotId, places, requestType, expiresAt, id },
      urgentDays: wish.urgentDays ?? null,
      returnsAfter: wish.returnsAfter,
      auditId: newId(officeId),
      sessionId: caller.sessionId,
      accountId: caller.kind === 'user' ? caller.accountId : null,
      key: intention?.key ?? null,
      call: intention?.call ?? '',
      fingerprint: intention?.fingerprint ?? nothing,
      answer: intention ? vault.sealJson(hold, answerPlace(intention)) : nothing,
    },
  }
}

const outcomeOf = ({ vault }: Ports, { intention }: HoldWish, hold: Hold, verdict: Verdict): Outcome<Hold> => {
  if (verdict.said === 'granted') return done(hold)
  if (verdict.said === 'refused') {
    const { placesLeft } = verdict
    return placesLeft > 0 ? refused('slotShort', { placesLeft }) : refused('slotFull')
  }
  const same = intention && verdict.call === intention.call && verdict.fingerprint.equals(intention.fingerprint)
  return same ? done(vault.openJson<Hold>(verdict.answer, answerPlace(intention))) : refused('keyReused')
}

/**
 * The fast path of booking: wishes that are in flight together are written together, in the order they came. One way
 * to the database, one flush and one counter write a slot serve the whole batch; the guarded statement of
 * `takePlaces` stays underneath, for what a batch cannot seat without harm. Correct with any number of instances: the
 * locks decide.
 */
export const createHoldWriter = (ports: Ports, { lanes }: { readonly lanes: number }): HoldWriter =>
  createBatcher<HoldWish, Outcome<Hold>>({
    lanes,
    most: 200,
    keyOf: ({ caller }) => caller.sessionId,
    together: async (wishes) => {
      ports.metrics.batch(wishes.length)
      const written = wishes.map((wish) => ({ wish, ...writtenOf(ports, wish) }))
      const now = wishes[0]?.now ?? new Date(Number.NaN)
      const verdicts = await holdBatch(
        ports.db,
        written.map((one) => one.written),
        now,
      )
      return Promise.all(
        written.map(({ wish, hold }, at) => {
          const verdict = verdicts[at]
          return verdict ? outcomeOf(ports, wish, hold, verdict) : wish.alone()
        }),
      )
    },
    alone: (wish) => wish.alone(),
    isHopeless: isUnavailable,
    onFailure: (error, wishes) => ports.log.warn({ err: error, wishes }, 'a batch of holds failed'),
  })
