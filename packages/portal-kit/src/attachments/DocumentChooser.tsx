import type { Issue, RequiredAttachment, UploadOccasion } from '@invea/domain'
import { fieldInDraft, uploadAccept } from '@invea/domain'
import { FileChooser } from '@invea/ui'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { fieldHtmlId, useApplicantPosition } from '../wizard/applicant-scope.ts'
import { useIssueWords } from '../wizard/issue-words.ts'
import { useApplicantField, useEditApplicant } from '../wizard/use-field.ts'
import { useFieldMessage } from '../wizard/use-issue.ts'
import { withChosen, withoutChosen } from './chosen-file.ts'
import { deviceFileCache, pageUploadProgress } from './device-files.ts'
import { FamilyDocuments } from './FamilyDocuments.tsx'
import { fileKey } from './file-cache.ts'
import { fileSizeWords } from './file-size-words.ts'
import { prepareFile } from './prepare-file.ts'
import { usePicture } from './use-picture.ts'

export interface DocumentChooserProps {
  readonly requestPersonId: number
  readonly document: RequiredAttachment
  /** Told when a chosen file could not be put on the disk. */
  readonly onNotSaved: () => void
  /** The limit that counts (D2). */
  readonly occasion?: UploadOccasion
  /** Stands with the buttons, such as a look at the stored file. */
  readonly children?: ReactNode
}

/** One required document: choose or photograph it, see how far its sending is, send it again. */
export const DocumentChooser = ({
  requestPersonId,
  document,
  onNotSaved,
  occasion,
  children,
}: DocumentChooserProps) => {
  const { t } = useTranslation('attachments')
  const language = useLanguage()
  const words = useIssueWords()
  const { attachmentTypeId } = document
  const key = fileKey(requestPersonId, attachmentTypeId)
  const field = `attachments.${attachmentTypeId}`
  const [{ chosen: allChosen = {}, stored = [] }] = useApplicantField('attachments')
  const editApplicant = useEditApplicant()
  const chosen = allChosen[attachmentTypeId]
  const isStored = stored.includes(attachmentTypeId)
  const sending = useSyncExternalStore(pageUploadProgress.subscribe, () => pageUploadProgress.state(key))
  const picture = usePicture(deviceFileCache, key, chosen)
  const message = useFieldMessage(field)
  const [preparing, setPreparing] = useState(false)
  const [issue, setIssue] = useState<Issue>()
  const [before, setBefore] = useState<number>()

  const choose = async (picked: File) => {
    setPreparing(true)
    setIssue(undefined)
    const prepared = await prepareFile(picked, field, undefined, occasion)
    if (prepared.ok) {
      const saved = await deviceFileCache.save(key, prepared.file)
      if (!saved) onNotSaved()
      pageUploadProgress.set(key, undefined)
      setBefore(prepared.before)
      editApplicant((applicant) => withChosen(applicant, attachmentTypeId, prepared.file))
    } else setIssue(prepared.issue)
    setPreparing(false)
  }
  const remove = () => {
    void deviceFileCache.remove(key)
    pageUploadProgress.set(key, undefined)
    setIssue(undefined)
    editApplicant((applicant) => withoutChosen(applicant, attachmentTypeId))
  }

  const state = sending?.kind === 'failed' ? 'failed' : isStored ? 'sent' : 'ready'
  const shrunk =
    before !== undefined && chosen && t('shrunk', { before: fileSizeWords(before), after: fileSizeWords(chosen.size) })
  const detail = chosen && [shrunk || fileSizeWords(chosen.size), t(`state.${state}`)].join(' · ')
  const shown = chosen
    ? {
        name: chosen.name,
        detail,
        preview: picture && (
          <img
            src={picture}
            alt={t('previewOf', { document: document.name[language] })}
            className="size-full object-cover"
          />
        ),
      }
    : isStored
      ? { name: t('state.sent') }
      : null
  const failed = sending?.kind === 'failed' ? t('state.failed') : undefined
  const error = issue ? words(issue) : (message ?? failed)
  return (
    <>
      <FileChooser
        id={fieldHtmlId(fieldInDraft(field, useApplicantPosition()))}
        label={document.name[language]}
        hint={preparing ? t('shrinking') : undefined}
        error={error}
        accept={uploadAccept}
        words={{
          choose: t('chooseFile'),
          takePhoto: t('takePhoto'),
          replace: t('replaceFile'),
          remove: t('removeFile'),
          uploading: t('progressOf', { document: document.name[language] }),
        }}
        file={shown}
        {...(sending?.kind === 'sending' && { progress: (100 * sending.sent) / Math.max(1, sending.total) })}
        onChoose={(picked) => void choose(picked)}
        {...(chosen && !isStored && { onRemove: remove })}
      >
        {children}
      </FileChooser>
      {!chosen && !isStored && occasion === undefined && (
        <FamilyDocuments requestPersonId={requestPersonId} attachmentTypeId={attachmentTypeId} />
      )}
    </>
  )
}
