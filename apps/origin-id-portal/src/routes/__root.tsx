import { originIdNavigation, type PortalContext, PortalShell, portalRoot } from '@invea/portal-kit/shell'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<PortalContext>()({
  ...portalRoot,
  component: () => <PortalShell navigation={originIdNavigation} />,
})
