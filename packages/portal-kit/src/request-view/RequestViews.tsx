import { LoadedView, type ViewProps, type ViewScreens } from './view-screen.tsx'
import type { RequestView } from './view-search.ts'

export interface RequestViewsProps extends ViewProps {
  readonly view: RequestView
  readonly screens: ViewScreens
}

/** The screen of an action. Looking is always possible; what the status does not offer falls back to it (B §2). */
export const RequestViews = ({ view, screens, ...props }: RequestViewsProps) => (
  <LoadedView screen={props.application.actions.includes(view) ? screens[view] : screens.view} {...props} />
)
