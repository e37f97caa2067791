import { Alert, Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApplicationQuery } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { useOnline, useOnReconnect } from '../api/connection.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { useTitlePart } from '../shell/PortalShell.tsx'
import { actionLabel } from './NextStepPanel.tsx'
import { useFocusOnChange, useRequestPages } from './pages.tsx'
import { shownIn } from './request-rows.ts'
import type { RequestView, ViewProps } from './view-search.ts'

/** Milliseconds. View File links are valid for five minutes, so an open page fetches new ones earlier. */
const renewLinksEvery = 4 * 60_000

/** One stored request of this session. Refreshes its document links while the page is visible. */
export const useApplication = (requestId: number | undefined) =>
  useQuery({
    ...useApplicationQuery()(requestId ?? 0),
    enabled: requestId !== undefined,
    refetchInterval: renewLinksEvery,
  })

/** The help line, which needs no connection. */
export const HelpLine = () => {
  const { t } = useTranslation('shell')
  const { helpLine: line } = usePortalConfig()
  return (
    <p>
      <a href={`tel:${line}`}>{t('help.call', { line })}</a> {t('help.free')}
    </p>
  )
}

export interface QueryPlaceholderProps {
  readonly query: { readonly error: Error | null | undefined; readonly refetch: () => unknown }
  readonly lines: number
  readonly className?: string
  /** Heading above a failure. Above grey bars it would take the focus from that of the data. */
  readonly title?: string
}

/** Shown while a query has no data. Without a connection it shows at once that the data follows with the connection. */
export const QueryPlaceholder = ({ query: { error, refetch }, title, ...bars }: QueryPlaceholderProps) => {
  const { t } = useTranslation('shell')
  const isOnline = useOnline()
  const failure = error ? failureOf(error) : undefined
  const retry = () => void refetch()
  const isUnreachable = !failure || failure.kind === 'unreachable'
  useOnReconnect(isUnreachable ? retry : undefined)
  const isOffline = !isOnline && isUnreachable
  if (!isOffline && !failure) return <Skeleton {...bars} />
  return (
    <>
      {title && <h1 tabIndex={-1}>{title}</h1>}
      {isOffline ? (
        <Alert tone="warning" className="connection" title={t('failure.offline')} live>
          <HelpLine />
        </Alert>
      ) : (
        failure && <FailureNotice error={failure} onRetry={retry} />
      )}
    </>
  )
}

export interface RequestViewsProps extends ViewProps {
  readonly view: RequestView
}

/** The screen of an action. The detail view for an action that is not offered (B §2), and for a card of one number (D19). */
export const RequestViews = ({ view, ...props }: RequestViewsProps) => {
  const { portal, screens } = useRequestPages()
  const application = shownIn(portal, props.application)
  const { actions, masked } = application
  // An older link, from before the payment was part of `continue`.
  const requested = view === 'pay' && actions.includes('continue') ? 'continue' : view
  // Chosen once, so that the result of an action does not replace the action's own screen.
  const [chosen] = useState(() => (!masked && actions.includes(requested) ? requested : 'view'))
  // A payment or the end of the hold can arrive while the next missing step is open.
  const isNextStep = chosen === 'continue' || chosen === 'pay'
  const hasNothingMissing = isNextStep && application.missing === undefined && application.status !== 'initial'
  const shown = hasNothingMissing ? 'view' : chosen
  useFocusOnChange(shown)
  const { t } = useTranslation(['status', 'application'])
  useTitlePart(t(shown === 'view' ? 'status:detail.title' : actionLabel(shown, application)))
  return screens && <LoadedComponent of={screens[shown]} {...props} application={application} />
}
