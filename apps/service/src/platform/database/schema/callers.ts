import type { ColumnType } from 'kysely'
import type { HumanMark } from '../../caller.ts'
import type { Default } from './columns.ts'

export interface CallerTables {
  readonly session: {
    readonly id: number
    readonly kind: 'anonymous' | 'user'
    readonly account_id: Default<number | null>
    readonly created_at: Date
    /** Form -> moment until which the session is taken for human. */
    readonly human: ColumnType<Readonly<Partial<Record<HumanMark, string>>>, string | undefined, string>
    /** Blind indexes of where the proof for the site came from, and of who answered a one-time code. */
    readonly network: Default<Buffer | null>
    readonly address: Default<Buffer | null>
    readonly coded_by: Default<Buffer | null>
    readonly urgent_until: Default<Date | null>
    readonly revoked_at: Default<Date | null>
    /** The session ends then, however it is used; null: never by itself. */
    readonly ends_at: Default<Date | null>
    /** Minutes without a call that end it; null: any number. */
    readonly idle_minutes: Default<number | null>
    /** The last call, to the minute; kept only where `idle_minutes` is. */
    readonly seen_at: Default<Date | null>
  }
  readonly session_token: {
    /** SHA-256 of the token, or of the public key of a device; neither is ever stored itself. */
    readonly hash: Buffer
    readonly session_id: number
    readonly kind: 'access' | 'refresh' | 'device'
    readonly expires_at: Date
    readonly used_at: Default<Date | null>
    /** SHA-256 of what a device has to sign, and until when; null: nothing. */
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
  /** The one-time code a session waits for before it may hold. */
  readonly hold_code: {
    readonly session_id: number
    readonly hash: Buffer
    /** Blind index of the phone or mailbox it was sent to. */
    readonly recipient: Buffer
    readonly tries: Default<number>
    readonly created_at: Date
    readonly expires_at: Date
  }
  /** Failed sign-ins since the row was made. */
  readonly sign_in_failure: {
    readonly key: Buffer
    readonly failures: Default<number>
    /** Tries that a proof of work admitted. */
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
