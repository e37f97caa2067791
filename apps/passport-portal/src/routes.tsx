// Public addresses of the portal (B §2). Letter case is ignored (D18). The content of each page is a separate chunk.

import type { Language } from '@invea/locales'
import {
  formWords,
  phoneRoute,
  resetPasswordRoute,
  signInRoute,
  signUpRoute,
} from '@invea/portal-kit/account/account-routes.tsx'
import type { RequestPage, RequestPages } from '@invea/portal-kit/application-view/pages.tsx'
import { myApplicationRoutes } from '@invea/portal-kit/journey-pages/my-application-routes.tsx'
import { requestRoutes } from '@invea/portal-kit/journey-pages/request-routes.tsx'
import { PortalShell } from '@invea/portal-kit/shell/PortalShell.tsx'
import { lazyPage, type PortalContext, portalRoot, portalRouterOptions } from '@invea/portal-kit/shell/portal-route.ts'
import { passportNavigation } from '@invea/portal-kit/shell/site-map.tsx'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type RegisteredRouter,
  type RouterHistory,
} from '@tanstack/react-router'

const root = createRootRouteWithContext<PortalContext>()({
  ...portalRoot,
  component: () => <PortalShell navigation={passportNavigation} />,
})
const getParentRoute = () => root

const home = createRoute({
  getParentRoute,
  path: '/',
  staticData: { title: 'shell:agency', description: 'home:intro', words: ['home'] },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/PassportHome.tsx'), 'PassportHome'),
})

/** The requirement pages. */
const information = createRoute({
  getParentRoute,
  path: '/Information',
  staticData: {
    title: 'requirements:title',
    description: 'requirements:summary',
    words: ['requirements', 'service', 'document'],
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
    words: ['requirements', 'service', 'document', 'choice'],
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
    words: ['serviceList', 'service', 'requirements', 'document'],
  },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/ServicesScreen.tsx'), 'ServicesScreen'),
})

/** The guide to the right service. */
const guide = createRoute({
  getParentRoute,
  path: '/guide',
  staticData: {
    title: 'guide:title',
    words: ['guide', 'service', 'document', 'choice', 'request', 'refusal'],
  },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/GuideScreen.tsx'), 'GuideScreen'),
})

/** Frequently asked questions. */
const faq = createRoute({
  getParentRoute,
  path: '/Faq',
  staticData: { title: 'faq:title', description: 'faq:summary', words: ['faq'] },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/FaqScreen.tsx'), 'FaqScreen'),
})

/** About the agency. */
const about = createRoute({
  getParentRoute,
  path: '/about',
  staticData: { title: 'about:title', description: 'about:summary', words: ['about'] },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/AboutScreen.tsx'), 'AboutScreen'),
})

const contact = createRoute({
  getParentRoute,
  path: '/contactUs',
  staticData: { title: 'contact:title', description: 'contact:summary', words: ['contact', ...formWords] },
  component: lazyRouteComponent(() => import('@invea/portal-kit/information/ContactScreen.tsx'), 'ContactScreen'),
})

/** D17: the earliest dates of every office. The address keeps its published spelling. */
const availability = createRoute({
  getParentRoute,
  path: '/check-availablity',
  staticData: { title: 'guide:earliest.title', words: ['guide', 'choice', 'booking', 'request', 'refusal'] },
  component: lazyPage(
    () => import('@invea/portal-kit/appointment/AvailabilityScreen.tsx'),
    ({ AvailabilityScreen, passportDates }) => (
      <AvailabilityScreen services={passportDates} ready="guide:earliest.ready" />
    ),
  ),
})

const signIn = createRoute({ getParentRoute, path: '/SignIn', ...signInRoute })
const signUp = createRoute({ getParentRoute, path: '/SignUp', ...signUpRoute() })
const resetPassword = createRoute({ getParentRoute, path: '/resetForgotedPassword/$username', ...resetPasswordRoute })
const phone = createRoute({ getParentRoute, path: '/phone', ...phoneRoute() })

const definition = () => import('./request-definition.ts')

/** Addresses of this portal's pages about stored requests. */
const requestPages = {
  list: '/Application-List',
  status: '/Status',
  confirmation: '/Confirmation',
  instructions: '/InstructionPage',
  handOver: '/Pay_With_PSS',
  portal: 'passport',
} as const satisfies RequestPages

const stored = myApplicationRoutes(requestPages, definition)
const status = createRoute({ getParentRoute, path: requestPages.status, ...stored.status })
const checkStatus = createRoute({ getParentRoute, path: '/check-status', ...stored.checkStatus })
const manage = createRoute({ getParentRoute, path: '/manage-booking', ...stored.manage })
const list = createRoute({ getParentRoute, path: requestPages.list, ...stored.list() })
/** B §2: urgent payment of the request in the address. Without one, shows the list with approved requests. */
const urgentPayment = createRoute({
  getParentRoute,
  path: '/urgentAppointmentPayment',
  ...stored.list(({ request, view = 'pay' }) => ({ request, view })),
})
const confirmation = createRoute({ getParentRoute, path: requestPages.confirmation, ...stored.confirmation })
const instructions = createRoute({ getParentRoute, path: requestPages.instructions, ...stored.instructions })
const handOver = createRoute({ getParentRoute, path: requestPages.handOver, ...stored.handOver })

/** A §2: the appointment request. */
const request = requestRoutes({
  pages: requestPages,
  definition,
  form: () => import('./request-form.ts'),
})
const requestLayout = createRoute({
  getParentRoute,
  path: '/request-appointment',
  staticData: { title: 'request:title', words: ['request'], folded: true },
  ...request.layout,
})
const requestEntry = createRoute({ getParentRoute: () => requestLayout, path: '/', ...request.entry })
const requestStart = createRoute({ getParentRoute: () => requestLayout, path: '/applicants-count', ...request.start })
const requestStep = createRoute({ getParentRoute: () => requestLayout, path: '/$step', ...request.step })

/** D18: a second spelling of the same page. */
const requestStepper = createRoute({
  getParentRoute,
  path: '/request-stepper',
  component: () => <Navigate to="/request-appointment" replace />,
})

/** A §2: the urgent request, a separate form. */
const urgent = requestRoutes({
  pages: requestPages,
  definition: () => import('./urgent-definition.ts'),
  form: () => import('./urgent-form.ts'),
})
const urgentLayout = createRoute({
  getParentRoute,
  path: '/urgent-appointment',
  staticData: { title: 'urgent:title', words: ['request', 'urgent'], folded: true },
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
  about,
  contact,
  availability,
  signIn,
  signUp,
  resetPassword,
  phone,
  status,
  checkStatus,
  manage,
  list,
  urgentPayment,
  confirmation,
  instructions,
  handOver,
  requestLayout.addChildren([requestEntry, requestStart, requestStep]),
  requestStepper,
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
