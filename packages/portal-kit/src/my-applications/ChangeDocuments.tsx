import { uploadLimits } from '@invea/domain/attachments'
import { Alert, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { attachmentQueries, failureOf } from '../api/queries.ts'
import { useFromWizard } from '../application-form/use-wizard.ts'
import { FileLink } from '../application-view/DetailRows.tsx'
import { AttachmentNotes, FailedUploads, LostFiles, useDropLostFiles } from '../attachments/AttachmentNotes.tsx'
import { DocumentChooser } from '../attachments/DocumentChooser.tsx'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { StoredDocuments } from './edit-form.ts'

const Documents = ({ requestPersonId }: { readonly requestPersonId: number }) => {
  const { t } = useTranslation('status')
  const stored = use(StoredDocuments)
  const query = useQuery(attachmentQueries.required(usePortalApi(), requestPersonId))
  const [isNotSaved, setIsNotSaved] = useState(isSharedComputer)
  const lost = useDropLostFiles(requestPersonId)
  if (query.isLoadingError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
  if (!query.data) return <Skeleton lines={6} />
  return (
    <Stack gap={6}>
      {stored.length > 0 && <Alert>{t('edit.filesIntro')}</Alert>}
      <AttachmentNotes isNotSaved={isNotSaved} limit={uploadLimits.change} />
      <LostFiles lost={lost} required={query.data} />
      <FailedUploads requestPersonId={requestPersonId} required={query.data} />
      <Stack as="ul">
        {query.data.map((document) => {
          const file = stored.find(({ attachmentTypeId }) => attachmentTypeId === document.attachmentTypeId)
          return (
            <li key={document.attachmentTypeId}>
              <DocumentChooser
                requestPersonId={requestPersonId}
                document={document}
                occasion="change"
                onNotSaved={() => setIsNotSaved(true)}
              >
                {file && <FileLink document={file} className="text-sm font-semibold" />}
              </DocumentChooser>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}

/** B §2 edit, Attachment: for each required document, a link to the stored file and a chooser for another one. */
export const ChangeDocuments = () => {
  const requestPersonId = useFromWizard(({ store }) => store.draft().draft.applicants[0]?.requestPersonId)
  return requestPersonId === undefined ? null : <Documents requestPersonId={requestPersonId} />
}
