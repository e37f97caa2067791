import type { IsoDate, Language, RequestStatus, RequestType } from '@invea/domain'
import type { ApplicationEventKind, PersonStatus } from '@invea/domain/application'
import type { ClosedService } from '@invea/domain/appointment'
import type { LocalizedText, TimeOfDay } from '@invea/domain/calendar'
import type { CorrectionType, OriginIdService, ReplacementReason } from '@invea/domain/services'
import type { CaptchaPass } from '../caller.ts'

/** Why an order ended without paying its request. */
export type EndedAs =
  | 'cancelled' // by the payer, on the provider's page
  | 'failed'
  | 'refused' // the provider did not take the order
  | 'amount'
  | 'currency'
  | 'paidBefore'
  | 'appointmentGone'
  | 'closed'
  | 'unverified'
  | 'takenBack' // by the provider, and an operator decided that it no longer counts

/** What an operator decides about a payment that a provider reports. */
export type PaymentReportKind =
  | 'takenBack' // the provider took it back or returned it
  | 'otherOrder' // it was recorded for another order
  | 'otherAmount' // its amount is not that of the record, or cannot be read

/** Types of columns that SQL does not have, by the name of the column or of its table and the column. */
export interface ColumnTypes {
  date: IsoDate
  language: Language
  name: LocalizedText
  names: LocalizedText
  address: LocalizedText
  notice: LocalizedText
  'payment_option.name': string
  'payment_option.steps': readonly LocalizedText[]
  'operator_account.name': string
  'session.address': Buffer
  'session.human': Readonly<Partial<Record<CaptchaPass, string>>>
  'message_quota.sent': readonly number[]
  'audit_log.detail': Readonly<Record<string, unknown>>
  request_type: RequestType
  replacement_reason: ReplacementReason
  origin_id_service: OriginIdService
  correction_type: CorrectionType
  'office_closure.service': ClosedService
  'fee_setting.code': 'originIdBase'
  'slot_template.start_time': TimeOfDay
  'slot_template.end_time': TimeOfDay
  'request.status': RequestStatus
  'request.expired_from': RequestStatus
  'request_person.status': PersonStatus
  'request_event.kind': ApplicationEventKind
  'request_event.fields': readonly string[]
  'payment_order.instructions': readonly string[]
  'payment_order.ended_as': EndedAs
  'payment_report.kind': PaymentReportKind
  'payment_report.decision': 'keep' | 'undo' | 'refunded' | 'settled'
}
