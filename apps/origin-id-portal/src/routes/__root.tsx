import { originIdLook, type PortalContext, portalRoot, Shell } from '@invea/portal-kit/shell'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<PortalContext>()({
  ...portalRoot,
  component: () => <Shell look={originIdLook} />,
})
