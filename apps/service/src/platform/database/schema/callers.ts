import type { ColumnType } from 'kysely'
import type { HumanMark } from '../../caller.ts'
import type { Default } from './master.ts'

export interface CallerTables {
  readonly session: {
    readonly id: number
    readonly kind: 'anonymous' | 'user'
    readonly account_id: Default<number | null>
    readonly created_at: Date
    /** Form -> time until which its captcha is valid. */
    readonly human: ColumnType<Readonly<Partial<Record<HumanMark, string>>>, string | undefined, string>
    /**
     * Blind indexes: of the address of the proof, and of the recipient of a one-time code. Only the version before migration 0016
     * writes the network, and none reads it: the next version removes the column.
     */
    readonly network: Default<Buffer | null>
    readonly address: Default<Buffer | null>
    readonly coded_by: Default<Buffer | null>
    readonly urgent_until: Default<Date | null>
    readonly revoked_at: Default<Date | null>
    /** Absolute end of the session. Null: none. */
    readonly ends_at: Default<Date | null>
    /** Minutes without a call that end the session. Null: no limit. */
    readonly idle_minutes: Default<number | null>
    /** Time of the last call, to the minute. Only set with `idle_minutes`. */
    readonly seen_at: Default<Date | null>
    /** The waiting line in which the session has submitted an application since its last ticket. */
    readonly submitted_line: Default<number | null>
  }
  readonly session_token: {
    /** SHA-256 of the token, or of the public key of a device; only the hash is stored. */
    readonly hash: Buffer
    readonly session_id: number
    readonly kind: 'access' | 'refresh' | 'device'
    readonly expires_at: Date
    readonly used_at: Default<Date | null>
    /** SHA-256 of the challenge that a device must sign, and its expiry. Null: none. */
    readonly challenge: Default<Buffer | null>
    readonly challenge_until: Default<Date | null>
  }
  readonly request_grant: {
    readonly session_id: number
    readonly office_id: number
    readonly request_id: number
    readonly expires_at: Date
  }
  readonly idempotency_key: {
    readonly session_id: number
    readonly key: string
    readonly call: string
    readonly fingerprint: Buffer
    readonly status: number
    readonly answer: Buffer
    readonly created_at: Date
  }
  /** The one-time code that a session must enter before it can hold. */
  readonly hold_code: {
    readonly session_id: number
    readonly hash: Buffer
    /** Blind index of the phone or mailbox it was sent to. */
    readonly recipient: Buffer
    readonly tries: Default<number>
    readonly created_at: Date
    readonly expires_at: Date
  }
  /** Failed sign-ins since the row was created. */
  readonly sign_in_failure: {
    readonly key: Buffer
    readonly failures: Default<number>
    /** Attempts that were allowed because of a proof of work. */
    readonly proven: Default<number>
    readonly pause_until: Default<Date | null>
    readonly expires_at: Date
  }
  readonly captcha_used: {
    readonly hash: Buffer
    readonly expires_at: Date
  }
  readonly rate_limit: {
    readonly key: string
    readonly points: number
    readonly expire: number | null
  }
}

/** Decision 0030. */
export interface WaitingTables {
  readonly waiting_line: {
    readonly id: number
    readonly opens_at: Date
    readonly per_minute: number
    /** Number of tickets issued. */
    readonly issued: Default<number>
    /** Number of tickets issued before the opening, and the seed of their order. Null until the draw. */
    readonly drawn: Default<number | null>
    readonly seed: Default<string | null>
    /** Positions admitted at `counted_at`. */
    readonly admitted: Default<number>
    readonly counted_at: Date
    readonly created_at: Date
    readonly closed_at: Default<Date | null>
  }
  readonly waiting_line_minute: {
    readonly line_id: number
    readonly at: Date
    readonly admitted: number
  }
  /** The session that a ticket was exchanged for. */
  readonly waiting_pass: {
    readonly line_id: number
    readonly number: number
    readonly session_id: number
    readonly admitted_at: Date
  }
}
