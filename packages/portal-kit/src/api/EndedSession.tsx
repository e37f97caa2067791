import { Alert, Button } from '@invea/ui'
import { Link, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { usePortalApi } from './api-context.ts'
import { signInPath } from './member-store.ts'

export interface EndedSessionProps {
  readonly onRetry?: (() => void) | undefined
  /** False where the notice takes the focus, which speaks it already. */
  readonly live?: boolean
  readonly children?: ReactNode
}

/** D32: after a member's session has ended, offers the sign-in, which leads back here, or to go on without the account. */
export const EndedSession = ({ onRetry, live = true, children }: EndedSessionProps) => {
  const { t } = useTranslation('account')
  const { account } = usePortalApi()
  const next = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <Alert tone="danger" title={t('signIn.ended')} live={live}>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild size="small">
          <Link key={useLanguage()} to={signInPath} search={{ next }}>
            {t('signIn.submit')}
          </Link>
        </Button>
        {onRetry && (
          <Button variant="secondary" size="small" onClick={() => void account.continueWithoutAccount().then(onRetry)}>
            {t('signIn.withoutAccount')}
          </Button>
        )}
        {children}
      </div>
    </Alert>
  )
}
