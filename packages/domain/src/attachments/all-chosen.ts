import type { AttachmentsDraft } from '../drafts/applicant-draft.ts'
import type { Issue } from '../issue.ts'
import type { RequiredAttachment } from '../model.ts'
import { fileIssues, type UploadOccasion } from './file-rules.ts'

/**
 * A §5: as many files as are required, each of an accepted type and size. A file that the service has stored counts as chosen.
 * Fields are named `attachments.<attachment type id>`.
 */
export const attachmentIssues = (
  { chosen = {}, stored = [] }: AttachmentsDraft,
  required: readonly RequiredAttachment[],
  occasion: UploadOccasion = 'application',
): readonly Issue[] => {
  const missing = required.filter(
    ({ attachmentTypeId }) => !chosen[attachmentTypeId] && !stored.includes(attachmentTypeId),
  )
  const faulty = required.flatMap(({ attachmentTypeId }) => {
    const file = chosen[attachmentTypeId]
    return file ? fileIssues(file, `attachments.${attachmentTypeId}`, occasion) : []
  })
  return [
    ...faulty,
    ...missing.map(
      ({ attachmentTypeId }): Issue => ({ field: `attachments.${attachmentTypeId}`, code: 'attachmentsIncomplete' }),
    ),
  ]
}

/** Whether the service has stored every required attachment. */
export const allStored = ({ stored = [] }: AttachmentsDraft, required: readonly RequiredAttachment[]): boolean =>
  required.every(({ attachmentTypeId }) => stored.includes(attachmentTypeId))
