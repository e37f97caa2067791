import { sql } from 'kysely'
import type { Reader } from '../app-context.ts'
import type { Counter } from './slot-capacity.ts'

/** A hold with the ids and the encrypted response that the database stores if there is capacity. */
export interface PreparedHold extends Counter {
  readonly id: number
  readonly auditId: number
  readonly places: number
  readonly requestType: string
  readonly urgentDays: number | null
  readonly sessionId: number
  readonly accountId: number | null
  readonly expiresAt: Date
  readonly returnDelaySeconds: number
  readonly key: string | null
  readonly call: string
  readonly fingerprint: Buffer
  readonly answer: Buffer
}

/** `answered`: the idempotency key was used before; contains the stored response. */
export type HoldResult =
  | { readonly status: 'granted' }
  | { readonly status: 'refused'; readonly placesLeft: number }
  | { readonly status: 'answered'; readonly call: string; readonly fingerprint: Buffer; readonly answer: Buffer }

interface Row {
  readonly wish_at: number
  readonly said: HoldResult['status']
  readonly places_left: number
  readonly stored_call: string
  readonly stored_fingerprint: Buffer
  readonly stored_answer: Buffer
}

const toHoldResult = (row: Row): HoldResult => {
  if (row.said === 'refused') return { status: 'refused', placesLeft: row.places_left }
  if (row.said === 'granted') return { status: 'granted' }
  const { stored_call: call, stored_fingerprint: fingerprint, stored_answer: answer } = row
  return { status: 'answered', call, fingerprint, answer }
}

/**
 * Writes a batch with one statement, which is one transaction: locks, counters, appointments, audit rows and responses. Calls
 * the database function `hold_batch` of the migrations. Results are in the order of the holds; undefined where a key was
 * deleted meanwhile and nothing was written.
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
    places: hold.places,
    request_type: hold.requestType,
    urgent_days: hold.urgentDays,
    session_id: hold.sessionId,
    account_id: hold.accountId,
    expires_at: hold.expiresAt,
    returns_after: hold.returnDelaySeconds,
    id: hold.id,
    audit_id: hold.auditId,
    key: hold.key,
    call: hold.call,
    fingerprint: hold.fingerprint.toString('base64'),
    answer: hold.answer.toString('base64'),
  }))
  const { rows } = await sql<Row>`select * from hold_batch(${JSON.stringify(list)}::jsonb, ${now})`.execute(reader)
  const results = new Map(rows.map((row) => [row.wish_at, toHoldResult(row)]))
  return holds.map((_, index) => results.get(index + 1))
}
