import type { Instant } from './scalars.ts'

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
