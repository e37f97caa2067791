import { useState } from 'react'
import { LoadedView, type ViewProps, type ViewScreens } from './view-screen.tsx'
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
  const { actions, masked } = props.application
  // Decided once: what an action has just changed must not pull its own screen away.
  const [screen] = useState(() => (!masked && actions.includes(view) ? screens[view] : screens.view))
  return <LoadedView screen={screen} {...props} />
}
