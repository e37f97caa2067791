import type { Language } from '@invea/domain'
import type { Default } from './master.ts'

export interface AccountTables {
  readonly account: {
    readonly id: number
    readonly name_index: Buffer
    /** PHC string: argon2id with its parameters and salt. */
    readonly password_hash: string
    /** Names, phone number and e-mail address, encrypted JSON. */
    readonly member: Buffer
    readonly language: Language
    /** When the first one-time code was entered. Null: the number is not confirmed. */
    readonly phone_confirmed_at: Default<Date | null>
    readonly created_at: Date
    readonly changed_at: Date
  }
  readonly one_time_code: {
    readonly id: number
    /** The session that passed the password. */
    readonly session_id: number
    readonly account_id: number
    /** Keyed hash: the database alone does not reveal the six digits. */
    readonly hash: Buffer
    readonly tries: Default<number>
    readonly created_at: Date
    readonly expires_at: Date
    /** Used, replaced by a newer one, or cancelled. */
    readonly ended_at: Default<Date | null>
  }
  readonly password_reset: {
    /** SHA-256 of the link's token. */
    readonly hash: Buffer
    /** Null: there is no account with that name. */
    readonly account_id: number | null
    readonly created_at: Date
    readonly expires_at: Date
    readonly used_at: Default<Date | null>
  }
  readonly registration: {
    readonly id: number
    /** SHA-256 of the mailed link's token. */
    readonly token_hash: Buffer
    readonly name_index: Buffer
    /** The session that registered. */
    readonly session_id: number
    readonly password_hash: string
    /** The values of the account, encrypted JSON. */
    readonly member: Buffer
    readonly language: Language
    readonly created_at: Date
    readonly expires_at: Date
  }
  readonly phone_change_link: {
    /** SHA-256 of the mailed token. */
    readonly hash: Buffer
    readonly account_id: number
    readonly created_at: Date
    readonly expires_at: Date
    /** Number of codes that were requested with it. */
    readonly codes: Default<number>
    readonly used_at: Default<Date | null>
  }
  /** The codes that a session waits for: to the new phone and, without a link, to the old one. */
  readonly phone_change_code: {
    readonly session_id: number
    readonly id: number
    readonly account_id: number
    /** The mailed link that replaces the code to the old phone. */
    readonly link_hash: Buffer | null
    /** The new phone number, encrypted. */
    readonly number: Buffer
    readonly new_hash: Buffer
    readonly new_expires_at: Date
    readonly old_hash: Buffer | null
    readonly old_expires_at: Date | null
    readonly tries: number
    readonly created_at: Date
  }
  /** A pending change, one per account. */
  readonly phone_change: {
    readonly account_id: number
    readonly id: number
    /** The new phone number, encrypted. */
    readonly number: Buffer
    /** SHA-256 of the token that cancels it. */
    readonly cancel_hash: Buffer
    readonly created_at: Date
    readonly due_at: Date
  }
  readonly feedback: {
    readonly id: number
    /** Sender and message, encrypted JSON. */
    readonly note: Buffer
    readonly language: Language
    readonly created_at: Date
  }
}
