import type { ApiError } from '@invea/api'
import { Alert, announce, Button, focusHeading } from '@invea/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { usePortalConfig } from './config-source.ts'
import { useOnline, useOnReconnect } from './connection.ts'

/** An error without refused fields, while the session continues. */
type RequestFailure = Exclude<ApiError, { readonly kind: 'fields' | 'signedOut' }>

const useFailureWords = (): ((error: RequestFailure) => string) => {
  const { t } = useTranslation(['request', 'refusal'])
  const { helpLine } = usePortalConfig()
  return (error) => {
    if (error.kind === 'unreachable') return t('request:unreachable')
    // D41: our text for a known code, otherwise the service's.
    return (error.unknownCode && error.message) || t(`refusal:${error.code}`, { helpLine, count: error.remaining ?? 0 })
  }
}

/** Refusals that a retry may resolve. All others need a change by the applicant. */
const retryableCodes: ReadonlySet<string> = new Set([
  'tooManyRequests',
  'captchaFailed',
  'sessionChanged',
  'signInRequired',
  'paymentProvider',
])

/** Whether the connection or the service failed, so that the service did not check the request. */
const hasFailed = (error: RequestFailure): boolean =>
  error.kind === 'unreachable' || (error.kind === 'refused' && error.status >= 500)

const canRetry = (error: RequestFailure): boolean =>
  hasFailed(error) || (error.kind === 'refused' && retryableCodes.has(error.code))

export interface FailureNoticeProps<Failure> {
  readonly error: Failure
  readonly onRetry?: (() => void) | undefined
  /** Instead of `onRetry` when the connection returns: sends what was pressed, whatever is chosen by now. */
  readonly onReconnect?: (() => void) | undefined
  /** False where the notice takes the focus, which speaks it already. */
  readonly live?: boolean
  /** Another way to continue, besides a retry. */
  readonly children?: ReactNode
}

/** Shows a failed request. When connection or service failed, it promises that nothing is lost and offers a retry (G2). */
export const FailedRequest = ({
  error,
  onRetry,
  onReconnect = onRetry,
  live = true,
  children,
}: FailureNoticeProps<RequestFailure>) => {
  const { t } = useTranslation(['request', 'common'])
  const { helpLine } = usePortalConfig()
  const words = useFailureWords()
  const retry = canRetry(error) ? onRetry : undefined
  const isOnline = useOnline()
  useOnReconnect(error.kind === 'unreachable' ? onReconnect : undefined)
  // Without a connection a retry cannot succeed; one follows automatically when the connection returns.
  if (error.kind === 'unreachable' && retry && !isOnline)
    return (
      <Alert tone="warning" className="connection" title={t('request:waitsForConnection')} live={live}>
        {children}
      </Alert>
    )
  return (
    <Alert tone="danger" title={words(error)} live={live}>
      {hasFailed(error) && <p>{t('request:nothingLost', { helpLine })}</p>}
      {(retry || children) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {retry && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                // The notice disappears with the button.
                focusHeading()
                announce(t('common:loading'))
                retry()
              }}
            >
              {t('common:retry')}
            </Button>
          )}
          {children}
        </div>
      )}
    </Alert>
  )
}
