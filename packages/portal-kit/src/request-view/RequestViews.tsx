import { useState } from 'react'
import { LoadedComponent } from '../lazy/LoadedComponent.tsx'
import { useRequestPages } from './pages.tsx'
import { portalOf } from './portal-of.ts'
import type { ViewProps, ViewScreens } from './view-screen.ts'
import type { RequestView } from './view-search.ts'

export interface RequestViewsProps extends ViewProps {
  readonly view: RequestView
  readonly screens: ViewScreens
}

/**
 * The screen of an action. Looking is always possible; what the status does not offer falls back to it (B §2),
 * and so does every action on a card that one number opened: the look says how to get on (D19).
 */
export const RequestViews = ({ view, screens, ...props }: RequestViewsProps) => {
  const { portal } = useRequestPages()
  const isOwn = portalOf(props.application) === portal
  // The other portal's applications are only looked at here.
  const application = isOwn ? props.application : { ...props.application, actions: [], missing: undefined }
  const { actions, masked } = application
  // A link from the time before the payment was part of `continue`.
  const asked = view === 'pay' && actions.includes('continue') ? 'continue' : view
  // Decided once: what an action has just changed must not pull its own screen away.
  const [screen] = useState(() => (!masked && actions.includes(asked) ? screens[asked] : screens.view))
  return <LoadedComponent of={screen} {...props} application={application} />
}
