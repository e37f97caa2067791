import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { portalOf, useApplicationQuery } from '../api/application-queries.ts'
import { LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { useRequestPages } from './pages.tsx'
import type { RequestView, ViewProps, ViewScreens } from './view-search.ts'

/** View File links are valid for five minutes: an open page fetches new ones before that. */
const renewLinksEvery = 4 * 60_000

/** One stored request of this session, its document links kept fresh while the page is looked at. */
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

/**
 * The screen of an action. Viewing is always possible; actions that the status does not offer open the view (B §2),
 * and so does every action on a card found by one number, where the view explains how to continue (D19).
 */
export const RequestViews = ({ view, screens, ...props }: RequestViewsProps) => {
  const { portal } = useRequestPages()
  const isOwn = portalOf(props.application) === portal
  // The other portal's applications are only looked at here.
  const application = isOwn ? props.application : { ...props.application, actions: [], missing: undefined }
  const { actions, masked } = application
  // A link from the time before the payment was part of `continue`.
  const requested = view === 'pay' && actions.includes('continue') ? 'continue' : view
  // Decided once: what an action has just changed must not pull its own screen away.
  const [screen] = useState(() => (!masked && actions.includes(requested) ? screens[requested] : screens.view))
  return <LoadedComponent of={screen} {...props} application={application} />
}
