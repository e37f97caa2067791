import type { RequestDraft } from '@invea/domain/drafts'
import type { Language, Namespace } from '@invea/locales'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router'
import { formWords, phoneRoute, resetPasswordRoute, signInRoute, signUpRoute } from '../account/account-routes.tsx'
import type { RequestPages } from '../application-view/pages.tsx'
import type { WordKey } from '../i18n/i18n.ts'
import { PortalShell } from '../shell/PortalShell.tsx'
import { type PortalContext, portalRoot, portalRouterOptions } from '../shell/portal-route.ts'
import type { PortalNavigation } from '../shell/site-map.tsx'
import { myApplicationRoutes } from './my-application-routes.tsx'
import { type RequestParts, requestRoutes } from './request-routes.tsx'

/** A page about the service: `namespaces` are its texts, and `component` is a chunk of its own. */
export interface PortalPage {
  readonly title: WordKey
  readonly description?: WordKey
  readonly namespaces: readonly Namespace[]
  readonly component: RouteComponent
}

/** A form of the portal, with its address and texts. */
export interface PortalRequest<Draft extends RequestDraft> extends Omit<RequestParts<Draft>, 'pages'> {
  readonly path: string
  readonly title: WordKey
  readonly namespaces: readonly Namespace[]
}

/** The pages of a portal beside those that both portals have under the same address. */
export interface PortalDefinition<Draft extends RequestDraft> {
  readonly navigation: PortalNavigation
  /** Accounts accept phone numbers of any country (D44). */
  readonly foreignPhones: boolean
  /** Pages about the service by address. */
  readonly pages: Readonly<Record<string, PortalPage>>
  readonly requests: readonly PortalRequest<Draft>[]
  readonly requestPages: RequestPages
  /** Address of the payment of an urgent request. */
  readonly urgentPayment?: string
}

const sharedPages: Readonly<Record<string, PortalPage>> = {
  '/about': {
    title: 'about:title',
    description: 'about:summary',
    namespaces: ['about'],
    component: lazyRouteComponent(() => import('../information/AboutScreen.tsx'), 'AboutScreen'),
  },
  '/contactUs': {
    title: 'contact:title',
    description: 'contact:summary',
    namespaces: ['contact', ...formWords],
    component: lazyRouteComponent(() => import('../information/ContactScreen.tsx'), 'ContactScreen'),
  },
}

/** Returns the function that creates a portal's router (B §2). Prerendering passes its own history. */
export const createPortal = <Draft extends RequestDraft>(portal: PortalDefinition<Draft>) => {
  const { navigation, foreignPhones, pages, requests, requestPages, urgentPayment } = portal
  const root = createRootRouteWithContext<PortalContext>()({
    ...portalRoot,
    component: () => <PortalShell navigation={navigation} />,
  })
  const getParentRoute = () => root
  const pageRoutes = Object.entries({ ...pages, ...sharedPages }).map(([path, { component, ...staticData }]) =>
    createRoute({ getParentRoute, path, staticData, component }),
  )
  const requestTrees = requests.map(({ path, title, namespaces, ...parts }) => {
    const { layout, entry, start, step } = requestRoutes({ ...parts, pages: requestPages })
    const parent = createRoute({ getParentRoute, path, staticData: { title, namespaces, folded: true }, ...layout })
    const getLayout = () => parent
    return parent.addChildren([
      createRoute({ getParentRoute: getLayout, path: '/', ...entry }),
      createRoute({ getParentRoute: getLayout, path: '/applicants-count', ...start }),
      createRoute({ getParentRoute: getLayout, path: '/$step', ...step }),
    ])
  })
  const stored = myApplicationRoutes(
    requestPages,
    requests.map(({ definition }) => definition),
  )
  // B §2: urgent payment of the request in the address. Without one, shows the list with approved requests.
  const payRequest = stored.list(({ request, view = 'pay' }) => ({ request, view }))
  const routeTree = root.addChildren([
    ...pageRoutes,
    ...requestTrees,
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
    createRoute({ getParentRoute, path: requestPages.status, ...stored.status }),
    createRoute({ getParentRoute, path: '/check-status', ...stored.checkStatus }),
    createRoute({ getParentRoute, path: '/manage-booking', ...stored.manage }),
    createRoute({ getParentRoute, path: requestPages.list, ...stored.list() }),
    createRoute({ getParentRoute, path: requestPages.confirmation, ...stored.confirmation }),
    createRoute({ getParentRoute, path: requestPages.instructions, ...stored.instructions }),
    createRoute({ getParentRoute, path: requestPages.handOver, ...stored.handOver }),
    ...(urgentPayment ? [createRoute({ getParentRoute, path: urgentPayment, ...payRequest })] : []),
  ])
  return (language: Language, history?: RouterHistory) =>
    createRouter({ routeTree, ...portalRouterOptions(language), ...(history && { history }) })
}
