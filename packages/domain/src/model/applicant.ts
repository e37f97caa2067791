import type { OriginIdDetail } from '../applicant/origin-id-detail.ts'
import type { PersonalDetail } from '../applicant/personal-detail.ts'
import type { CorrectionType } from './choices.ts'
import type { IsoDate } from './scalars.ts'

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
