import type { Language } from '@invea/domain'
import type { Default, Json } from './columns.ts'

export interface RecordTables {
  readonly outbox: {
    readonly office_id: number
    readonly id: number
    /** The database's clock when the message was written: the order of messages. */
    readonly written_at: Default<Date>
    readonly channel: 'mail' | 'sms'
    readonly template: string
    readonly language: Language
    /** Address or phone number, sealed. */
    readonly recipient: Buffer
    /** Values of the template's placeholders, sealed as JSON. */
    readonly params: Buffer
    readonly request_id: Default<number | null>
    /** One message an intention: a repeated transaction does not send twice. */
    readonly dedupe: string
    /** 0: codes and links that a person is waiting for. 1: notices. 2: reminders and mail to the agency. */
    readonly urgency: Default<number>
    /** Its recipient's limit was reached: it goes out later, together with the others that wait for the same recipient. */
    readonly delayed: Default<boolean>
    readonly recipient_index: Default<Buffer | null>
    /** Network of the request that caused it; null where the service or the agency did. */
    readonly sender_index: Default<Buffer | null>
    /** `merged`: a newer message about the same thing went out instead. */
    readonly state: Default<'waiting' | 'sent' | 'failed' | 'merged'>
    readonly attempts: Default<number>
    readonly next_attempt_at: Date
    readonly last_error: Default<string | null>
    readonly created_at: Date
    readonly sent_at: Default<Date | null>
    /** W3C trace context of the call that caused it, random numbers; null where nothing is traced. */
    readonly traceparent: Default<string | null>
  }
  readonly message_quota: {
    /** Keyed index of the recipient and the kind of quota. */
    readonly key: Buffer
    /** Milliseconds since 1970, oldest first. */
    readonly sent: Json<readonly number[]>
    readonly expires_at: Date
  }
  /** A message of the operator's SMS gateway that was acted on: it comes again until the gateway gets a response. */
  readonly inbound_sms: {
    /** Keyed index of the gateway's id. */
    readonly id_index: Buffer
    readonly received_at: Date
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
  /** A person of the agency's staff; the token is known to its owner only. */
  readonly operator_account: {
    readonly id: number
    readonly name: string
    /** Role names with commas. */
    readonly roles: string
    readonly token_hash: Buffer
    readonly created_at: Date
    readonly ended_at: Date | null
  }
  /** Who approved an urgent request first, where two operators must approve. */
  readonly first_approval: {
    readonly office_id: number
    readonly request_id: number
    /** Of the request: a later change makes the approval void. */
    readonly version: number
    readonly operator_id: number
    readonly approved_at: Date
  }
  /** One link of the chain over the audit log. */
  readonly audit_seal: {
    readonly number: number
    /** Continues the hash before it, under a key of the service. */
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
