import { type PortalContext, passportLook, portalRoot, Shell } from '@invea/portal-kit/shell'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<PortalContext>()({
  ...portalRoot,
  component: () => <Shell look={passportLook} />,
})
