import type { ApplicantDraft } from '@invea/domain'

/** The applicant with a file chosen for a document: what the service stored before no longer counts, the new one must be sent. */
export const withChosen = (
  { attachments: { chosen, stored = [] }, ...applicant }: ApplicantDraft,
  attachmentTypeId: number,
  { name, size, type }: File,
): ApplicantDraft => ({
  ...applicant,
  attachments: {
    chosen: { ...chosen, [attachmentTypeId]: { name, size, type } },
    stored: stored.filter((id) => id !== attachmentTypeId),
  },
})

/** The applicant without the file chosen for a document. */
export const withoutChosen = (
  { attachments: { chosen = {}, ...attachments }, ...applicant }: ApplicantDraft,
  attachmentTypeId: number,
): ApplicantDraft => {
  const { [attachmentTypeId]: _removed, ...others } = chosen
  return { ...applicant, attachments: { ...attachments, chosen: others } }
}

/** The applicant with documents that the service has. */
export const withStored = (
  { attachments, ...applicant }: ApplicantDraft,
  stored: readonly number[],
): ApplicantDraft => ({
  ...applicant,
  attachments: { ...attachments, stored: [...new Set([...(attachments.stored ?? []), ...stored])] },
})
