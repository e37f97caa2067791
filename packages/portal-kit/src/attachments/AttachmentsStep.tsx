import { allStored } from '@invea/domain'
import { Alert, Skeleton, Stack, useAnnounce } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isSharedComputer } from '../drafts/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { failureOf } from '../service/answer.ts'
import { usePortalApi } from '../service/api-context.ts'
import { attachmentQueries } from '../service/attachment-queries.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { useApplicantPosition } from '../wizard/applicant-scope.ts'
import { useApplicantField } from '../wizard/use-field.ts'
import { useFromWizard } from '../wizard/use-wizard.ts'
import { AttachmentNotes } from './AttachmentNotes.tsx'
import { DocumentChooser } from './DocumentChooser.tsx'
import { FailedUploads } from './FailedUploads.tsx'
import { useDropLostFiles } from './use-drop-lost-files.ts'

/** The documents of one applicant whose request is stored. */
const Documents = ({ requestPersonId }: { readonly requestPersonId: number }) => {
  const { t } = useTranslation('attachments')
  const announce = useAnnounce()
  const query = useQuery(attachmentQueries.required(usePortalApi(), requestPersonId))
  const [attachments] = useApplicantField('attachments')
  const [notKept, setNotKept] = useState(isSharedComputer)
  useDropLostFiles(requestPersonId)

  const complete = query.data !== undefined && query.data.length > 0 && allStored(attachments, query.data)
  const wasComplete = useRef(complete)
  useEffect(() => {
    // The step is left at the moment the last file has arrived, so the good news is spoken, not only drawn.
    if (complete && !wasComplete.current) announce(t('success'))
    wasComplete.current = complete
  }, [complete, announce, t])

  if (query.isPending) return <Skeleton lines={6} />
  if (query.isError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
  const chosen = query.data.filter(
    ({ attachmentTypeId }) => attachments.chosen?.[attachmentTypeId] || attachments.stored?.includes(attachmentTypeId),
  )
  if (query.data.length === 0) return <p>{t('noneRequired')}</p>
  return (
    <Stack gap={6}>
      <p>{t('intro')}</p>
      <AttachmentNotes notKept={notKept} />
      {complete && <Alert tone="success">{t('success')}</Alert>}
      <FailedUploads requestPersonId={requestPersonId} required={query.data} />
      <p className="font-semibold">{t('chosenCount', { chosen: chosen.length, required: query.data.length })}</p>
      <Stack as="ul">
        {query.data.map((document) => (
          <li key={document.attachmentTypeId}>
            <DocumentChooser requestPersonId={requestPersonId} document={document} onNotKept={() => setNotKept(true)} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

/** A §2, §5: one chooser per required document; Next sends what is not yet stored. */
export const AttachmentsStep = () => {
  const { t } = useTranslation('attachments')
  const position = useApplicantPosition()
  const requestPersonId = useFromWizard(({ keeper }) => keeper.draft().draft.applicants[position]?.requestPersonId)
  if (requestPersonId === undefined) return <p>{t('noRequest')}</p>
  return <Documents requestPersonId={requestPersonId} />
}
