import type { Language } from '@invea/domain'
import type { Default, Json } from './master.ts'

export interface RecordTables {
  readonly outbox: {
    readonly office_id: number
    readonly id: number
    /** The database's clock when the row was inserted: the order of messages. */
    readonly written_at: Default<Date>
    readonly channel: 'mail' | 'sms'
    readonly template: string
    readonly language: Language
    /** Address or phone number, encrypted. */
    readonly recipient: Buffer
    /** Values of the template's placeholders, encrypted JSON. */
    readonly params: Buffer
    readonly request_id: Default<number | null>
    /** Unique key of the message, so that a repeated transaction does not send it twice. */
    readonly dedupe: string
    /** 0: codes and links for which a person waits. 1: notices. 2: reminders and mail to the agency. */
    readonly urgency: Default<number>
    /**
     * Whether the limit of its recipient was reached. It is sent later, together with other delayed messages for the same
     * recipient.
     */
    readonly delayed: Default<boolean>
    readonly recipient_index: Default<Buffer | null>
    /** Network of the request that caused it. Null: caused by the service or the agency. */
    readonly sender_index: Default<Buffer | null>
    /** `merged`: a newer message about the same thing was sent instead. */
    readonly state: Default<'waiting' | 'sent' | 'failed' | 'merged'>
    readonly attempts: Default<number>
    readonly next_attempt_at: Date
    readonly last_error: Default<string | null>
    readonly created_at: Date
    readonly sent_at: Default<Date | null>
    /** W3C trace context of the call that caused it, random numbers; null if the call is not traced. */
    readonly traceparent: Default<string | null>
  }
  readonly message_quota: {
    /** Keyed index of the recipient and the kind of quota. */
    readonly key: Buffer
    /** Milliseconds since 1970, oldest first. */
    readonly sent: Json<readonly number[]>
    readonly expires_at: Date
  }
  /** A processed message of the operator's SMS gateway. The gateway repeats it until it gets a response. */
  readonly inbound_sms: {
    /** Keyed index of the gateway's id. */
    readonly id_index: Buffer
    readonly received_at: Date
  }
  /** A file that no document uses, or that no document uses yet. */
  readonly file_to_remove: {
    readonly storage_key: string
    readonly due_at: Date
  }
  /** A key that has written into this database. */
  readonly key_check: {
    readonly id: number
    readonly hash: Buffer
  }
  readonly audit_log: {
    readonly office_id: number
    readonly id: number
    readonly at: Date
    readonly actor_kind: 'session' | 'user' | 'operator' | 'provider' | 'job' | 'sms'
    readonly actor_id: number | null
    readonly action: string
    readonly request_id: number | null
    readonly subject_id: number | null
    /** Codes and ids only; nothing personal. */
    readonly detail: Json<Readonly<Record<string, unknown>>>
  }
  /** An operator of the agency. Only the owner has the token. */
  readonly operator_account: {
    readonly id: number
    readonly name: string
    /** Role names with commas. */
    readonly roles: string
    readonly token_hash: Buffer
    readonly created_at: Date
    readonly ended_at: Date | null
  }
  /** Who approved an urgent request first, if two operators must approve. */
  readonly first_approval: {
    readonly office_id: number
    readonly request_id: number
    /** Version of the request. A later change makes the approval invalid. */
    readonly version: number
    readonly operator_id: number
    readonly approved_at: Date
  }
  /** One seal of the audit chain. */
  readonly audit_seal: {
    readonly number: number
    /** Keyed hash over the previous hash and this seal. */
    readonly hash: Buffer
    /** SHA-256 over the hashes of its rows. */
    readonly root: Buffer
    readonly rows: number
    readonly sealed_at: Date
  }
  readonly audit_sealed: {
    readonly office_id: number
    readonly audit_id: number
    readonly seal: number
    readonly position: number
    readonly hash: Buffer
  }
}
