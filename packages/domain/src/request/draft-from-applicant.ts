import { formatEntryDate } from '../calendar/entry-date.ts'
import type { ApplicantDraft, FamilyMemberDraft, PersonalDetailDraft } from '../drafts/applicant-draft.ts'
import type { Applicant, FamilyMember, IsoDate, PersonalDetail, StoredAttachment } from '../model.ts'
import { shortValidityDraft, splitRequestReasons } from '../passport/short-validity.ts'

const text = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value))
const entry = (date: IsoDate | undefined): string | undefined =>
  date === undefined ? undefined : formatEntryDate(date)

/** Stored personal details as they would stand in the form. */
export const personalDraft = (personal: PersonalDetail): PersonalDetailDraft => ({
  ...personal,
  birthDate: entry(personal.birthDate),
  nationalityId: text(personal.nationalityId),
  occupationId: text(personal.occupationId),
  height: text(personal.height),
})

/** Stored family members as they would stand in the form. */
export const familyDraft = (family: readonly FamilyMember[]): readonly FamilyMemberDraft[] =>
  family.map((member) => ({ ...member, relationId: String(member.relationId) }))

/** A stored applicant as it would stand in the forms: where the edit wizard starts (B §2). `toApplicant` makes the same applicant of it again. */
export const draftFromApplicant = (
  applicant: Applicant,
  stored: readonly Pick<StoredAttachment, 'attachmentTypeId'>[] = [],
): ApplicantDraft => {
  const { personal, passport, originId } = applicant
  const { urgent, further } = splitRequestReasons(applicant.requestReason)
  return {
    personal: personalDraft(personal),
    address: applicant.address,
    family: familyDraft(applicant.family),
    passport: {
      ...passport,
      passportPageId: text(passport.passportPageId),
      issueDate: entry(passport.issueDate),
      expirationDate: entry(passport.expirationDate),
      ...shortValidityDraft(further),
    },
    attachments: { stored: stored.map(({ attachmentTypeId }) => attachmentTypeId) },
    ...(urgent && { urgentReason: urgent }),
    ...(originId && { originId: { ...originId, timesLost: text(originId.timesLost) } }),
  }
}
