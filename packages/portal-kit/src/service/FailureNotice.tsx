import type { ApiError } from '@invea/api'
import { Alert, Button } from '@invea/ui'
import type { ReactNode } from 'react'
import { usePortalConfig } from '../config/index.ts'
import { useTranslation } from '../i18n/index.ts'

const useFailureWords = (): ((error: ApiError) => string) => {
  const { t } = useTranslation(['request', 'refusal'])
  return (error) => {
    switch (error.kind) {
      case 'fields':
        return t('request:fixBelow')
      case 'refused':
        return t(`refusal:${error.code}`)
      case 'unreachable':
        return t('request:unreachable')
      case 'signedOut':
        return t('request:signedOut')
    }
  }
}

/** What went wrong with a call, what to do, and that nothing is lost (G2). */
export const FailureNotice = ({
  error,
  onRetry,
  children,
}: {
  readonly error: ApiError
  readonly onRetry?: (() => void) | undefined
  /** Another way out, beside trying again. */
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation(['request', 'common'])
  const { helpLine } = usePortalConfig()
  const words = useFailureWords()
  return (
    <Alert tone="danger" title={words(error)} live>
      <p>{t('request:nothingLost', { helpLine })}</p>
      {(onRetry || children) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {onRetry && (
            <Button variant="secondary" size="small" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          )}
          {children}
        </div>
      )}
    </Alert>
  )
}
