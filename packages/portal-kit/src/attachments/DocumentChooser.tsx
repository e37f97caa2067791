import type { Application, Issue } from '@invea/domain'
import {
  canReplaceDocument,
  findAttachmentType,
  type RequiredAttachment,
  type UploadOccasion,
  uploadAccept,
  uploadLimits,
} from '@invea/domain/attachments'
import type { LocalizedText } from '@invea/domain/calendar'
import type { ChosenFile } from '@invea/domain/drafts'
import { fieldInDraft } from '@invea/domain/journeys'
import { announce, Button, FileChooser, focusField, Stack } from '@invea/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useApiMutation } from '../api/use-api-mutation.ts'
import {
  fieldHtmlId,
  useApplicantField,
  useApplicantPosition,
  useEditApplicant,
  useFieldMessage,
  useFromWizard,
} from '../application-form/use-wizard.ts'
import { useLanguage, useTextByKey, useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import {
  deviceFileCache,
  type FileCache,
  fileKey,
  fileSizeWords,
  pageUploadProgress,
  withChosen,
  withoutChosen,
  withStored,
} from './file-cache.ts'
import { prepareFile } from './prepare-file.ts'

/** A stored document of another family member that fits the required one. */
export interface FamilyDocument {
  readonly attachmentId: number
  readonly firstName: string
  readonly name: LocalizedText
}

/** Documents of the owner's other persons that can be used instead: one for each person, newest request first. */
export const familyDocumentsFor = (
  applications: readonly Application[],
  { requestPersonId, attachmentTypeId }: { readonly requestPersonId: number; readonly attachmentTypeId: number },
): readonly FamilyDocument[] =>
  applications
    .flatMap(({ persons }) => persons)
    .filter((person) => person.requestPersonId !== requestPersonId)
    .flatMap(({ firstName, attachments = [] }) =>
      attachments
        .filter((stored) => canReplaceDocument(stored.attachmentTypeId, attachmentTypeId))
        .slice(0, 1)
        .map(({ attachmentId, name }) => ({ attachmentId, firstName, name })),
    )

export interface FamilyDocumentsProps {
  /** Id of the button that chooses a file, which takes the focus of a used offer. */
  readonly buttonId: string
  readonly requestPersonId: number
  readonly attachmentTypeId: number
}

/** Offers documents of the family that the service already has, for example the holder's Origin ID, instead of another upload. */
export const FamilyDocuments = ({ buttonId, requestPersonId, attachmentTypeId }: FamilyDocumentsProps) => {
  const offers = useRef<HTMLDivElement>(null)
  const { t } = useTranslation('attachments')
  const language = useLanguage()
  const api = usePortalApi()
  const queries = useQueryClient()
  const editApplicant = useEditApplicant()
  const { data = [] } = useQuery(applicationQueries.mine(api))
  const { send, retry, isPending, variables, failure } = useApiMutation(
    (attachmentId: number, key) => api.attachments.copy({ requestPersonId, attachmentTypeId, attachmentId }, key),
    {
      onSuccess: () => {
        editApplicant((applicant) => withStored(applicant, [attachmentTypeId]))
        announce(t('state.sent'))
        if (offers.current?.contains(document.activeElement)) focusField(buttonId)
        void queries.invalidateQueries({ queryKey: applicationQueries.all })
      },
    },
  )

  const familyDocuments = familyDocumentsFor(data, { requestPersonId, attachmentTypeId })
  if (familyDocuments.length === 0) return null
  return (
    <Stack ref={offers} gap={2} className="mt-2">
      {familyDocuments.map(({ attachmentId, firstName, name }) => (
        <Button
          key={attachmentId}
          variant="secondary"
          size="small"
          className="self-start"
          pending={isPending && variables.input === attachmentId}
          disabled={isPending && variables.input !== attachmentId}
          onClick={() => send(attachmentId)}
        >
          {t('sameFile', { name: firstName, document: name[language] })}
        </Button>
      ))}
      {failure && <FailureNotice error={failure} onRetry={retry} />}
    </Stack>
  )
}

/** Object URL of a picture for the preview. Undefined for other files, and while the file is read. */
export const usePicture = (fileCache: FileCache, key: string, chosen: ChosenFile | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  // A replaced file usually has another name or size.
  const identity = chosen && `${chosen.name}/${chosen.size}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the identity represents the file of this document
  useEffect(() => {
    let made: string | undefined
    let gone = false
    if (chosen?.type.startsWith('image/'))
      void fileCache.find(key, chosen).then((file) => {
        if (!file || gone) return
        made = URL.createObjectURL(file)
        setAddress(made)
      })
    return () => {
      gone = true
      setAddress(undefined)
      if (made) URL.revokeObjectURL(made)
    }
  }, [fileCache, key, identity])
  return address
}

export interface DocumentChooserProps {
  readonly requestPersonId: number
  readonly document: RequiredAttachment
  /** Called when a chosen file could not be stored on the device. */
  readonly onNotSaved: () => void
  /** Occasion of the upload, which decides the limit (D2). */
  readonly occasion?: UploadOccasion
  /** Shown beside the buttons, such as a link to the stored file. */
  readonly children?: ReactNode
}

/** One required document: choose or photograph it, see the upload progress, send it again. */
export const DocumentChooser = ({
  requestPersonId,
  document,
  onNotSaved,
  occasion,
  children,
}: DocumentChooserProps) => {
  const { t } = useTranslation('attachments')
  const documentWords = useTextByKey(['document'])
  const language = useLanguage()
  const words = useIssueWords()
  const { attachmentTypeId } = document
  const key = fileKey(requestPersonId, attachmentTypeId)
  const field = `attachments.${attachmentTypeId}`
  const chooserId = fieldHtmlId(fieldInDraft(field, useApplicantPosition()))
  const buttonId = `${chooserId}-file`
  // The focus is back on the button before the file has been read.
  const report = (text: string) => announce(`${document.name[language]}: ${text}`)
  const [{ chosen: allChosen = {}, stored = [] }] = useApplicantField('attachments')
  const editApplicant = useEditApplicant()
  const chosen = allChosen[attachmentTypeId]
  const isStored = stored.includes(attachmentTypeId)
  const sending = useSyncExternalStore(pageUploadProgress.subscribe, () => pageUploadProgress.state(key))
  const picture = usePicture(deviceFileCache, key, chosen)
  const message = useFieldMessage(field)
  const pending = useFromWizard(({ state }) => state().pending)
  const [preparing, setPreparing] = useState(false)
  const [issue, setIssue] = useState<Issue>()
  const [before, setBefore] = useState<number>()

  const newestChoice = useRef<File>(undefined)

  const choose = async (picked: File) => {
    newestChoice.current = picked
    // A large photo takes seconds, and another file may be picked meanwhile.
    const isReplaced = () => newestChoice.current !== picked
    setPreparing(true)
    setIssue(undefined)
    const slow = setTimeout(() => report(t('shrinking')), 1000)
    const prepared = await prepareFile(picked, field, undefined, occasion)
    clearTimeout(slow)
    if (isReplaced()) return
    if (prepared.ok) {
      const { file, before: bytesBefore } = prepared.value
      const saved = await deviceFileCache.save(key, file)
      if (isReplaced()) return
      if (!saved) onNotSaved()
      pageUploadProgress.set(key, undefined)
      setBefore(bytesBefore)
      editApplicant((applicant) => withChosen(applicant, attachmentTypeId, file))
    } else setIssue(prepared.error)
    report(prepared.ok ? prepared.value.file.name : words(prepared.error))
    setPreparing(false)
  }
  const remove = () => {
    newestChoice.current = undefined
    setPreparing(false)
    void deviceFileCache.remove(key)
    pageUploadProgress.set(key, undefined)
    setIssue(undefined)
    editApplicant((applicant) => withoutChosen(applicant, attachmentTypeId))
    report(t('noFile'))
    focusField(buttonId)
  }

  const state = sending?.kind === 'failed' ? 'failed' : isStored ? 'sent' : 'ready'
  const shrunk =
    before !== undefined && chosen && t('shrunk', { before: fileSizeWords(before), after: fileSizeWords(chosen.size) })
  const detail = chosen && [shrunk || fileSizeWords(chosen.size), t(`state.${state}`)].join(' · ')
  const shown = chosen
    ? {
        name: chosen.name,
        detail: preparing ? t('shrinking') : detail,
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
  const limit = fileSizeWords(uploadLimits[occasion ?? 'application'])
  const failed = sending?.kind === 'failed' ? t('state.failed') : undefined
  // Each file has its own reason. The error of the step is that of the first one.
  const reason =
    issue ?? (sending?.kind === 'failed' && sending.error.kind === 'fields' ? sending.error.issues[0] : undefined)
  const error = reason ? (
    <>
      {words(reason)}
      {reason.code === 'fileFormat' && <span className="block">{t('formatHelp')}</span>}
      {reason.code === 'fileSize' && <span className="block">{t('sizeHelp', { limit })}</span>}
    </>
  ) : (
    (message ?? failed)
  )
  return (
    <>
      <FileChooser
        id={chooserId}
        label={document.name[language]}
        hint={documentWords(`shows.${findAttachmentType(attachmentTypeId)}`, { defaultValue: '' })}
        error={error}
        accept={uploadAccept}
        words={{
          choose: t('chooseFile'),
          takePhoto: t('takePhoto'),
          replace: t('replaceFile'),
          remove: t('removeFile'),
          uploading: t('progressOf', { document: document.name[language] }),
          none: t(preparing ? 'shrinking' : 'noFile'),
        }}
        file={shown}
        {...(sending?.kind === 'sending' && { progress: (100 * sending.sent) / Math.max(1, sending.total) })}
        onChoose={(picked) => void choose(picked)}
        // An upload cannot be taken back, only replaced.
        {...(chosen && !isStored && !pending && { onRemove: remove })}
      >
        {children}
      </FileChooser>
      {!chosen && !isStored && occasion === undefined && (
        <FamilyDocuments buttonId={buttonId} requestPersonId={requestPersonId} attachmentTypeId={attachmentTypeId} />
      )}
    </>
  )
}
