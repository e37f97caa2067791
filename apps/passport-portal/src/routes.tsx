// Public addresses of the portal (B §2). Letter case is ignored (D18). The content of each page is a separate chunk.

import type { Language } from '@invea/locales'
import type { RequestPage, RequestPages } from '@invea/portal-kit/application-view/pages.tsx'
import { myApplicationRoutes } from '@invea/portal-kit/journey-pages/my-application-routes.tsx'
import { createPortalRoot, sharedRoutes, storedRequestRoutes } from '@invea/portal-kit/journey-pages/portal-routes.tsx'
import { requestRoutes } from '@invea/portal-kit/journey-pages/request-routes.tsx'
import { lazyPage, portalRouterOptions } from '@invea/portal-kit/shell/portal-route.ts'
import { passportNavigation } from '@invea/portal-kit/shell/site-map.tsx'
import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RegisteredRouter,
  type RouterHistory,
} from '@tanstack/react-router'

const root = createPortalRoot(passportNavigation)
const getParentRoute = () => root

const definition = () => import('./request-definition.ts')
const urgentDefinition = () => import('./urgent-definition.ts')

const findSavedForm = async () =>
  (await import('@invea/portal-kit/journey-pages/saved-form.ts')).findSavedForm({
    appointment: definition,
    urgentAppointment: urgentDefinition,
  })

const home = createRoute({
  getParentRoute,
  path: '/',
  staticData: { title: 'shell:agency', description: 'home:intro', namespaces: ['home'] },
  component: lazyPage(
    () => import('@invea/portal-kit/information/PassportHome.tsx'),
    ({ PassportHome }) => <PassportHome findSavedForm={findSavedForm} />,
  ),
})

const information = createRoute({
  getParentRoute,
  path: '/Information',
  staticData: {
    title: 'requirements:title',
    description: 'requirements:summary',
    namespaces: ['requirements', 'service', 'document'],
  },
  component: lazyRouteComponent(
    () => import('@invea/portal-kit/information/InformationScreen.tsx'),
    'InformationScreen',
  ),
})

/** The urgent tab of the how-to-apply guide. */
const urgentInformation = createRoute({
  getParentRoute,
  path: '/Information/urgent',
  staticData: {
    title: 'requirements:urgent.title',
    description: 'requirements:urgent.summary',
    namespaces: ['requirements', 'service', 'document', 'choice'],
  },
  component: lazyRouteComponent(
    () => import('@invea/portal-kit/information/UrgentGuideScreen.tsx'),
    'UrgentGuideScreen',
  ),
})

/** D17: all services with their fees and documents. */
const services = createRoute({
  getParentRoute,
  path: '/service',
  staticData: {
    title: 'serviceList:title',
    description: 'serviceList:summary',
    namespaces: ['serviceList', 'service', 'requirements', 'document'],
  },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/ServicesScreen.tsx'), 'ServicesScreen'),
})

const guide = createRoute({
  getParentRoute,
  path: '/guide',
  staticData: { title: 'guide:title', namespaces: ['guide', 'service', 'document', 'choice', 'request', 'refusal'] },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/GuideScreen.tsx'), 'GuideScreen'),
})

const faq = createRoute({
  getParentRoute,
  path: '/Faq',
  staticData: { title: 'faq:title', description: 'faq:summary', namespaces: ['faq'] },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/FaqScreen.tsx'), 'FaqScreen'),
})

/** D17: the earliest dates of every office. The address keeps its published spelling. */
const availability = createRoute({
  getParentRoute,
  path: '/check-availablity',
  staticData: { title: 'guide:earliest.title', namespaces: ['guide', 'choice', 'booking', 'request', 'refusal'] },
  component: lazyPage(
    () => import('@invea/portal-kit/appointment/AvailabilityScreen.tsx'),
    ({ AvailabilityScreen, passportDates }) => (
      <AvailabilityScreen services={passportDates} ready="guide:earliest.ready" />
    ),
  ),
})

/** Addresses of this portal's pages about stored requests. */
const requestPages = {
  list: '/Application-List',
  status: '/Status',
  confirmation: '/Confirmation',
  instructions: '/InstructionPage',
  handOver: '/Pay_With_PSS',
  portal: 'passport',
} as const satisfies RequestPages
const myApplications = myApplicationRoutes(requestPages, [definition, urgentDefinition])

/** B §2: urgent payment of the request in the address. Without one, shows the list with approved requests. */
const urgentPayment = createRoute({
  getParentRoute,
  path: '/urgentAppointmentPayment',
  ...myApplications.list(({ request, view = 'pay' }) => ({ request, view })),
})

/** A §2: the appointment request. */
const request = requestRoutes({ pages: requestPages, definition, form: () => import('./request-form.ts') })
const requestLayout = createRoute({
  getParentRoute,
  path: '/request-appointment',
  staticData: { title: 'request:title', namespaces: ['request'], folded: true },
  ...request.layout,
})
const requestEntry = createRoute({ getParentRoute: () => requestLayout, path: '/', ...request.entry })
const requestStart = createRoute({ getParentRoute: () => requestLayout, path: '/applicants-count', ...request.start })
const requestStep = createRoute({ getParentRoute: () => requestLayout, path: '/$step', ...request.step })

/** A §2: the urgent request, a separate form. */
const urgent = requestRoutes({
  pages: requestPages,
  definition: urgentDefinition,
  form: () => import('./urgent-form.ts'),
})
const urgentLayout = createRoute({
  getParentRoute,
  path: '/urgent-appointment',
  staticData: { title: 'urgent:title', namespaces: ['request', 'urgent'], folded: true },
  ...urgent.layout,
})
const urgentEntry = createRoute({ getParentRoute: () => urgentLayout, path: '/', ...urgent.entry })
const urgentStart = createRoute({ getParentRoute: () => urgentLayout, path: '/applicants-count', ...urgent.start })
const urgentStep = createRoute({ getParentRoute: () => urgentLayout, path: '/$step', ...urgent.step })

const routeTree = root.addChildren([
  home,
  information,
  urgentInformation,
  services,
  guide,
  faq,
  availability,
  urgentPayment,
  requestLayout.addChildren([requestEntry, requestStart, requestStep]),
  ...sharedRoutes(root, false),
  ...storedRequestRoutes(root, requestPages, myApplications),
  urgentLayout.addChildren([urgentEntry, urgentStart, urgentStep]),
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
