import type { ApplicantDraft } from '@invea/domain/drafts'

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

/**
 * Bytes as a person reads them, in the decimal megabytes that phones show: 2,000,000 is '2 MB' (D2, G5).
 * The unit stays Latin in all four languages, as on every device.
 */
export const fileSizeWords = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 100_000) / 10} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`
