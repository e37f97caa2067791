import { formatEntryDate } from '../calendar/entry-date.ts'
import type { ApplicantDraft } from '../drafts/applicant-draft.ts'
import type { Applicant, IsoDate, StoredAttachment } from '../model.ts'

const text = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value))
const entry = (date: IsoDate | undefined): string | undefined =>
  date === undefined ? undefined : formatEntryDate(date)

/** A stored applicant as it would stand in the forms: where the edit wizard starts (B §2). `toApplicant` makes the same applicant of it again. */
export const draftFromApplicant = (
  applicant: Applicant,
  stored: readonly Pick<StoredAttachment, 'attachmentTypeId'>[] = [],
): ApplicantDraft => {
  const { personal, passport, originId } = applicant
  return {
    personal: {
      ...personal,
      birthDate: entry(personal.birthDate),
      nationalityId: text(personal.nationalityId),
      occupationId: text(personal.occupationId),
      height: text(personal.height),
    },
    address: applicant.address,
    family: applicant.family.map((member) => ({ ...member, relationId: String(member.relationId) })),
    passport: {
      ...passport,
      passportPageId: text(passport.passportPageId),
      issueDate: entry(passport.issueDate),
      expirationDate: entry(passport.expirationDate),
    },
    attachments: { stored: stored.map(({ attachmentTypeId }) => attachmentTypeId) },
    ...(originId && { originId: { ...originId, timesLost: text(originId.timesLost) } }),
  }
}
