import { createRootRouteWithContext, createRoute, lazyRouteComponent, Navigate } from '@tanstack/react-router'
import { formWords, phoneRoute, resetPasswordRoute, signInRoute, signUpRoute } from '../account/account-routes.tsx'
import type { RequestPages } from '../application-view/pages.tsx'
import { PortalShell } from '../shell/PortalShell.tsx'
import { type PortalContext, portalRoot } from '../shell/portal-route.ts'
import type { PortalNavigation } from '../shell/site-map.tsx'
import type { myApplicationRoutes } from './my-application-routes.tsx'

export const createPortalRoot = (navigation: PortalNavigation) =>
  createRootRouteWithContext<PortalContext>()({
    ...portalRoot,
    component: () => <PortalShell navigation={navigation} />,
  })

export type PortalRoot = ReturnType<typeof createPortalRoot>

/** Pages that are the same in both portals (B §2); `foreignPhones` accepts phone numbers of any country (D44). */
export const sharedRoutes = (root: PortalRoot, foreignPhones: boolean) => {
  const getParentRoute = () => root
  return [
    createRoute({
      getParentRoute,
      path: '/about',
      staticData: { title: 'about:title', description: 'about:summary', namespaces: ['about'] },
      component: lazyRouteComponent(() => import('../information/AboutScreen.tsx'), 'AboutScreen'),
    }),
    createRoute({
      getParentRoute,
      path: '/contactUs',
      staticData: { title: 'contact:title', description: 'contact:summary', namespaces: ['contact', ...formWords] },
      component: lazyRouteComponent(() => import('../information/ContactScreen.tsx'), 'ContactScreen'),
    }),
    // D18: a second spelling of the same page.
    createRoute({
      getParentRoute,
      path: '/request-stepper',
      component: () => <Navigate to="/request-appointment" replace />,
    }),
    createRoute({ getParentRoute, path: '/SignIn', ...signInRoute }),
    createRoute({ getParentRoute, path: '/SignUp', ...signUpRoute(foreignPhones) }),
    createRoute({ getParentRoute, path: '/resetForgotedPassword/$username', ...resetPasswordRoute }),
    createRoute({ getParentRoute, path: '/phone', ...phoneRoute(foreignPhones) }),
  ] as const
}

/** The pages of stored requests (B §2) under their addresses in this portal. `options` are the result of `myApplicationRoutes`. */
export const storedRequestRoutes = <const Pages extends RequestPages>(
  root: PortalRoot,
  pages: Pages,
  options: ReturnType<typeof myApplicationRoutes>,
) => {
  const getParentRoute = () => root
  // `Pages[…]` keeps each address literal, so that the router's types have it.
  return [
    createRoute({ getParentRoute, path: pages.status as Pages['status'], ...options.status }),
    createRoute({ getParentRoute, path: '/check-status', ...options.checkStatus }),
    createRoute({ getParentRoute, path: '/manage-booking', ...options.manage }),
    createRoute({ getParentRoute, path: pages.list as Pages['list'], ...options.list() }),
    createRoute({ getParentRoute, path: pages.confirmation as Pages['confirmation'], ...options.confirmation }),
    createRoute({ getParentRoute, path: pages.instructions as Pages['instructions'], ...options.instructions }),
    createRoute({ getParentRoute, path: pages.handOver as Pages['handOver'], ...options.handOver }),
  ] as const
}
