import { Button, PageSection, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { retryFailedImports } from '../lazy/lazy-component.ts'
import { useAnyRouter } from './any-router.ts'
import { isChunkLoadError } from './chunk-load-error.ts'
import { HelpPanel } from './HelpPanel.tsx'
import { useOnline, useOnReconnect } from './use-online.ts'

/** A page that broke, or whose parts could not be fetched: says so, keeps what was typed, tries again. */
export const FailedPage = ({ error, reset }: { error: unknown; reset?: () => void }) => {
  const { t } = useTranslation(['shell', 'common'])
  const router = useAnyRouter()
  const kind = useOnline() ? 'failure' : 'offline'
  const retry = () => {
    // A newer version has other parts; what was typed is kept on the device.
    if (isChunkLoadError(error) && navigator.onLine) return location.reload()
    retryFailedImports()
    reset?.()
    void router.invalidate()
  }
  useOnReconnect(retry)
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <div role="alert">
          <h1>{t(`${kind}.title`)}</h1>
          <p className="mt-3">{t(`${kind}.text`)}</p>
        </div>
        <div>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </div>
        <HelpPanel />
      </Stack>
    </PageSection>
  )
}
