import type { Hold, Result, UrgentDays } from '@invea/domain'
import type { AppContext } from '../app-context.ts'
import { type Batcher, createBatcher } from '../platform/batching.ts'
import { isUnavailable } from '../platform/http/is-unavailable.ts'
import { type IdempotencyKey, responseContext } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { Caller } from '../platform/request-context.ts'
import { type HoldResult, holdBatch, type PreparedHold } from './hold-batch.ts'
import type { Counter } from './slot-capacity.ts'

/** A checked request to hold one slot. */
export interface HoldCommand extends Counter {
  readonly places: number
  readonly requestType: string
  readonly urgentDays?: UrgentDays | undefined
  readonly caller: Caller
  readonly idempotencyKey: IdempotencyKey | undefined
  readonly now: Date
  readonly expiresAt: Date
  /** Seconds after its end at which the slot can be taken again. */
  readonly returnDelaySeconds: number
  /** Builds the response from the id of the appointment. */
  readonly toHold: (appointmentId: number) => Hold
  /** Executes the command in its own transaction. */
  readonly runAlone: () => Promise<Result<Hold, Refusal>>
}

export type HoldWriter = Batcher<HoldCommand, Result<Hold, Refusal>>

type Ports = Pick<AppContext, 'db' | 'encryption' | 'log' | 'metrics'>

const nothing = Buffer.alloc(0)

/** The row to write and the response to return. */
const prepareHold = (
  { encryption }: Ports,
  command: HoldCommand,
): { readonly prepared: PreparedHold; readonly hold: Hold } => {
  const { officeId, day, slotId, places, requestType, caller, idempotencyKey, expiresAt } = command
  const id = newId(officeId)
  const hold = command.toHold(id)
  return {
    hold,
    prepared: {
      ...{ officeId, day, slotId, places, requestType, expiresAt, id },
      urgentDays: command.urgentDays ?? null,
      returnDelaySeconds: command.returnDelaySeconds,
      auditId: newId(officeId),
      sessionId: caller.sessionId,
      accountId: caller.kind === 'user' ? caller.accountId : null,
      key: idempotencyKey?.key ?? null,
      call: idempotencyKey?.call ?? '',
      fingerprint: idempotencyKey?.fingerprint ?? nothing,
      answer: idempotencyKey ? encryption.encryptJson(hold, responseContext(idempotencyKey)) : nothing,
    },
  }
}

const toOutcome = (
  { encryption }: Ports,
  { idempotencyKey }: HoldCommand,
  hold: Hold,
  result: HoldResult,
): Result<Hold, Refusal> => {
  if (result.status === 'granted') return done(hold)
  if (result.status === 'refused') {
    const { placesLeft } = result
    return placesLeft > 0 ? refused('slotShort', { placesLeft }) : refused('slotFull')
  }
  const same =
    idempotencyKey && result.call === idempotencyKey.call && result.fingerprint.equals(idempotencyKey.fingerprint)
  return same
    ? done(encryption.decryptJson<Hold>(result.answer, responseContext(idempotencyKey)))
    : refused('keyReused')
}

/**
 * Writes holds that arrive together in one batch, in order of arrival: one connection, one flush and one counter update per
 * slot. Commands that a batch cannot write safely run `reserve` in their own transaction. Correct with any number of
 * instances, because the database locks decide.
 */
export const createHoldWriter = (ports: Ports, { concurrency }: { readonly concurrency: number }): HoldWriter =>
  createBatcher<HoldCommand, Result<Hold, Refusal>>({
    concurrency,
    maxBatchSize: 200,
    keyOf: ({ caller }) => caller.sessionId,
    runBatch: async (commands) => {
      ports.metrics.batch(commands.length)
      const prepared = commands.map((command) => ({ wish: command, ...prepareHold(ports, command) }))
      const now = commands[0]?.now ?? new Date(Number.NaN)
      const results = await holdBatch(
        ports.db,
        prepared.map((one) => one.prepared),
        now,
      )
      return Promise.all(
        prepared.map(({ wish: command, hold }, at) => {
          const result = results[at]
          return result ? toOutcome(ports, command, hold, result) : command.runAlone()
        }),
      )
    },
    runSingle: (command) => command.runAlone(),
    shouldRejectAll: isUnavailable,
    onFailure: (error, commands) => ports.log.warn({ err: error, wishes: commands }, 'a batch of holds failed'),
  })
