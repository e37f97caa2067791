import type { RequiredAttachment } from '@invea/domain'
import { Alert } from '@invea/ui'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useFromWizard } from '../wizard/use-wizard.ts'
import { pageUploadProgress } from './device-files.ts'
import { fileKey } from './file-cache.ts'

export interface FailedUploadsProps {
  readonly requestPersonId: number
  readonly required: readonly RequiredAttachment[]
}

/** After a broken upload: what happened, and that only the marked documents are sent again (B §8, G2). */
export const FailedUploads = ({ requestPersonId, required }: FailedUploadsProps) => {
  const { t } = useTranslation('attachments')
  const pending = useFromWizard(({ state }) => state().pending)
  const failed = useSyncExternalStore(pageUploadProgress.subscribe, () =>
    required.some(
      ({ attachmentTypeId }) => pageUploadProgress.state(fileKey(requestPersonId, attachmentTypeId))?.kind === 'failed',
    ),
  )
  if (!failed || pending) return null
  return (
    <Alert tone="danger" title={t('failed')}>
      {t('failedHelp')}
    </Alert>
  )
}
