import type { Address } from '../applicant/address.ts'
import type { OriginIdDetail } from '../applicant/origin-id-detail.ts'
import type { PersonalDetail } from '../applicant/personal-detail.ts'
import type { Slot } from './appointment.ts'
import type {
  Action,
  ApplicationEventKind,
  CorrectionType,
  MissingStep,
  OriginIdApplicantType,
  PersonStatus,
  ReplacementReason,
  RequestMode,
  RequestStatus,
  RequestType,
  UrgentDays,
} from './choices.ts'
import type { LastPayment, PriceInfo } from './payment.ts'
import type { Instant, IsoDate, Language, LocalizedText } from './scalars.ts'

/** A §3. The grandfather name is sent as the last name. */
export interface FamilyMember {
  /** Absent until the service has stored it. */
  readonly id?: number | undefined
  readonly relationId: number
  /** English name of the relation. Only in responses. */
  readonly relationName?: string | undefined
  readonly firstName: string
  readonly grandfatherName: string
}

/** A §3 Passport info: the requested booklet, and the old passport. */
export interface PassportInfo {
  readonly passportPageId: number
  readonly passportNumber?: string | undefined
  readonly issueDate?: IsoDate | undefined
  readonly expirationDate?: IsoDate | undefined
  readonly dataCorrected: boolean
  readonly correctionType?: CorrectionType | undefined
}

/** Fields of a submitted applicant (A §3) without screen and rule. They are stored as sent. */
export interface UncheckedFields {
  /** The dates of the old passport were changed after the applicant was first submitted. */
  readonly issueDateChanged?: boolean | undefined
  readonly expirationDateChanged?: boolean | undefined
  /** Absent for an ordinary passport. */
  readonly passportType?: string | undefined
  readonly filledBy?: string | undefined
  readonly enrolmentDate?: IsoDate | undefined
  readonly photoPath?: string | undefined
  readonly employeeId?: string | undefined
  readonly organizationId?: string | undefined
}

/** One applicant as submitted. */
export interface Applicant {
  readonly personal: PersonalDetail
  readonly address: Address
  readonly family: readonly FamilyMember[]
  readonly passport: PassportInfo
  /** Why the person applies, e.g. the urgent reason (A §3, requestReason). */
  readonly requestReason?: string | undefined
  /** Only on Origin ID requests. */
  readonly originId?: OriginIdDetail | undefined
  readonly unchecked?: UncheckedFields | undefined
}

/** A document that the service requires (A §3). */
export interface RequiredAttachment {
  readonly attachmentTypeId: number
  readonly name: LocalizedText
}

/** A document the service has (B §3). */
export interface StoredAttachment {
  readonly attachmentId: number
  readonly attachmentTypeId: number
  readonly name: LocalizedText
  /** A signed address that is valid for five minutes, in this session only. */
  readonly url: string
}

/** An event of an application with its moment, for the timeline. */
export interface ApplicationEvent {
  readonly kind: ApplicationEventKind
  readonly at: Instant
  /** The applicant of the event. Absent for an event of the whole request. */
  readonly applicationNumber?: string | undefined
}

/** A correction that the agency requests from one applicant. */
export interface RequestedCorrection {
  readonly reason: string
  /** Paths of fields (`personal.firstName`), `family`, or `attachments.<type id>`; empty when only the reason describes it. */
  readonly fields: readonly string[]
  readonly askedAt: Instant
}

/** One applicant of a stored request. On a masked card (D19) most fields are absent. */
export interface ApplicationPerson {
  readonly requestPersonId: number
  /** Absent on a masked card. */
  readonly personId?: number | undefined
  readonly firstName: string
  readonly applicationNumber: string
  readonly personStatus: PersonStatus
  readonly notified: boolean
  /** Absent on a masked card. */
  readonly applicant?: Applicant | undefined
  /** Pages of the booklet that was chosen; absent on a masked card. */
  readonly passportPages?: number | undefined
  readonly attachments?: readonly StoredAttachment[] | undefined
  /** Every document this applicant must upload, stored or not; absent on a masked card. */
  readonly requiredAttachments?: readonly RequiredAttachment[] | undefined
  /** Present while the agency waits for a correction; absent on a masked card. */
  readonly correction?: RequestedCorrection | undefined
}

/**
 * A stored request as list, look-up, summary and detail show it (B §2, B §3). Days are in Addis Ababa.
 *
 * @example
 * const clock = { now: '2026-11-21T08:00:00.000Z', today: isoDate('2026-11-21') }
 * const stored: Pick<Application, 'status' | 'mode'> = { status: 'initial', mode: 'normal' }
 * allowedActions({ ...stored, persons: [] }, clock).includes('cancel') // => true
 */
export interface Application {
  readonly requestId: number
  /** Absent on a masked card. */
  readonly confirmationNumber?: string | undefined
  readonly type: RequestType
  readonly mode: RequestMode
  readonly urgentDays?: UrgentDays | undefined
  /** Only for renewals. Absent on a masked card. */
  readonly replacementReason?: ReplacementReason | undefined
  readonly status: RequestStatus
  readonly requestDate: IsoDate
  readonly appointmentDate?: IsoDate | undefined
  /** True when the office is closed on the day of the appointment: another day can be chosen at any time once it is paid. */
  readonly isDayClosed?: boolean | undefined
  readonly appointmentSlot?: Slot | undefined
  readonly deliveryDate?: IsoDate | undefined
  readonly officeId: number
  readonly officeName: LocalizedText
  readonly officeAddress?: LocalizedText | undefined
  readonly officePhone?: string | undefined
  readonly deliverySiteName?: LocalizedText | undefined
  readonly orderCode?: string | undefined
  readonly orderExpiresAt?: Instant | undefined
  /** Until when the appointment is held without payment (D25). */
  readonly heldUntil?: Instant | undefined
  /** Until when a new payment order can be made (D25). An open order can keep the appointment longer. Absent on a masked card. */
  readonly orderUntil?: Instant | undefined
  readonly price?: PriceInfo | undefined
  readonly persons: readonly ApplicationPerson[]
  readonly actions: readonly Action[]
  /** The first missing step of an unfinished application. Absent when nothing is missing. */
  readonly missing?: MissingStep | undefined
  /** Result of the newest payment order. Absent on a masked card and before the first order. */
  readonly lastPayment?: LastPayment | undefined
  /** True when personal fields are absent, because the look-up had only one number (D19). */
  readonly masked: boolean
  readonly version: number
  /** Today in Addis Ababa by the service's clock. */
  readonly today?: IsoDate | undefined
  readonly originIdApplicantType?: OriginIdApplicantType | undefined
  /** Id of the live appointment (B §3). Absent on a masked card. */
  readonly appointmentId?: number | undefined
  /** Oldest first; absent on a masked card. */
  readonly events?: readonly ApplicationEvent[] | undefined
  /** Why the agency rejected the request; absent on a masked card. */
  readonly rejectionReason?: string | undefined
  /** Phone number to cancel by SMS (B §9, D50). Absent if masked, if nothing can be cancelled, and without an SMS gateway. */
  readonly cancelSmsNumber?: string | undefined
}

/** Input of SubmitRequest (A §3, Submitted request). */
export interface NewRequest {
  readonly mode: RequestMode
  readonly urgentDays?: UrgentDays | undefined
  readonly officeId: number
  readonly deliverySiteId?: number | undefined
  readonly requestType: RequestType
  readonly replacementReason?: ReplacementReason | undefined
  readonly appointmentIds: readonly number[]
  readonly applicants: readonly Applicant[]
  /** The estimate shown to the applicant, for types without a calendar. The service computes its own. */
  readonly deliveryDate?: IsoDate | undefined
  /** Language of messages to the applicant (extension). */
  readonly language: Language
  /** Only on Origin ID requests. */
  readonly originIdApplicantType?: OriginIdApplicantType | undefined
}

/** Input of AddPerson: one more applicant of a group (A §7). */
export interface AddedApplicants {
  readonly requestId: number
  readonly appointmentIds: readonly number[]
  readonly applicants: readonly Applicant[]
}

/** Input of UpdateRequest (B §3, Update-request payload). */
export interface RequestChange {
  readonly requestId: number
  /** The edited version. A newer stored version is a `versionConflict`. */
  readonly version?: number | undefined
  /** Must equal the request's own when sent. It gives no access by itself (D19). */
  readonly confirmationNumber?: string | undefined
  readonly mode: RequestMode
  readonly requestType: RequestType
  readonly applicants: readonly { readonly personId: number; readonly applicant: Applicant }[]
}

/** Response of SubmitRequest. */
export interface SubmittedRequest {
  readonly requestId: number
  readonly confirmationNumber: string
  readonly persons: readonly {
    readonly requestPersonId: number
    /** Id of the person in family calls. */
    readonly personId?: number | undefined
    readonly applicationNumber: string
    readonly firstName: string
  }[]
}
