import type { Applicant } from './applicant.ts'
import type { OriginIdApplicantType, ReplacementReason, RequestMode, RequestType, UrgentDays } from './choices.ts'
import type { IsoDate, Language } from './scalars.ts'

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
