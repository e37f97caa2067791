import type { IsoDate, Language, RequestStatus, RequestType, UrgentDays } from '@invea/domain'
import type { ApplicationEventKind, PersonStatus } from '@invea/domain/application'
import type { CorrectionType, OriginIdApplicantType, ReplacementReason, RequestMode } from '@invea/domain/services'
import type { ColumnType } from 'kysely'
import type { Default, Json } from './master.ts'

/**
 * `held` counts until it expires. `final` belongs to a request, and expires if it is unpaid. The other states use no capacity.
 */
export type AppointmentState = 'held' | 'final' | 'expired' | 'released' | 'cancelled' | 'moved'

export type OrderState = 'open' | 'paid' | 'expired' | 'failed' | 'refundDue' | 'refunded'

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

export interface RequestTables {
  readonly request: {
    readonly office_id: number
    readonly id: number
    readonly session_id: number
    readonly account_id: Default<number | null>
    readonly mode: RequestMode
    readonly urgent_days: UrgentDays | null
    readonly request_type: RequestType
    readonly replacement_reason: ReplacementReason | null
    readonly status: RequestStatus
    /** Null: a passport. */
    readonly origin_id_type: Default<OriginIdApplicantType | null>
    /** Whole ETB, as of the submission; only for Origin ID requests (R4). */
    readonly base_fee: Default<number | null>
    /** Whether the base fee came from the sample data. */
    readonly sample_fee: Default<boolean>
    readonly delivery_site_id: number | null
    /** Number of applicants of the request. AddPerson adds up to this number. */
    readonly applicants: number
    readonly confirmation_number: Buffer
    readonly language: Language
    readonly delivery_date: IsoDate | null
    readonly submitted_on: IsoDate
    readonly confirmed_at: Default<Date | null>
    /** D25: when the appointment expires without a payment. */
    readonly held_until: Default<Date | null>
    /** The day that was closed when the applicant was notified of it. Another one can be chosen, see `isMovableAnyTime`. */
    readonly closed_day: Default<IsoDate | null>
    /** Whether that is still the last message about the day. */
    readonly closed_notified: Default<boolean>
    readonly version: Default<number>
    readonly created_at: Date
    readonly changed_at: Date
  }
  readonly request_person: {
    readonly office_id: number
    readonly id: number
    readonly request_id: number
    readonly position: number
    readonly application_number: string
    readonly status: PersonStatus
    readonly notified: Default<boolean>
    readonly under18: boolean
    readonly correction_type: CorrectionType | null
    /** The applicant without family, encrypted JSON. */
    readonly applicant: Buffer
    readonly phone_index: Buffer
    readonly created_at: Date
    readonly changed_at: Date
  }
  /** Events of a request that its own columns do not contain. */
  readonly request_event: {
    readonly office_id: number
    readonly id: number
    readonly request_id: number
    /** Null: an event of the whole request. */
    readonly person_id: Default<number | null>
    readonly kind: ApplicationEventKind
    /** The agency's own text, encrypted. Empty if there is none. */
    readonly reason: Default<Buffer>
    /** Fields to correct. */
    readonly fields: ColumnType<readonly string[], string | undefined, string>
    readonly at: Date
  }
  readonly request_family: {
    readonly office_id: number
    readonly id: number
    readonly person_id: number
    readonly position: number
    readonly member: Buffer
  }
  /** D30: one open request per person, in any office. */
  readonly open_identity: {
    readonly identity_index: Buffer
    readonly office_id: number
    readonly request_id: number
    readonly person_id: number
  }
  /** D47: open requests by names and birth date, with hashes of the documents that distinguish two persons. */
  readonly open_person: {
    readonly office_id: number
    readonly request_id: number
    readonly person_id: number
    readonly names_index: Buffer
    readonly certificate_index: Buffer | null
    readonly passport_index: Buffer | null
  }
  /** Finds the row of a printed number without a global index on the sharded tables. */
  readonly number_directory: {
    readonly number_index: Buffer
    readonly kind: 'application' | 'confirmation' | 'order'
    readonly office_id: number
    readonly request_id: number
    readonly target_id: number
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
    readonly replaced_at: Default<Date | null>
  }
  readonly slot_counter: {
    readonly office_id: number
    readonly day: IsoDate
    readonly slot_id: number
    readonly capacity: number
    readonly taken: Default<number>
    /** What was taken when an operator lowered the capacity below it; otherwise null. */
    readonly most_taken: Default<number | null>
  }
  readonly appointment: {
    readonly office_id: number
    readonly id: number
    readonly day: IsoDate
    readonly slot_id: number
    /** Each applicant uses one unit of capacity. */
    readonly applicants: number
    /** 0, or 1 to 4 for a group in adjacent slots. */
    readonly part_index: Default<number>
    readonly request_type: RequestType
    readonly state: AppointmentState
    readonly session_id: number
    readonly request_id: Default<number | null>
    /** When a hold ends (D24), or an unpaid request's appointment (D25); null: no deadline. */
    readonly expires_at: Date | null
    readonly urgent_days: Default<UrgentDays | null>
    readonly extended: Default<boolean>
    /** Seconds after its end at which the slot can be reserved again. */
    readonly returns_after: Default<number>
    /** The session whose hold, or the application whose appointment, was in the slot. A released slot with a delay has no `session_id`. */
    readonly returned_by: Default<number | null>
    /** H1: keyed hash of the network that took the hold. */
    readonly network: Default<Buffer | null>
    /** H1: the phone, mailbox (keyed hash) or account whose code counts for the hold. */
    readonly proven_by: Default<string | null>
    readonly created_at: Date
    readonly changed_at: Date
  }
  readonly payment_order: {
    readonly office_id: number
    readonly id: number
    readonly request_id: number
    readonly option_id: number
    readonly provider: string
    /** The code that the payer types at a bank and sees on the slip. */
    readonly order_code: string
    readonly provider_reference: Default<string | null>
    readonly amount: number
    readonly state: OrderState
    /** The provider's own lines; ours are translated for each reader. */
    readonly instructions: Json<readonly string[]>
    readonly redirect_url: Default<string | null>
    readonly expires_at: Date
    readonly paid_at: Default<Date | null>
    readonly announced_at: Default<Date | null>
    readonly asked_at: Default<Date | null>
    readonly created_at: Date
    readonly changed_at: Date
    readonly ended_as: Default<EndedAs | null>
  }
  readonly payment_event: {
    readonly provider: string
    readonly event_id: string
    readonly office_id: number
    readonly order_id: number
    readonly kind: string
    readonly amount: number
    readonly currency: string | null
    readonly exact_amount: string | null
    readonly refund_reason: string | null
    readonly outcome: string
    readonly body: Buffer
    readonly received_at: Date
  }
}
