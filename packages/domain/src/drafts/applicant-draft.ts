import type { OriginIdDetail } from '../applicant/origin-id-detail.ts'
import type { PersonalDetail } from '../applicant/personal-detail.ts'
import type { Typed } from './typed.ts'

/** What was typed for one applicant. Every field is optional and has the text as typed; the rules decide whether it is valid. */

/** The personal step as typed (A §3 Personal info); days as MM/dd/yyyy or yyyy-MM-dd. */
export type PersonalDetailDraft = Typed<PersonalDetail>

/** The address step as typed (A §3 Address). */
export interface AddressDraft {
  readonly region?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zone?: string | undefined
  readonly woreda?: string | undefined
  readonly kebele?: string | undefined
  readonly street?: string | undefined
  readonly houseNo?: string | undefined
  readonly poBox?: string | undefined
  readonly subCity?: string | undefined
}

/** One family member as typed (A §3). */
export interface FamilyMemberDraft {
  /** Once the service has stored the member. */
  readonly id?: number | undefined
  readonly relationId?: string | undefined
  readonly firstName?: string | undefined
  readonly grandfatherName?: string | undefined
}

/** The passport step as typed (A §3 Passport info). */
export interface PassportInfoDraft {
  readonly passportPageId?: string | undefined
  /** The old passport, hidden for New (A §2). */
  readonly passportNumber?: string | undefined
  readonly issueDate?: string | undefined
  readonly expirationDate?: string | undefined
  /** The box offered for Renew/Replacement and Lost (A §5). */
  readonly dataCorrected?: boolean | undefined
  readonly correctionType?: string | undefined
  /** One of `shortValidityReasons` (D42), and the applicant's own words behind `other`. */
  readonly shortValidityReason?: string | undefined
  readonly shortValidityOther?: string | undefined
  /** Until when the service takes this session for human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** What an Origin ID applicant adds (A §3, Origin ID extra fields). */
export interface OriginIdDetailDraft extends Typed<OriginIdDetail> {
  /** Until when the service takes this session for human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** A file as the chooser describes it; the bytes stay with the portal. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Media type as the browser tells it. */
  readonly type: string
}

/** The attachment step: what was chosen, and what the service has. */
export interface AttachmentsDraft {
  /** Chosen files by attachment type id. */
  readonly chosen?: Readonly<Record<string, ChosenFile>> | undefined
  /** Attachment type ids that the service has stored. */
  readonly stored?: readonly number[] | undefined
}

/** All that was typed for one applicant. */
export interface ApplicantDraft {
  readonly personal: PersonalDetailDraft
  readonly address: AddressDraft
  readonly family: readonly FamilyMemberDraft[]
  readonly passport: PassportInfoDraft
  readonly attachments: AttachmentsDraft
  /** Origin ID requests alone. */
  readonly originId?: OriginIdDetailDraft | undefined
  /** One of `urgentReasons`, on an applicant of a stored urgent request; the form has it once for the whole request. */
  readonly urgentReason?: string | undefined
  /** Once SubmitRequest or AddPerson has stored the applicant. */
  readonly requestPersonId?: number | undefined
}

/** Nothing typed yet. */
export const emptyApplicantDraft = (): ApplicantDraft => ({
  personal: {},
  address: {},
  family: [],
  passport: {},
  attachments: {},
})
