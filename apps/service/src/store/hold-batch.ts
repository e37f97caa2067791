import { sql } from 'kysely'
import type { Reader } from '../app-context.ts'
import type { Counter } from './slot-capacity.ts'

/** One wish as the database takes it; ids and the sealed answer are made before it is known whether there is room. */
export interface WrittenWish extends Counter {
  readonly id: number
  readonly auditId: number
  readonly places: number
  readonly requestType: string
  readonly urgentDays: number | null
  readonly sessionId: number
  readonly accountId: number | null
  readonly expiresAt: Date
  readonly returnsAfter: number
  readonly key: string | null
  readonly call: string
  readonly fingerprint: Buffer
  readonly answer: Buffer
}

/** What became of a wish. `answered`: its key was, before, and this is what stands there. */
export type Verdict =
  | { readonly said: 'granted' }
  | { readonly said: 'refused'; readonly placesLeft: number }
  | { readonly said: 'answered'; readonly call: string; readonly fingerprint: Buffer; readonly answer: Buffer }

interface Row {
  readonly wish_at: number
  readonly said: Verdict['said']
  readonly places_left: number
  readonly stored_call: string
  readonly stored_fingerprint: Buffer
  readonly stored_answer: Buffer
}

const verdictOf = (row: Row): Verdict => {
  if (row.said === 'refused') return { said: 'refused', placesLeft: row.places_left }
  if (row.said === 'granted') return { said: 'granted' }
  const { stored_call: call, stored_fingerprint: fingerprint, stored_answer: answer } = row
  return { said: 'answered', call, fingerprint, answer }
}

/**
 * Seats and writes a whole batch by one statement, which is its own transaction: locks, seats, counters, ledger, audit
 * rows and answers. The function is `hold_batch` of the migrations; verdicts come in the order of the wishes, undefined
 * where a key was forgotten in between: nothing was done for that wish.
 */
export const holdBatch = async (
  reader: Reader,
  wishes: readonly WrittenWish[],
  now: Date,
): Promise<readonly (Verdict | undefined)[]> => {
  const list = wishes.map((wish, index) => ({
    at: index + 1,
    office_id: wish.officeId,
    day: wish.day,
    slot_id: wish.slotId,
    places: wish.places,
    request_type: wish.requestType,
    urgent_days: wish.urgentDays,
    session_id: wish.sessionId,
    account_id: wish.accountId,
    expires_at: wish.expiresAt,
    returns_after: wish.returnsAfter,
    id: wish.id,
    audit_id: wish.auditId,
    key: wish.key,
    call: wish.call,
    fingerprint: wish.fingerprint.toString('base64'),
    answer: wish.answer.toString('base64'),
  }))
  const { rows } = await sql<Row>`select * from hold_batch(${JSON.stringify(list)}::jsonb, ${now})`.execute(reader)
  const verdicts = new Map(rows.map((row) => [row.wish_at, verdictOf(row)]))
  return wishes.map((_, index) => verdicts.get(index + 1))
}
