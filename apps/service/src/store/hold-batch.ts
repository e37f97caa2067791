import { sql } from 'kysely'
import type { Reader } from '../app-context.ts'
import type { Counter } from './slot-capacity.ts'

/** One wish as the database takes it; ids and the sealed answer are made before it is known whether there is room. */
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

/** What became of a wish. `answered`: its key was, before, and this is what stands there. */
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
 * Seats and writes a whole batch by one statement, which is its own transaction: locks, seats, counters, ledger, audit
 * rows and answers. The function is `hold_batch` of the migrations; verdicts come in the order of the wishes, undefined
 * where a key was forgotten in between: nothing was done for that wish.
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
