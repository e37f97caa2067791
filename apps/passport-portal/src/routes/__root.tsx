import { type PortalContext, PortalShell, passportLook, portalRoot } from '@invea/portal-kit/shell'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<PortalContext>()({
  ...portalRoot,
  component: () => <PortalShell look={passportLook} />,
})
