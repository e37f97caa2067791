import { originIdNavigation } from '@invea/portal-kit/shell/navigation.ts'
import { PortalShell } from '@invea/portal-kit/shell/PortalShell.tsx'
import { type PortalContext, portalRoot } from '@invea/portal-kit/shell/portal-route.ts'
import { createRootRouteWithContext } from '@tanstack/react-router'

export const Route = createRootRouteWithContext<PortalContext>()({
  ...portalRoot,
  component: () => <PortalShell navigation={originIdNavigation} />,
})
