import type { CaptchaForm } from '@invea/api/contract'
import type { ColumnType } from 'kysely'
import type { Default } from './columns.ts'

export interface SessionTable {
  readonly id: number
  readonly kind: 'anonymous' | 'user'
  readonly account_id: Default<number | null>
  readonly created_at: Date
  /** Form -> moment until which the session is taken for human. */
  readonly human: ColumnType<Readonly<Partial<Record<CaptchaForm, string>>>, string | undefined, string>
  readonly urgent_until: Default<Date | null>
  readonly revoked_at: Default<Date | null>
}
export interface SessionTokenTable {
  /** SHA-256 of the token, or of the public key of a device; neither is ever stored itself. */
  readonly hash: Buffer
  readonly session_id: number
  readonly kind: 'access' | 'refresh' | 'device'
  readonly expires_at: Date
  readonly used_at: Default<Date | null>
}
export interface RequestGrantTable {
  readonly session_id: number
  readonly office_id: number
  readonly request_id: number
  readonly expires_at: Date
}
export interface IdempotencyKeyTable {
  readonly session_id: number
  readonly key: string
  readonly call: string
  readonly fingerprint: Buffer
  readonly status: number
  readonly answer: Buffer
  readonly created_at: Date
}
export interface CaptchaUsedTable {
  readonly hash: Buffer
  readonly expires_at: Date
}
export interface RateLimitTable {
  readonly key: string
  readonly points: number
  readonly expire: number | null
}
