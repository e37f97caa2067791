/**
 * The entities of the product in clean words (A §3, B §3).
 *
 * Misspellings and numeric codes of the wire stop at `@invea/api/wire`; here every name is a word of the field.
 * Calendar days are civil days in Africa/Addis_Ababa, times of day are `HH:mm` in the same zone,
 * moments are ISO 8601 instants with an offset, money is whole ETB.
 */

/** A civil day, `yyyy-MM-dd`, in Africa/Addis_Ababa. */
export type IsoDate = string & { readonly __brand: 'IsoDate' }
/** A moment, ISO 8601 with offset, e.g. `2026-11-21T08:00:00.000Z`. */
export type Instant = string
/** A time of day, `HH:mm`, in Africa/Addis_Ababa. */
export type TimeOfDay = string
/** Whole Ethiopian birr. */
export type Etb = number

export type Language = 'en' | 'am' | 'om' | 'ti'
/** A text that exists in all four languages, as master data carries it. */
export type Words = Readonly<Record<Language, string>>

/** A §3, B §4, decision D1. */
export type RequestType = 'new' | 'renewal' | 'lost' | 'correction' | 'unknown'
/** A §3: requestMode 0 normal, 1 urgent. */
export type RequestMode = 'normal' | 'urgent'
/** A §3: reasonForReplacement 1 to 4. */
export type ReplacementReason = 'expired' | 'pageRunOut' | 'damaged' | 'validReplacement'
/** A §3: '1' name, '2' birth date, '3' both. */
export type CorrectionType = 'name' | 'birthDate' | 'both'
export type Gender = 'male' | 'female'
export type MaritalStatus = 'single' | 'married' | 'divorced' | 'widowed'
export type EyeColor = 'Black' | 'Brown' | 'Blue' | 'Other'
export type HairColor = 'Black' | 'Brown' | 'Blond' | 'Auburn' | 'Red' | 'Grey' | 'White'
/** A §9: urgent option 1 is two days, 2 is five days. */
export type UrgentDays = 2 | 5
export type DayPart = 'morning' | 'afternoon'

/** B §4 names UrgentApproved and Payment Completed; the others are ours and travel as their own words. */
export type RequestStatus =
  | 'initial' // submitted, attachments or summary outstanding
  | 'confirmed' // the applicant confirmed the summary; awaiting payment order (normal) or review (urgent)
  | 'underReview' // urgent, waiting for the agency
  | 'urgentApproved'
  | 'rejected'
  | 'awaitingPayment' // an order is open
  | 'paymentCompleted'
  | 'cancelled'
  | 'expired'
  | 'unknown'
/** B §4 names Initial and PaymentCompleted. */
export type PersonStatus = 'initial' | 'paymentCompleted' | 'cancelled' | 'unknown'

/** What the person who looks at a request may do with it (B §2, My applications). */
export type Action = 'view' | 'pay' | 'edit' | 'reschedule' | 'cancel'

export interface Slot {
  readonly id: number
  readonly startTime: TimeOfDay
  readonly endTime: TimeOfDay
  readonly part: DayPart
}

/** A day with at least one free slot for the number of applicants asked for. */
export interface AvailableDay {
  readonly date: IsoDate
  readonly slots: readonly Slot[]
  /** Urgent days carry their quota. */
  readonly urgentQuotaId?: number | undefined
}

export interface DeliverySite {
  readonly id: number
  readonly name: Words
  readonly address: Words
  readonly phoneNumber: string
}

export interface Office {
  readonly id: number
  readonly name: Words
  readonly address: Words
  readonly phone: string
  readonly fax: string
  readonly main: boolean
  /** Working days from appointment (New) or submission (others) to delivery, D28. */
  readonly processingDays: number
  /** The office's own today, so that a wrong device clock does not matter. */
  readonly today: IsoDate
  readonly deliverySites: readonly DeliverySite[]
}

export interface City {
  readonly id: number
  readonly name: Words
  readonly offices: readonly Office[]
}

export interface Region {
  readonly id: number
  readonly name: Words
  /** Present where the whole tree is asked for (B §3, country regions). */
  readonly cities?: readonly City[] | undefined
}

/** Booking window of an office: today + minDays to today + maxDays (A §9). */
export interface Restriction {
  readonly officeId: number
  readonly minDays: number
  readonly maxDays: number
}

export interface Coded {
  readonly id: number
  readonly name: Words
}

export interface Nationality extends Coded {
  readonly code: string
}

/** The lists the portals keep for 24 hours (B §9). */
export interface MasterData {
  readonly nationalities: readonly Nationality[]
  readonly occupations: readonly Coded[]
  readonly familyTypes: readonly Coded[]
  /** A §5: 32 or 64 pages. */
  readonly passportPages: readonly { readonly id: number; readonly pages: number }[]
  readonly regions: readonly Region[]
}

/** How many applicants of a group go to one slot. */
export interface SlotShare {
  readonly slot: Slot
  readonly applicants: number
}

/** A way to seat all applicants that the service offers when the chosen slot is too small (D9). */
export interface PlaceOffer {
  readonly date: IsoDate
  readonly shares: readonly SlotShare[]
}

/** The first day with room at an office; null when its whole window is full. */
export interface EarliestDate {
  readonly officeId: number
  readonly date: IsoDate | null
}

/** A place that is kept for this session until it expires or a request uses it (D24). */
export interface Hold {
  readonly appointmentIds: readonly number[]
  readonly date: IsoDate
  readonly slot?: Slot | undefined
  /** More than one when a group was spread over neighbouring slots. */
  readonly parts?: readonly SlotShare[] | undefined
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  /** Present on urgent places. */
  readonly urgentDays?: UrgentDays | undefined
  readonly expiresAt: Instant
  /** True while the one extension is unused. */
  readonly extendable: boolean
}

/** Where a type has no calendar (A §2): what the server estimates. */
export interface DeliveryEstimate {
  readonly date: IsoDate
  readonly slot?: Slot | undefined
}

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

export interface FamilyMember {
  /** Absent until the service has stored it. */
  readonly id?: number | undefined
  readonly relationId: number
  readonly firstName: string
  readonly grandfatherName: string
}

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

export interface PassportInfo {
  readonly passportPageId: number
  readonly passportNumber?: string | undefined
  readonly issueDate?: IsoDate | undefined
  readonly expirationDate?: IsoDate | undefined
  readonly dataCorrected: boolean
  readonly correctionType?: CorrectionType | undefined
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
}

/** A §1: by birth, by spouse, or for a child. */
export type OriginIdApplicantType = 'byBirth' | 'bySpouse' | 'child'

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
  /** Proves the request to a session that does not own it. */
  readonly confirmationNumber?: string | undefined
  readonly mode: RequestMode
  readonly requestType: RequestType
  readonly applicants: readonly { readonly personId: number; readonly applicant: Applicant }[]
}

/** What SubmitRequest answers. */
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

export interface RequiredAttachment {
  readonly attachmentTypeId: number
  readonly name: Words
}

export interface StoredAttachment {
  readonly attachmentId: number
  readonly attachmentTypeId: number
  readonly name: Words
  /** A signed address that lives five minutes and works in this session alone. */
  readonly url: string
}

export interface PriceLine {
  readonly label: string
  readonly amount: Etb
}

/** B §3 Price info. */
export interface PriceInfo {
  readonly lines: readonly PriceLine[]
  readonly total: Etb
  readonly persons: readonly { readonly fullName: string; readonly lines: readonly PriceLine[] }[]
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

export interface PaymentOption {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly imageUrl: string
  /** 'redirect': the provider's own page; 'code': a code to pay at a bank. */
  readonly kind: 'redirect' | 'code'
}

export interface PaymentOrder {
  readonly optionName: string
  readonly orderId: string
  readonly amount: Etb
  readonly expiresAt: Instant
  /** Sanitised at the service: text-level markup only (D21). */
  readonly instructions: readonly string[]
  /** The provider's page, when the option is a redirect. */
  readonly redirectUrl?: string | undefined
}

export interface Barcode {
  /** A base64 PNG, without a data: prefix. */
  readonly image: string
  /** The signed text inside the barcode. */
  readonly data: string
}

/** A message to the agency (B §3, Feedback). */
export interface Feedback {
  readonly firstName: string
  readonly grandfatherName: string
  readonly phoneNumber: string
  readonly email: string
  readonly message: string
}

/** What sign-up takes (B §3). */
export interface Registration {
  readonly firstName: string
  readonly fatherName: string
  readonly grandfatherName: string
  readonly phoneNumber: string
  readonly email: string
  readonly password: string
  readonly passwordAgain: string
}

/** The member whose session it is. */
export interface Member {
  readonly username: string
  readonly firstName: string
  readonly fatherName: string
  readonly grandfatherName: string
}

/** What the About page counts, from the agency's own tables. */
export interface AboutFigures {
  readonly offices: number
  /** Cities that have an office. */
  readonly cities: number
  readonly deliverySites: number
  /** Applicants whose request was submitted. */
  readonly applicants: number
  /** Appointments that belong to a request and were not cancelled, past ones included. */
  readonly appointments: number
  readonly asOf: Instant
}
