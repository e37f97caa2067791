import { hasAppointment } from '@invea/domain/application'
import { type RequiredAttachment, uploadLimits, uploadTypes } from '@invea/domain/attachments'
import { commaIn } from '@invea/domain/calendar'
import type { EditDraft, PassportDraft } from '@invea/domain/drafts'
import { Alert } from '@invea/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../api/connection.ts'
import { useApplicantField, useEditApplicant, useFromWizard } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import {
  deviceFileCache,
  type FileIdentity,
  fileKey,
  fileSizeWords,
  notSubmitted,
  pageUploadProgress,
  withoutChosen,
} from './file-cache.ts'

/** Whether the request has an appointment before its delivery. Works in the form and in the edit. */
const useHasAppointment = () =>
  useFromWizard(({ kind, store }) => {
    const { draft } = store.draft()
    const { urgentDays, editing } = draft as Partial<PassportDraft> & { readonly editing?: Pick<EditDraft, 'mode'> }
    const type = kind.requestTypeOf(draft) ?? 'new'
    return hasAppointment({ type, mode: editing?.mode ?? (urgentDays === undefined ? 'normal' : 'urgent') })
  })

/** Requirements of every document (A §2, A §5). The shown limit is the enforced one (D2). */
export const AttachmentNotes = ({
  isNotSaved,
  limit = uploadLimits.application,
}: {
  readonly isNotSaved: boolean
  /** Bytes. */
  readonly limit?: number
}) => {
  const { t } = useTranslation('attachments')
  const types = uploadTypes.map((type) => type.toUpperCase()).join(commaIn[useLanguage()])
  return (
    <Alert tone={isNotSaved ? 'warning' : 'info'}>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        <li>{t('copies')}</li>
        <li>{t('limit', { types, limit: fileSizeWords(limit).replace(' ', '\u00a0') })}</li>
        <li>{t(useHasAppointment() ? 'originals' : 'originalsCollection')}</li>
        <li>{t(isNotSaved ? 'notKept' : 'kept')}</li>
      </ul>
    </Alert>
  )
}

export interface FailedUploadsProps {
  readonly requestPersonId: number
  readonly required: readonly RequiredAttachment[]
}

/** Shown after a failed upload: only the marked documents are sent again (B §8, G2). Without a connection they are sent once it is back. */
export const FailedUploads = ({ requestPersonId, required }: FailedUploadsProps) => {
  const { t } = useTranslation('attachments')
  const pending = useFromWizard(({ state }) => state().pending)
  const failed = useSyncExternalStore(pageUploadProgress.subscribe, () =>
    required.some(
      ({ attachmentTypeId }) => pageUploadProgress.state(fileKey(requestPersonId, attachmentTypeId))?.kind === 'failed',
    ),
  )
  const isOnline = useOnline()
  if (!failed || pending || !isOnline) return null
  return (
    <Alert tone="danger" title={t('failed')}>
      {t('failedHelp')}
    </Alert>
  )
}

/** Finds the file of a document. Moves a file that was chosen before the applicant was stored. */
const findFile = async (
  requestPersonId: number,
  attachmentTypeId: number,
  chosen: FileIdentity,
): Promise<File | undefined> => {
  const key = fileKey(requestPersonId, attachmentTypeId)
  const before = fileKey(notSubmitted, attachmentTypeId)
  const file = await deviceFileCache.find(key, chosen)
  if (file) return file
  const early = await deviceFileCache.find(before, chosen)
  if (!early) return undefined
  await deviceFileCache.save(key, early)
  await deviceFileCache.remove(before)
  return early
}

/**
 * A draft can name a chosen file whose bytes are lost: after a reload on a shared computer, with a full disk, or when another form on
 * this device stored its own file. Removes such choices when the step opens, so that the screen never shows a file that cannot be sent.
 * Returns the documents whose files are still missing.
 */
export const useDropLostFiles = (requestPersonId: number): readonly number[] => {
  const [{ chosen = {}, stored = [] }] = useApplicantField('attachments')
  const editApplicant = useEditApplicant()
  const [lost, setLost] = useState<readonly (readonly [id: number, isReplacement?: boolean])[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the step opens
  useEffect(() => {
    for (const [name, file] of Object.entries(chosen)) {
      const id = Number(name)
      if (stored.includes(id)) continue
      void findFile(requestPersonId, id, file).then((found) => {
        if (found) return
        editApplicant((applicant) => withoutChosen(applicant, id))
        setLost((ids) => [...ids, [id, file.isReplacement]])
      })
    }
  }, [requestPersonId])
  return lost.flatMap(([id, isReplacement]) => (chosen[id] || (stored.includes(id) && !isReplacement) ? [] : [id]))
}

/** Names the documents whose files must be chosen again (G2). */
export const LostFiles = ({
  lost,
  required,
}: {
  readonly lost: readonly number[]
  readonly required: readonly RequiredAttachment[]
}) => {
  const { t } = useTranslation('attachments')
  const language = useLanguage()
  const documents = required.filter(({ attachmentTypeId }) => lost.includes(attachmentTypeId))
  if (documents.length === 0) return null
  return (
    <Alert tone="warning" live>
      {t('lost', { documents: documents.map(({ name }) => name[language]).join(commaIn[language]) })}
    </Alert>
  )
}
