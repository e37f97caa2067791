import type { Insertable, Selectable } from 'kysely'
import type {
  AccountTable,
  FeedbackTable,
  OneTimeCodeTable,
  PasswordResetTable,
  PhoneChangeCodeTable,
  PhoneChangeLinkTable,
  PhoneChangeTable,
  RegistrationTable,
} from './schema/accounts.ts'
import type {
  CaptchaUsedTable,
  HoldCodeTable,
  IdempotencyKeyTable,
  RateLimitTable,
  RequestGrantTable,
  SessionTable,
  SessionTokenTable,
  SignInFailureTable,
} from './schema/callers.ts'
import type {
  CityTable,
  CodedTable,
  DeliverySiteTable,
  FeeSettingTable,
  HolidayTable,
  NationalityTable,
  OfficeClosureTable,
  OfficeTable,
  PassportPageTable,
  PaymentOptionTable,
  RegionTable,
  RequiredAttachmentTable,
  RestrictionTable,
  SlotTemplateTable,
} from './schema/master.ts'
import type {
  AuditLogTable,
  AuditSealedTable,
  AuditSealTable,
  FirstApprovalTable,
  InboundSmsTable,
  MessageQuotaTable,
  OperatorAccountTable,
  OutboxTable,
} from './schema/records.ts'
import type {
  AppointmentTable,
  AttachmentTable,
  NumberDirectoryTable,
  OpenIdentityTable,
  OpenPersonTable,
  PaymentEventTable,
  PaymentOrderTable,
  RequestEventTable,
  RequestFamilyTable,
  RequestPersonTable,
  RequestTable,
  SlotCounterTable,
} from './schema/requests.ts'

export type { AppointmentState, OrderState } from './schema/requests.ts'

/** Every table, as Kysely sees it. */
export interface Database {
  readonly region: RegionTable
  readonly city: CityTable
  readonly office: OfficeTable
  readonly delivery_site: DeliverySiteTable
  readonly restriction: RestrictionTable
  readonly nationality: NationalityTable
  readonly occupation: CodedTable
  readonly family_type: CodedTable
  readonly passport_page: PassportPageTable
  readonly attachment_type: CodedTable
  readonly required_attachment: RequiredAttachmentTable
  readonly holiday: HolidayTable
  readonly fee_setting: FeeSettingTable
  readonly slot_template: SlotTemplateTable
  readonly payment_option: PaymentOptionTable
  readonly office_closure: OfficeClosureTable
  readonly slot_counter: SlotCounterTable
  readonly appointment: AppointmentTable
  readonly session: SessionTable
  readonly session_token: SessionTokenTable
  readonly request_grant: RequestGrantTable
  readonly idempotency_key: IdempotencyKeyTable
  readonly captcha_used: CaptchaUsedTable
  readonly sign_in_failure: SignInFailureTable
  readonly hold_code: HoldCodeTable
  readonly rate_limit: RateLimitTable
  readonly request: RequestTable
  readonly request_person: RequestPersonTable
  readonly request_family: RequestFamilyTable
  readonly request_event: RequestEventTable
  readonly open_identity: OpenIdentityTable
  readonly open_person: OpenPersonTable
  readonly number_directory: NumberDirectoryTable
  readonly attachment: AttachmentTable
  readonly payment_order: PaymentOrderTable
  readonly payment_event: PaymentEventTable
  readonly outbox: OutboxTable
  readonly message_quota: MessageQuotaTable
  readonly inbound_sms: InboundSmsTable
  readonly operator_account: OperatorAccountTable
  readonly first_approval: FirstApprovalTable
  readonly audit_log: AuditLogTable
  readonly audit_seal: AuditSealTable
  readonly audit_sealed: AuditSealedTable
  readonly account: AccountTable
  readonly one_time_code: OneTimeCodeTable
  readonly password_reset: PasswordResetTable
  readonly registration: RegistrationTable
  readonly phone_change_link: PhoneChangeLinkTable
  readonly phone_change_code: PhoneChangeCodeTable
  readonly phone_change: PhoneChangeTable
  readonly feedback: FeedbackTable
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>

/** Text for a jsonb column: both drivers then send the same thing, arrays included. */
export const asJson = (value: unknown): string => JSON.stringify(value)
