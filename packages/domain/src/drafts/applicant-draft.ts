import type { Address } from '../applicant/address.ts'
import type { OriginIdDetail } from '../applicant/origin-id-detail.ts'
import type { HairColor } from '../applicant/personal-choices.ts'
import type { PersonalDetail } from '../applicant/personal-detail.ts'
import type { Typed } from './typed-fields.ts'

/** Typed text of one applicant. Every field is optional. The rules decide whether it is valid. */

/** The personal step as typed (A §3 Personal info); days as MM/dd/yyyy or yyyy-MM-dd. */
export type PersonalDetailDraft = Typed<PersonalDetail>

/** The address step as typed (A §3 Address). */
export type AddressDraft = Typed<Address>

/** One family member as typed (A §3). */
export interface FamilyMemberDraft {
  /** Present after the service has stored the member. */
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
  /** One of `shortValidityReasons` (D42), and the applicant's own words for `other`. */
  readonly shortValidityReason?: string | undefined
  readonly shortValidityOther?: string | undefined
  /** Until when the service accepts this session as human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** Additional fields of an Origin ID applicant (A §3, Origin ID extra fields). */
export interface OriginIdDetailDraft extends Typed<OriginIdDetail> {
  /** Until when the service accepts this session as human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** Name, size and type of a chosen file. The draft does not contain its bytes. */
export interface ChosenFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Media type from the browser. */
  readonly type: string
  /** Idempotency key of its upload. Absent in drafts of earlier releases. */
  readonly key?: string | undefined
  /** The service has another file of this document, which stays until this one is sent. */
  readonly isReplacement?: boolean | undefined
}

/** The attachment step: chosen files and stored files. */
export interface AttachmentsDraft {
  /** Chosen files by attachment type id. */
  readonly chosen?: Readonly<Record<string, ChosenFile>> | undefined
  /** Attachment type ids that the service has stored. */
  readonly stored?: readonly number[] | undefined
}

/** All typed data of one applicant. */
export interface ApplicantDraft {
  readonly personal: PersonalDetailDraft
  readonly address: AddressDraft
  readonly family: readonly FamilyMemberDraft[]
  readonly passport: PassportInfoDraft
  readonly attachments: AttachmentsDraft
  /** Only for Origin ID requests. */
  readonly originId?: OriginIdDetailDraft | undefined
  /** One of `urgentReasons`, for an applicant of a stored urgent request. The form has it once for the whole request. */
  readonly urgentReason?: string | undefined
  /** Present after SubmitRequest or AddPerson has stored the applicant. */
  readonly requestPersonId?: number | undefined
}

/** Nothing typed yet. A §3: hair is Black by default. */
export const emptyApplicantDraft = (): ApplicantDraft => ({
  personal: { hairColor: 'Black' satisfies HairColor },
  address: {},
  family: [],
  passport: {},
  attachments: {},
})
