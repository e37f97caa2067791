// Public addresses of the portal (B §2). Letter case is ignored (D18). The content of each page is a separate chunk.

import type { Language } from '@invea/locales'
import type { RequestPage, RequestPages } from '@invea/portal-kit/application-view/pages.tsx'
import { myApplicationRoutes } from '@invea/portal-kit/journey-pages/my-application-routes.tsx'
import { createPortalRoot, sharedRoutes, storedRequestRoutes } from '@invea/portal-kit/journey-pages/portal-routes.tsx'
import { requestRoutes } from '@invea/portal-kit/journey-pages/request-routes.tsx'
import { lazyPage, portalRouterOptions } from '@invea/portal-kit/shell/portal-route.ts'
import { originIdNavigation } from '@invea/portal-kit/shell/site-map.tsx'
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RegisteredRouter,
  type RouterHistory,
} from '@tanstack/react-router'

const root = createPortalRoot(originIdNavigation)
const getParentRoute = () => root

const definition = () => import('./request-definition.ts')

const findSavedForm = async () =>
  (await import('@invea/portal-kit/journey-pages/saved-form.ts')).findSavedForm({ appointment: definition })

const home = createRoute({
  getParentRoute,
  path: '/',
  staticData: { title: 'shell:agency', description: 'originHome:intro', namespaces: ['originHome'] },
  component: lazyPage(
    () => import('@invea/portal-kit/information/OriginHome.tsx'),
    ({ OriginHome }) => <OriginHome findSavedForm={findSavedForm} />,
  ),
})

const information = createRoute({
  getParentRoute,
  path: '/Information',
  staticData: {
    title: 'originRequirements:title',
    description: 'originRequirements:summary',
    namespaces: ['originRequirements', 'originId', 'choice', 'document', 'service'],
  },
  component: lazyRouteComponent(
    () => import('@invea/portal-kit/information/OriginInformationScreen.tsx'),
    'OriginInformationScreen',
  ),
})

/** D17: all Origin ID services with their fees and documents. */
const services = createRoute({
  getParentRoute,
  path: '/service',
  staticData: {
    title: 'serviceList:title',
    description: 'serviceList:summary',
    namespaces: ['serviceList', 'originRequirements', 'originId', 'choice', 'document', 'service'],
  },
  component: lazyRouteComponent(
    () => import('@invea/portal-kit/information/OriginServicesScreen.tsx'),
    'OriginServicesScreen',
  ),
})

const guide = createRoute({
  getParentRoute,
  path: '/guide',
  staticData: {
    title: 'guide:title',
    namespaces: [
      'guide',
      'originGuide',
      'originRequirements',
      'originId',
      'service',
      'document',
      'choice',
      'request',
      'refusal',
    ],
  },
  component: lazyRouteComponent(
    () => import('@invea/portal-kit/information/OriginGuideScreen.tsx'),
    'OriginGuideScreen',
  ),
})

/** Frequently asked questions about the Origin ID. */
const faq = createRoute({
  getParentRoute,
  path: '/Faq',
  staticData: {
    title: 'originRequirements:faq.title',
    description: 'originRequirements:faq.summary',
    namespaces: ['originRequirements', 'faq'],
  },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/FaqScreen.tsx'), 'OriginFaqScreen'),
})

/** D17: the earliest dates of every office. The address is the one published for passports, with its spelling. */
const availability = createRoute({
  getParentRoute,
  path: '/check-availablity',
  staticData: {
    title: 'guide:earliest.title',
    namespaces: ['guide', 'originGuide', 'choice', 'booking', 'request', 'refusal'],
  },
  component: lazyPage(
    () => import('@invea/portal-kit/appointment/AvailabilityScreen.tsx'),
    ({ AvailabilityScreen, originIdDates }) => (
      <AvailabilityScreen services={originIdDates} ready="originGuide:ready" />
    ),
  ),
})

/** Addresses of this portal's pages about stored requests (B §2). */
const requestPages = {
  list: '/Application-List',
  status: '/Status',
  confirmation: '/oid-Confirmation',
  instructions: '/oid-instructionPage',
  handOver: '/Pay_With_PSS',
  portal: 'originId',
} as const satisfies RequestPages

/** A §2: the appointment request. */
const request = requestRoutes({ pages: requestPages, definition, form: () => import('./request-form.ts') })
const requestLayout = createRoute({
  getParentRoute,
  path: '/request-appointment',
  staticData: { title: 'request:originIdTitle', namespaces: ['request'], folded: true },
  ...request.layout,
})
const requestEntry = createRoute({ getParentRoute: () => requestLayout, path: '/', ...request.entry })
const requestStart = createRoute({ getParentRoute: () => requestLayout, path: '/applicants-count', ...request.start })
const requestStep = createRoute({ getParentRoute: () => requestLayout, path: '/$step', ...request.step })

const routeTree = root.addChildren([
  home,
  information,
  services,
  guide,
  faq,
  availability,
  requestLayout.addChildren([requestEntry, requestStart, requestStep]),
  ...sharedRoutes(root, true),
  ...storedRequestRoutes(root, requestPages, myApplicationRoutes(requestPages, [definition])),
])

// An address in `requestPages` without a route does not compile.
requestPages satisfies Record<RequestPage, keyof RegisteredRouter['routesByPath']>

/** Creates the portal's router. Prerendering passes its own history. */
export const createPortalRouter = (language: Language, history?: RouterHistory) =>
  createRouter({ routeTree, ...portalRouterOptions(language), ...(history && { history }) })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
