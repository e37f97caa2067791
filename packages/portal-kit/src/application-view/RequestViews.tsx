import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApplicationQuery } from '../api/application-queries.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { useTitlePart } from '../shell/PortalShell.tsx'
import { actionLabel } from './NextStepPanel.tsx'
import { useFocusOnChange, useRequestPages } from './pages.tsx'
import { shownIn } from './request-rows.ts'
import type { RequestView, ViewProps, ViewScreens } from './view-search.ts'

/** Milliseconds. View File links are valid for five minutes, so an open page fetches new ones earlier. */
const renewLinksEvery = 4 * 60_000

/** One stored request of this session. Refreshes its document links while the page is visible. */
export const useApplication = (requestId: number | undefined) =>
  useQuery({
    ...useApplicationQuery()(requestId ?? 0),
    enabled: requestId !== undefined,
    refetchInterval: renewLinksEvery,
  })

export interface RequestViewsProps extends ViewProps {
  readonly view: RequestView
  readonly screens: ViewScreens
}

/** The screen of an action. The detail view for an action that is not offered (B §2), and for a card of one number (D19). */
export const RequestViews = ({ view, screens, ...props }: RequestViewsProps) => {
  const { portal } = useRequestPages()
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
  return <LoadedComponent of={screens[shown]} {...props} application={application} />
}
