import { Button, Cluster, PageSection, Stack } from '@invea/ui'
import { useRouter } from '@tanstack/react-router'
import { useOnline, useOnReconnect } from '../api/connection.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { isChunkLoadError, retryFailedImports } from './lazy-component.ts'
import { HelpPanel } from './PageParts.tsx'
import { PageLink } from './site-map.tsx'

/** Shown when a page fails or its chunks cannot be fetched, with a retry. */
export const FailedPage = ({ error, reset }: { error: unknown; reset?: () => void }) => {
  const { t } = useTranslation(['shell', 'common'])
  const router = useRouter()
  const isOnline = useOnline()
  const retry = () => {
    // A newer release has other chunks. A shared device has saved nothing that survives the reload.
    if (isChunkLoadError(error) && navigator.onLine && !isSharedComputer()) return location.reload()
    retryFailedImports()
    reset?.()
    void router.invalidate()
  }
  useOnReconnect(retry)
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <div role="alert">
          <h1>{t('failure.title')}</h1>
          <p className={isOnline ? 'mt-3' : 'connection mt-3'}>{t(isOnline ? 'failure.text' : 'failure.offline')}</p>
        </div>
        <Cluster>
          <Button onClick={retry}>{t('common:retry')}</Button>
          {isChunkLoadError(error) && isSharedComputer() && (
            <Button variant="secondary" onClick={() => location.reload()}>
              {t('failure.startAgain')}
            </Button>
          )}
        </Cluster>
        <HelpPanel />
      </Stack>
    </PageSection>
  )
}

export const NotFound = () => {
  const { t } = useTranslation('shell')
  return (
    <PageSection width="form">
      <Stack gap={6}>
        <h1>{t('notFound.title')}</h1>
        <p>{t('notFound.text')}</p>
        <div>
          <Button asChild>
            <PageLink page="home">{t('notFound.home')}</PageLink>
          </Button>
        </div>
        <HelpPanel />
      </Stack>
    </PageSection>
  )
}
