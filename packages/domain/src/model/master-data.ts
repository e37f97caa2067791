import type { Closures } from '../holidays/working-days.ts'
import type { RequestType } from './choices.ts'
import type { IsoDate, LocalizedText } from './scalars.ts'

/** Where applicants collect the finished document (A §3). */
export interface DeliverySite {
  readonly id: number
  readonly name: LocalizedText
  readonly address: LocalizedText
  readonly phoneNumber: string
}

/** A point on the map, in degrees north and east. */
export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** The main office or a branch (A §1, A §3). */
export interface Office {
  readonly id: number
  readonly name: LocalizedText
  readonly address: LocalizedText
  readonly phone: string
  readonly fax: string
  readonly main: boolean
  /** Working days from appointment (New) or submission (others) to delivery, D28. */
  readonly processingDays: number
  /** The office's today, so that a wrong device clock has no effect. */
  readonly today: IsoDate
  readonly deliverySites: readonly DeliverySite[]
  /** Types of application that the office accepts (D46). Absent: all. */
  readonly requestTypes?: readonly RequestType[] | undefined
  /** The operator's closed and open days from today on, for the working days of D28. Absent: none. */
  readonly closures?: Closures | undefined
}

/** A city and its offices (A §3). */
export interface City {
  readonly id: number
  readonly name: LocalizedText
  readonly offices: readonly Office[]
  /** Present where the cities of all regions are listed. */
  readonly regionId?: number | undefined
  /** Absent where the operator has set none. */
  readonly coordinates?: Coordinates | undefined
}

/** A regional state or chartered city (A §3). */
export interface Region {
  readonly id: number
  readonly name: LocalizedText
  /** Present where the whole tree is requested (B §3, country regions). */
  readonly cities?: readonly City[] | undefined
}

/** Booking window of an office: today + minDays to today + maxDays (A §9). */
export interface Restriction {
  readonly officeId: number
  readonly minDays: number
  readonly maxDays: number
}

/** An entry of a master data list. The id is sent, the name is shown. */
export interface MasterDataEntry {
  readonly id: number
  readonly name: LocalizedText
}

/** A §3; `code` is ISO 3166-1 alpha-2. */
export interface Nationality extends MasterDataEntry {
  readonly code: string
}

/** The lists the portals keep for 24 hours (B §9). */
export interface MasterData {
  readonly nationalities: readonly Nationality[]
  readonly occupations: readonly MasterDataEntry[]
  readonly familyTypes: readonly MasterDataEntry[]
  /** A §5: 32 or 64 pages. */
  readonly passportPages: readonly { readonly id: number; readonly pages: number }[]
  readonly regions: readonly Region[]
}
