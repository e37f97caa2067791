import type { Result, UrgentDays } from '@invea/domain'
import type { Hold } from '@invea/domain/appointment'
import type { SpanContext } from '@opentelemetry/api'
import { sql } from 'kysely'
import { type Batcher, createBatcher } from '../platform/batching.ts'
import type { Caller } from '../platform/caller.ts'
import { isUnavailable, type Reader } from '../platform/database/transaction.ts'
import { type IdempotencyKey, responseContext } from '../platform/idempotency-keys.ts'
import { newId } from '../platform/ids.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { inSpan } from '../platform/tracing.ts'
import { type HoldOrigin, refuseSlot, type SlotKey } from './slot-capacity.ts'

/** A hold with the ids and the encrypted response that the database stores if there is capacity. */
export interface PreparedHold extends SlotKey {
  readonly id: number
  readonly auditId: number
  readonly applicants: number
  readonly requestType: string
  readonly urgentDays: number | null
  readonly sessionId: number
  readonly accountId: number | null
  readonly origin: HoldOrigin
  readonly expiresAt: Date
  readonly returnDelaySeconds: number
  readonly unless: HoldCommand['unless']
  readonly key: string | null
  readonly call: string
  readonly fingerprint: Buffer
  readonly response: Buffer
}

/** `answered`: the idempotency key was used before; contains the stored response. `held`: see `unless`. */
type HoldResult =
  | { readonly status: 'granted' }
  | { readonly status: 'held' }
  | { readonly status: 'refused'; readonly remaining: number }
  | { readonly status: 'answered'; readonly call: string; readonly fingerprint: Buffer; readonly response: Buffer }

interface Row {
  readonly command_at: number
  readonly status: HoldResult['status']
  readonly remaining: number
  readonly stored_call: string
  readonly stored_fingerprint: Buffer
  readonly stored_answer: Buffer
}

const toHoldResult = (row: Row): HoldResult => {
  if (row.status === 'refused') return { status: 'refused', remaining: row.remaining }
  if (row.status !== 'answered') return { status: row.status }
  const { stored_call: call, stored_fingerprint: fingerprint, stored_answer: response } = row
  return { status: 'answered', call, fingerprint, response }
}

/**
 * Writes a batch with one statement, which is one transaction: locks, counters, appointments, audit rows and responses. Calls
 * the database function `hold_batch` of the migrations. Results are in the order of the holds. A result is undefined if
 * its key was deleted meanwhile and nothing was written.
 */
export const holdBatch = async (
  reader: Reader,
  holds: readonly PreparedHold[],
  now: Date,
): Promise<readonly (HoldResult | undefined)[]> => {
  const list = holds.map((hold, index) => ({
    at: index + 1,
    office_id: hold.officeId,
    day: hold.day,
    slot_id: hold.slotId,
    applicants: hold.applicants,
    request_type: hold.requestType,
    urgent_days: hold.urgentDays,
    session_id: hold.sessionId,
    account_id: hold.accountId,
    expires_at: hold.expiresAt,
    returns_after: hold.returnDelaySeconds,
    unless: hold.unless,
    network: hold.origin.network === null ? null : `\\x${hold.origin.network}`,
    proven_by: hold.origin.provenBy,
    id: hold.id,
    audit_id: hold.auditId,
    key: hold.key,
    call: hold.call,
    fingerprint: hold.fingerprint.toString('base64'),
    answer: hold.response.toString('base64'),
  }))
  const { rows } = await sql<Row>`select * from hold_batch(${JSON.stringify(list)}::json, ${now})`.execute(reader)
  const results = new Map(rows.map((row) => [row.command_at, toHoldResult(row)]))
  return holds.map((_, index) => results.get(index + 1))
}

/** A checked request to hold one slot. */
export interface HoldCommand extends SlotKey {
  readonly applicants: number
  readonly requestType: string
  readonly urgentDays?: UrgentDays | undefined
  readonly caller: Caller
  readonly origin: HoldOrigin
  readonly idempotencyKey: IdempotencyKey | undefined
  readonly now: Date
  readonly expiresAt: Date
  /** Seconds after its end at which the slot can be reserved again. */
  readonly returnDelaySeconds: number
  /**
   * The result is `held`, and nothing changes, if the session holds a slot, and with `returning` also if it has released one that is not
   * free yet. Absent if the command may replace what the session holds.
   */
  readonly unless?: 'held' | 'returning' | undefined
  /** Builds the response from the id of the appointment. */
  readonly toHold: (appointmentId: number) => Hold
  /** Executes the command in its own transaction. */
  readonly runAlone: () => Promise<Result<Hold, Refusal>>
  readonly span?: SpanContext | undefined
}

type Outcome = Result<Hold, Refusal> | 'held'
export type HoldWriter = Batcher<HoldCommand, Outcome>

type Ports = Pick<PlatformContext, 'db' | 'encryption' | 'log' | 'metrics'>

const emptyBytes = Buffer.alloc(0)

/** The row to write and the response to return. */
const prepareHold = (
  { encryption }: Ports,
  command: HoldCommand,
): { readonly prepared: PreparedHold; readonly hold: Hold } => {
  const { officeId, day, slotId, applicants, requestType, caller, origin, idempotencyKey, expiresAt } = command
  const id = newId(officeId)
  const hold = command.toHold(id)
  return {
    hold,
    prepared: {
      ...{ officeId, day, slotId, applicants, requestType, origin, expiresAt, id },
      urgentDays: command.urgentDays ?? null,
      returnDelaySeconds: command.returnDelaySeconds,
      unless: command.unless,
      auditId: newId(officeId),
      sessionId: caller.sessionId,
      accountId: caller.kind === 'user' ? caller.accountId : null,
      key: idempotencyKey?.key ?? null,
      call: idempotencyKey?.call ?? '',
      fingerprint: idempotencyKey?.fingerprint ?? emptyBytes,
      response: idempotencyKey ? encryption.encryptJson(hold, responseContext(idempotencyKey)) : emptyBytes,
    },
  }
}

const toResult = ({ encryption }: Ports, { idempotencyKey }: HoldCommand, hold: Hold, result: HoldResult): Outcome => {
  if (result.status === 'granted') return ok(hold)
  if (result.status === 'held') return 'held'
  if (result.status === 'refused') return refuseSlot(result.remaining)
  const same =
    idempotencyKey && result.call === idempotencyKey.call && result.fingerprint.equals(idempotencyKey.fingerprint)
  return same
    ? ok(encryption.decryptJson<Hold>(result.response, responseContext(idempotencyKey)))
    : refused('keyReused')
}

/**
 * Writes holds that arrive together in one batch, in order of arrival: one connection, one flush and one counter update per
 * slot. Commands that a batch cannot write safely call `runAlone`. Correct with any number of instances, because the database
 * locks decide.
 */
export const createHoldWriter = (ports: Ports, { concurrency }: { readonly concurrency: number }): HoldWriter =>
  createBatcher<HoldCommand, Outcome>({
    concurrency,
    maxBatchSize: 200,
    keyOf: ({ caller }) => caller.sessionId,
    runBatch: async (commands) => {
      ports.metrics.batch(commands.length)
      const prepared = commands.map((command) => ({ command, ...prepareHold(ports, command) }))
      const now = commands[0]?.now ?? new Date(Number.NaN)
      const [span, ...linkedSpans] = commands.map((command) => command.span)
      const results = await inSpan(
        'hold batch',
        { parent: span, linkedSpans, attributes: { holds: commands.length } },
        () =>
          holdBatch(
            ports.db,
            prepared.map((one) => one.prepared),
            now,
          ),
      )
      return Promise.all(
        prepared.map(({ command, hold }, at) => {
          const result = results[at]
          return result ? toResult(ports, command, hold, result) : command.runAlone()
        }),
      )
    },
    runSingle: (command) => command.runAlone(),
    shouldRejectAll: isUnavailable,
    onFailure: (error, commands) => ports.log.warn({ err: error, holds: commands }, 'a batch of holds failed'),
  })
