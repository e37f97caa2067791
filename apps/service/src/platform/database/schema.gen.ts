// Written by `pnpm gen` from the migrations and column-types.ts.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export interface Database {
  readonly account: {
    readonly id: number
    readonly name_index: Buffer
    readonly password_hash: string
    readonly member: Buffer
    readonly language: ColumnTypes['language']
    readonly phone_confirmed_at: Date | null
    readonly created_at: Date
    readonly changed_at: Date
  }
  readonly appointment: {
    readonly office_id: number
    readonly id: number
    readonly day: ColumnTypes['date']
    readonly slot_id: number
    readonly applicants: number
    readonly part_index: Generated<number>
    readonly request_type: ColumnTypes['request_type']
    readonly state: 'held' | 'final' | 'expired' | 'released' | 'cancelled' | 'moved'
    readonly session_id: number
    readonly request_id: number | null
    readonly expires_at: Date | null
    readonly extended: Generated<boolean>
    readonly created_at: Date
    readonly changed_at: Date
    readonly urgent_days: 2 | 5 | null
    readonly returns_after: Generated<number>
    readonly returned_by: number | null
    readonly network: Buffer | null
    readonly proven_by: string | null
  }
  readonly attachment: {
    readonly office_id: number
    readonly id: number
    readonly person_id: number
    readonly attachment_type_id: number
    readonly storage_key: string
    readonly media_type: string
    readonly bytes: number
    readonly sha256: Buffer
    readonly created_at: Date
    readonly replaced_at: Date | null
  }
  readonly attachment_type: {
    readonly id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly position: number
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
    readonly detail: ColumnType<ColumnTypes['audit_log.detail'], string, string>
  }
  readonly audit_seal: {
    readonly number: number
    readonly hash: Buffer
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
  readonly captcha_used: {
    readonly hash: Buffer
    readonly expires_at: Date
  }
  readonly city: {
    readonly id: number
    readonly region_id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly position: number
    readonly latitude: number | null
    readonly longitude: number | null
  }
  readonly delivery_site: {
    readonly office_id: number
    readonly id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly address: ColumnType<ColumnTypes['address'], string, string>
    readonly phone_number: string
    readonly position: number
  }
  readonly family_type: {
    readonly id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly position: number
  }
  readonly fee_setting: {
    readonly code: ColumnTypes['fee_setting.code']
    readonly amount: number
    readonly sample: Generated<boolean>
  }
  readonly feedback: {
    readonly id: number
    readonly note: Buffer
    readonly language: ColumnTypes['language']
    readonly created_at: Date
  }
  readonly file_to_remove: {
    readonly storage_key: string
    readonly due_at: Date
  }
  readonly first_approval: {
    readonly office_id: number
    readonly request_id: number
    readonly version: number
    readonly operator_id: number
    readonly approved_at: Date
  }
  readonly hold_code: {
    readonly session_id: number
    readonly hash: Buffer
    readonly recipient: Buffer
    readonly tries: Generated<number>
    readonly created_at: Date
    readonly expires_at: Date
  }
  readonly holiday: {
    readonly day: ColumnTypes['date']
    readonly closed: boolean
    readonly name: ColumnType<ColumnTypes['name'], string, string>
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
  readonly inbound_sms: {
    readonly id_index: Buffer
    readonly received_at: Date
  }
  readonly key_check: {
    readonly id: number
    readonly hash: Buffer
  }
  readonly message_quota: {
    readonly key: Buffer
    readonly sent: ColumnType<ColumnTypes['message_quota.sent'], string, string>
    readonly expires_at: Date
  }
  readonly nationality: {
    readonly id: number
    readonly code: string
    readonly name: ColumnType<ColumnTypes['name'], string, string>
  }
  readonly number_directory: {
    readonly number_index: Buffer
    readonly kind: 'application' | 'confirmation' | 'order'
    readonly office_id: number
    readonly request_id: number
    readonly target_id: number
  }
  readonly occupation: {
    readonly id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly position: number
  }
  readonly office: {
    readonly id: number
    readonly city_id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly address: ColumnType<ColumnTypes['address'], string, string>
    readonly phone: string
    readonly fax: string
    readonly main: boolean
    readonly processing_days: number
    readonly position: number
    readonly request_types: string | null
  }
  readonly office_closure: {
    readonly id: number
    readonly office_id: number | null
    readonly service: ColumnTypes['office_closure.service'] | null
    readonly first_day: ColumnTypes['date']
    readonly last_day: ColumnTypes['date']
    readonly notice: ColumnType<ColumnTypes['notice'], string, string>
    readonly created_at: Date
    readonly reopened_at: Date | null
  }
  readonly one_time_code: {
    readonly id: number
    readonly session_id: number
    readonly account_id: number
    readonly hash: Buffer
    readonly tries: Generated<number>
    readonly created_at: Date
    readonly expires_at: Date
    readonly ended_at: Date | null
  }
  readonly open_identity: {
    readonly identity_index: Buffer
    readonly office_id: number
    readonly request_id: number
    readonly person_id: number
  }
  readonly open_person: {
    readonly office_id: number
    readonly request_id: number
    readonly person_id: number
    readonly names_index: Buffer
    readonly certificate_index: Buffer | null
    readonly passport_index: Buffer | null
  }
  readonly operator_account: {
    readonly id: number
    readonly name: ColumnTypes['operator_account.name']
    readonly roles: string
    readonly token_hash: Buffer
    readonly created_at: Date
    readonly ended_at: Date | null
  }
  readonly outbox: {
    readonly office_id: number
    readonly id: number
    readonly channel: 'mail' | 'sms'
    readonly template: string
    readonly language: ColumnTypes['language']
    readonly recipient: Buffer
    readonly params: Buffer
    readonly request_id: number | null
    readonly dedupe: string
    readonly state: Generated<'waiting' | 'sent' | 'failed' | 'merged'>
    readonly attempts: Generated<number>
    readonly next_attempt_at: Date
    readonly last_error: string | null
    readonly created_at: Date
    readonly sent_at: Date | null
    readonly urgency: Generated<number>
    readonly delayed: Generated<boolean>
    readonly recipient_index: Buffer | null
    readonly sender_index: Buffer | null
    readonly written_at: Generated<Date>
    readonly traceparent: string | null
  }
  readonly passport_page: {
    readonly id: number
    readonly pages: number
  }
  readonly password_reset: {
    readonly hash: Buffer
    readonly account_id: number | null
    readonly created_at: Date
    readonly expires_at: Date
    readonly used_at: Date | null
  }
  readonly payment_event: {
    readonly provider: string
    readonly event_id: string
    readonly office_id: number
    readonly order_id: number
    readonly kind: string
    readonly amount: number
    readonly outcome: string
    readonly body: Buffer
    readonly received_at: Date
    readonly currency: string | null
    readonly exact_amount: string | null
    readonly refund_reason: string | null
  }
  readonly payment_option: {
    readonly id: number
    readonly code: string
    readonly name: ColumnTypes['payment_option.name']
    readonly kind: 'redirect' | 'code'
    readonly position: number
    readonly names: ColumnType<ColumnTypes['names'] | null, string | null, string | null>
    readonly steps: ColumnType<ColumnTypes['payment_option.steps'] | null, string | null, string | null>
    readonly offered: Generated<boolean>
  }
  readonly payment_order: {
    readonly office_id: number
    readonly id: number
    readonly request_id: number
    readonly option_id: number
    readonly provider: string
    readonly order_code: string
    readonly provider_reference: string | null
    readonly amount: number
    readonly state: 'open' | 'paid' | 'expired' | 'failed' | 'refundDue' | 'refunded'
    readonly instructions: ColumnType<ColumnTypes['payment_order.instructions'], string, string>
    readonly redirect_url: string | null
    readonly expires_at: Date
    readonly paid_at: Date | null
    readonly created_at: Date
    readonly changed_at: Date
    readonly announced_at: Date | null
    readonly asked_at: Date | null
    readonly ended_as: ColumnTypes['payment_order.ended_as'] | null
    readonly reported_at: Date | null
    readonly kept_until: Date | null
    readonly checks_ended_at: Date | null
  }
  readonly payment_report: {
    readonly office_id: number
    readonly order_id: number
    readonly request_id: number
    readonly kind: ColumnTypes['payment_report.kind']
    readonly reference: string
    readonly amount: string
    readonly currency: string
    readonly verified: boolean
    readonly reported_at: Date
    readonly decided_at: Date | null
    readonly decision: ColumnTypes['payment_report.decision'] | null
  }
  readonly phone_change: {
    readonly account_id: number
    readonly id: number
    readonly number: Buffer
    readonly cancel_hash: Buffer
    readonly created_at: Date
    readonly due_at: Date
  }
  readonly phone_change_code: {
    readonly session_id: number
    readonly id: number
    readonly account_id: number
    readonly link_hash: Buffer | null
    readonly number: Buffer
    readonly new_hash: Buffer
    readonly new_expires_at: Date
    readonly old_hash: Buffer | null
    readonly old_expires_at: Date | null
    readonly tries: Generated<number>
    readonly created_at: Date
  }
  readonly phone_change_link: {
    readonly hash: Buffer
    readonly account_id: number
    readonly created_at: Date
    readonly expires_at: Date
    readonly codes: Generated<number>
    readonly used_at: Date | null
  }
  readonly rate_limit: {
    readonly key: string
    readonly points: Generated<number>
    readonly expire: number | null
  }
  readonly region: {
    readonly id: number
    readonly name: ColumnType<ColumnTypes['name'], string, string>
    readonly position: number
  }
  readonly registration: {
    readonly id: number
    readonly token_hash: Buffer
    readonly name_index: Buffer
    readonly session_id: number
    readonly password_hash: string
    readonly member: Buffer
    readonly language: ColumnTypes['language']
    readonly created_at: Date
    readonly expires_at: Date
  }
  readonly request: {
    readonly office_id: number
    readonly id: number
    readonly session_id: number
    readonly account_id: number | null
    readonly mode: 'normal' | 'urgent'
    readonly urgent_days: 2 | 5 | null
    readonly request_type: ColumnTypes['request_type']
    readonly replacement_reason: ColumnTypes['replacement_reason'] | null
    readonly status: ColumnTypes['request.status']
    readonly delivery_site_id: number | null
    readonly applicants: number
    readonly confirmation_number: Buffer
    readonly language: ColumnTypes['language']
    readonly delivery_date: ColumnTypes['date'] | null
    readonly submitted_on: ColumnTypes['date']
    readonly confirmed_at: Date | null
    readonly held_until: Date | null
    readonly version: Generated<number>
    readonly created_at: Date
    readonly changed_at: Date
    readonly origin_id_type: 'byBirth' | 'bySpouse' | 'child' | null
    readonly base_fee: number | null
    readonly sample_fee: Generated<boolean>
    readonly closed_day: ColumnTypes['date'] | null
    readonly closed_notified: Generated<boolean>
    readonly expired_from: ColumnTypes['request.expired_from'] | null
  }
  readonly request_event: {
    readonly office_id: number
    readonly id: number
    readonly request_id: number
    readonly person_id: number | null
    readonly kind: ColumnTypes['request_event.kind']
    readonly reason: Generated<Buffer>
    readonly fields: ColumnType<ColumnTypes['request_event.fields'], string | undefined, string>
    readonly at: Date
  }
  readonly request_family: {
    readonly office_id: number
    readonly id: number
    readonly person_id: number
    readonly position: number
    readonly member: Buffer
  }
  readonly request_grant: {
    readonly session_id: number
    readonly office_id: number
    readonly request_id: number
    readonly expires_at: Date
  }
  readonly request_person: {
    readonly office_id: number
    readonly id: number
    readonly request_id: number
    readonly position: number
    readonly application_number: string
    readonly status: ColumnTypes['request_person.status']
    readonly notified: Generated<boolean>
    readonly under18: boolean
    readonly correction_type: ColumnTypes['correction_type'] | null
    readonly applicant: Buffer
    readonly phone_index: Buffer
    readonly created_at: Date
    readonly changed_at: Date
  }
  readonly required_attachment: {
    readonly id: number
    readonly request_type: ColumnTypes['request_type']
    readonly replacement_reason: ColumnTypes['replacement_reason'] | null
    readonly condition: 'always' | 'adult' | 'under18' | 'adopted' | 'dataCorrected' | 'urgent'
    readonly attachment_type_id: number
    readonly position: number
    readonly origin_id_service: ColumnTypes['origin_id_service'] | null
  }
  readonly restriction: {
    readonly office_id: number
    readonly min_days: number
    readonly max_days: number
  }
  readonly session: {
    readonly id: number
    readonly kind: 'anonymous' | 'user'
    readonly account_id: number | null
    readonly created_at: Date
    readonly human: ColumnType<ColumnTypes['session.human'], string | undefined, string>
    readonly urgent_until: Date | null
    readonly revoked_at: Date | null
    readonly network: Buffer | null
    readonly address: ColumnTypes['session.address'] | null
    readonly coded_by: Buffer | null
    readonly ends_at: Date | null
    readonly idle_minutes: number | null
    readonly seen_at: Date | null
    readonly submitted_line: number | null
  }
  readonly session_token: {
    readonly hash: Buffer
    readonly session_id: number
    readonly kind: 'access' | 'refresh' | 'device'
    readonly expires_at: Date
    readonly used_at: Date | null
    readonly challenge: Buffer | null
    readonly challenge_until: Date | null
  }
  readonly sign_in_failure: {
    readonly key: Buffer
    readonly failures: Generated<number>
    readonly proven: Generated<number>
    readonly pause_until: Date | null
    readonly expires_at: Date
  }
  readonly slot_counter: {
    readonly office_id: number
    readonly day: ColumnTypes['date']
    readonly slot_id: number
    readonly capacity: number
    readonly taken: Generated<number>
    readonly most_taken: number | null
  }
  readonly slot_template: {
    readonly office_id: number
    readonly id: number
    readonly start_time: ColumnTypes['slot_template.start_time']
    readonly end_time: ColumnTypes['slot_template.end_time']
    readonly capacity: number
  }
  readonly waiting_line: {
    readonly id: number
    readonly opens_at: Date
    readonly per_minute: number
    readonly issued: Generated<number>
    readonly drawn: number | null
    readonly seed: string | null
    readonly admitted: Generated<number>
    readonly counted_at: Date
    readonly created_at: Date
    readonly closed_at: Date | null
  }
  readonly waiting_line_minute: {
    readonly line_id: number
    readonly at: Date
    readonly admitted: number
  }
  readonly waiting_pass: {
    readonly line_id: number
    readonly number: number
    readonly session_id: number
    readonly admitted_at: Date
  }
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
