import { Alert, Container } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useOnline } from './use-online.ts'

/** Says that the connection is gone and what still works; spoken when it appears. */
export const OfflineNotice = () => {
  const { t } = useTranslation('shell')
  const online = useOnline()
  return (
    <div role="status" className="print:hidden">
      {!online && (
        <Container className="py-3">
          <Alert tone="warning" title={t('offline.title')}>
            {t('offline.text')}
          </Alert>
        </Container>
      )}
    </div>
  )
}
