import type { Applicant } from './applicant.ts'
import type {
  Action,
  OriginIdApplicantType,
  PersonStatus,
  RequestMode,
  RequestStatus,
  RequestType,
  UrgentDays,
} from './choices.ts'
import type { PriceInfo } from './payment.ts'
import type { Slot } from './place.ts'
import type { Instant, IsoDate, Words } from './scalars.ts'

/** A document the service asks for (A §3). */
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
  readonly attachments?: readonly StoredAttachment[] | undefined
}

/** A stored request as list, look-up, summary and detail show it (B §2, B §3). */
export interface Application {
  readonly requestId: number
  /** Present only where the whole detail is. */
  readonly confirmationNumber?: string | undefined
  readonly type: RequestType
  readonly mode: RequestMode
  readonly urgentDays?: UrgentDays | undefined
  readonly status: RequestStatus
  readonly requestDate: IsoDate
  readonly appointmentDate?: IsoDate | undefined
  readonly appointmentSlot?: Slot | undefined
  readonly deliveryDate?: IsoDate | undefined
  readonly officeId: number
  readonly officeName: Words
  readonly deliverySiteName?: Words | undefined
  readonly orderCode?: string | undefined
  readonly orderExpiresAt?: Instant | undefined
  /** Until when the place is kept while nothing is paid (D25). */
  readonly placeKeptUntil?: Instant | undefined
  readonly price?: PriceInfo | undefined
  readonly persons: readonly ApplicationPerson[]
  readonly actions: readonly Action[]
  /** True when personal fields are left out because one number alone was given (D19). */
  readonly masked: boolean
  readonly version: number
  /** Today in Addis Ababa as the service sees it. */
  readonly today?: IsoDate | undefined
  readonly originIdApplicantType?: OriginIdApplicantType | undefined
}
