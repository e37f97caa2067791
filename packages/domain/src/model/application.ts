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
import type { Instant, IsoDate, Language, Words } from './scalars.ts'

/** Where the applicant lives (A §3). */
export interface Address {
  readonly region: string
  readonly city: string
  readonly state?: string | undefined
  readonly zone?: string | undefined
  readonly woreda?: string | undefined
  readonly kebele?: string | undefined
  readonly street?: string | undefined
  readonly houseNo?: string | undefined
  readonly poBox?: string | undefined
  /** Sub city, sent as requestPlace (A §3). */
  readonly subCity?: string | undefined
}

/** A §3; the grandfather name travels as the last name. */
export interface FamilyMember {
  /** Absent until the service has stored it. */
  readonly id?: number | undefined
  readonly relationId: number
  /** English name of the relation, in what the service returns alone. */
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

/** Fields of a submitted applicant (A §3) that are on no screen and in no rule: stored as they are sent. */
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

/** One applicant as it is submitted. */
export interface Applicant {
  readonly personal: PersonalDetail
  readonly address: Address
  readonly family: readonly FamilyMember[]
  readonly passport: PassportInfo
  /** Why the person applies, e.g. the urgent reason (A §3, requestReason). */
  readonly requestReason?: string | undefined
  /** Present on Origin ID requests alone. */
  readonly originId?: OriginIdDetail | undefined
  readonly unchecked?: UncheckedFields | undefined
}

/** A document that the service requires (A §3). */
export interface RequiredAttachment {
  readonly attachmentTypeId: number
  readonly name: Words
}

/** A document the service has (B §3). */
export interface StoredAttachment {
  readonly attachmentId: number
  readonly attachmentTypeId: number
  readonly name: Words
  /** A signed address that lives five minutes and works in this session alone. */
  readonly url: string
}

/** Something that happened to an application, with its moment: what a timeline draws. */
export interface ApplicationEvent {
  readonly kind: ApplicationEventKind
  readonly at: Instant
  /** The applicant it happened to; absent where it happened to the whole request. */
  readonly applicationNumber?: string | undefined
}

/** A correction that the agency requests of one applicant. */
export interface RequestedCorrection {
  readonly reason: string
  /** Paths of fields (`personal.firstName`), `family`, or `attachments.` and the id of a document type; empty: see the reason. */
  readonly fields: readonly string[]
  readonly askedAt: Instant
}

/** One applicant of a stored request. Fields beyond the card are absent when the look-up may not see them (D19). */
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
  /** Present only where the whole detail is. */
  readonly confirmationNumber?: string | undefined
  readonly type: RequestType
  readonly mode: RequestMode
  readonly urgentDays?: UrgentDays | undefined
  /** Renewals alone; absent on a masked card. */
  readonly replacementReason?: ReplacementReason | undefined
  readonly status: RequestStatus
  readonly requestDate: IsoDate
  readonly appointmentDate?: IsoDate | undefined
  readonly appointmentSlot?: Slot | undefined
  readonly deliveryDate?: IsoDate | undefined
  readonly officeId: number
  readonly officeName: Words
  readonly officeAddress?: Words | undefined
  readonly officePhone?: string | undefined
  readonly deliverySiteName?: Words | undefined
  readonly orderCode?: string | undefined
  readonly orderExpiresAt?: Instant | undefined
  /** Until when the appointment is kept while nothing is paid (D25). */
  readonly heldUntil?: Instant | undefined
  readonly price?: PriceInfo | undefined
  readonly persons: readonly ApplicationPerson[]
  readonly actions: readonly Action[]
  /** What is still missing before the application is complete and paid; absent where nothing is. */
  readonly missing?: MissingStep | undefined
  /** What became of the newest payment order; absent on a masked card and before the first order. */
  readonly lastPayment?: LastPayment | undefined
  /** True when personal fields are left out because one number alone was given (D19). */
  readonly masked: boolean
  readonly version: number
  /** Today in Addis Ababa as the service sees it. */
  readonly today?: IsoDate | undefined
  readonly originIdApplicantType?: OriginIdApplicantType | undefined
  /** Names the live appointment (B §3); absent on a masked card. */
  readonly appointmentId?: number | undefined
  /** Oldest first; absent on a masked card. */
  readonly events?: readonly ApplicationEvent[] | undefined
  /** Why the agency rejected the request; absent on a masked card. */
  readonly rejectionReason?: string | undefined
  /** Where an SMS with both numbers cancels (B §9, D50); absent on a masked card, where nothing can be cancelled and where no gateway is connected. */
  readonly cancelSmsNumber?: string | undefined
}

/** What SubmitRequest takes (A §3, Submitted request). */
export interface NewRequest {
  readonly mode: RequestMode
  readonly urgentDays?: UrgentDays | undefined
  readonly officeId: number
  readonly deliverySiteId?: number | undefined
  readonly requestType: RequestType
  readonly replacementReason?: ReplacementReason | undefined
  readonly appointmentIds: readonly number[]
  readonly applicants: readonly Applicant[]
  /** The estimate that the applicant saw, for types without a calendar; the service computes its own. */
  readonly deliveryDate?: IsoDate | undefined
  /** Language of messages to the applicant (extension). */
  readonly language: Language
  /** Present on Origin ID requests alone. */
  readonly originIdApplicantType?: OriginIdApplicantType | undefined
}

/** What AddPerson takes: one more applicant of a group (A §7). */
export interface AddedApplicants {
  readonly requestId: number
  readonly appointmentIds: readonly number[]
  readonly applicants: readonly Applicant[]
}

/** What UpdateRequest takes (B §3, Update-request payload). */
export interface RequestChange {
  readonly requestId: number
  /** The version that was edited; another one in between is a `versionConflict`. */
  readonly version?: number | undefined
  /** Compared with the request's own where it is sent; it opens nothing by itself (D19). */
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
    /** What family calls name the person by. */
    readonly personId?: number | undefined
    readonly applicationNumber: string
    readonly firstName: string
  }[]
}
