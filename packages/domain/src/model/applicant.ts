import type { CorrectionType, EyeColor, Gender, HairColor, MaritalStatus } from './choices.ts'
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

/** A §3 Personal info. */
export interface PersonalDetail {
  readonly firstName: string
  readonly fatherName: string
  readonly grandfatherName: string
  readonly geezFirstName: string
  readonly geezFatherName: string
  readonly geezGrandfatherName: string
  readonly birthDate: IsoDate
  readonly birthPlace: string
  /** 16 digits when given (D10). */
  readonly birthCertificateId?: string | undefined
  readonly gender: Gender
  readonly maritalStatus: MaritalStatus
  readonly nationalityId: number
  readonly occupationId?: number | undefined
  /** Centimetres. */
  readonly height?: number | undefined
  readonly eyeColor?: EyeColor | undefined
  readonly hairColor?: HairColor | undefined
  /** One parent is a foreign national (D11). */
  readonly halfCast: boolean
  readonly under18: boolean
  readonly adopted: boolean
  readonly phoneNumber: string
  readonly email?: string | undefined
}

/** A §3 Passport info: the booklet asked for, and the old passport. */
export interface PassportInfo {
  readonly passportPageId: number
  readonly passportNumber?: string | undefined
  readonly issueDate?: IsoDate | undefined
  readonly expirationDate?: IsoDate | undefined
  readonly dataCorrected: boolean
  readonly correctionType?: CorrectionType | undefined
}

/** What an Origin ID applicant adds (A §3, Origin ID extra fields; A §2, site variant). */
export interface OriginIdDetail {
  readonly country?: string | undefined
  readonly localPhoneNumber?: string | undefined
  readonly originIdNumber?: string | undefined
  /** How many times the Origin ID was lost. */
  readonly timesLost?: number | undefined
  readonly visaNumber?: string | undefined
  readonly visaType?: string | undefined
  readonly visaIssuedOnline?: boolean | undefined
  readonly filledBy?: string | undefined
  /** What else is wrong on the card (D43); corrections alone. */
  readonly correctionNote?: string | undefined
}

/** Fields of a submitted applicant (A §3) that no screen asks for and no rule reads: stored as they are sent. */
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
  /** Why the person asks, e.g. the urgent reason (A §3, requestReason). */
  readonly requestReason?: string | undefined
  /** Present on Origin ID requests alone. */
  readonly originId?: OriginIdDetail | undefined
  readonly unchecked?: UncheckedFields | undefined
}
