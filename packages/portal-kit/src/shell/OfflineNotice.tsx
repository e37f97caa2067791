import { Container } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'
import { useOnline } from './use-online.ts'

/** Says that the connection is gone and what still works; spoken when it appears. */
export const OfflineNotice = () => {
  const { t } = useTranslation('shell')
  const online = useOnline()
  return (
    <div role="status" className="print:hidden">
      {!online && (
        <div className="offline">
          <Container className="flex gap-3 py-3">
            <Icon name="alert" className="mt-1 shrink-0" />
            <p>
              <strong>{t('offline.title')}.</strong> {t('offline.text')}
            </p>
          </Container>
        </div>
      )}
    </div>
  )
}
