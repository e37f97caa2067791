// Public addresses of the portal (B §2). Letter case is ignored (D18). The content of each page is a separate chunk.
// The pages that both portals have under the same address are in `createPortal`.

import { createPortal } from '@invea/portal-kit/journey-pages/portal-routes.tsx'
import { lazyPage } from '@invea/portal-kit/shell/portal-route.ts'
import { passportNavigation } from '@invea/portal-kit/shell/site-map.tsx'
import { lazyRouteComponent } from '@tanstack/react-router'

const definition = () => import('./request-definition.ts')
const urgentDefinition = () => import('./urgent-definition.ts')

const findSavedForm = async () =>
  (await import('@invea/portal-kit/journey-pages/saved-form.ts')).findSavedForm({
    appointment: definition,
    urgentAppointment: urgentDefinition,
  })

export const createPortalRouter = createPortal({
  navigation: passportNavigation,
  foreignPhones: false,
  pages: {
    '/': {
      title: 'shell:agency',
      description: 'home:intro',
      namespaces: ['home'],
      component: lazyPage(
        () => import('@invea/portal-kit/information/PassportHome.tsx'),
        ({ PassportHome }) => <PassportHome findSavedForm={findSavedForm} />,
      ),
    },
    '/Information': {
      title: 'requirements:title',
      description: 'requirements:summary',
      namespaces: ['requirements', 'service', 'document'],
      component: lazyRouteComponent(
        () => import('@invea/portal-kit/information/InformationScreen.tsx'),
        'InformationScreen',
      ),
    },
    // The urgent tab of the how-to-apply guide.
    '/Information/urgent': {
      title: 'requirements:urgent.title',
      description: 'requirements:urgent.summary',
      namespaces: ['requirements', 'service', 'document', 'choice'],
      component: lazyRouteComponent(
        () => import('@invea/portal-kit/information/UrgentGuideScreen.tsx'),
        'UrgentGuideScreen',
      ),
    },
    // D17: all services with their fees and documents.
    '/service': {
      title: 'serviceList:title',
      description: 'serviceList:summary',
      namespaces: ['serviceList', 'service', 'requirements', 'document'],
      component: lazyRouteComponent(() => import('@invea/portal-kit/information/ServicesScreen.tsx'), 'ServicesScreen'),
    },
    '/guide': {
      title: 'guide:title',
      namespaces: ['guide', 'service', 'document', 'choice', 'request', 'refusal'],
      component: lazyRouteComponent(() => import('@invea/portal-kit/information/GuideScreen.tsx'), 'GuideScreen'),
    },
    '/Faq': {
      title: 'faq:title',
      description: 'faq:summary',
      namespaces: ['faq'],
      component: lazyRouteComponent(() => import('@invea/portal-kit/information/FaqScreen.tsx'), 'FaqScreen'),
    },
    // D17: the earliest dates of every office. The address keeps its published spelling.
    '/check-availablity': {
      title: 'guide:earliest.title',
      namespaces: ['guide', 'choice', 'booking', 'request', 'refusal'],
      component: lazyPage(
        () => import('@invea/portal-kit/appointment/AvailabilityScreen.tsx'),
        ({ AvailabilityScreen, passportDates }) => (
          <AvailabilityScreen services={passportDates} ready="guide:earliest.ready" />
        ),
      ),
    },
  },
  requests: [
    {
      path: '/request-appointment',
      title: 'request:title',
      namespaces: ['request'],
      definition,
      form: () => import('./request-form.ts'),
    },
    // A §2: the urgent request, a separate form.
    {
      path: '/urgent-appointment',
      title: 'urgent:title',
      namespaces: ['request', 'urgent'],
      definition: urgentDefinition,
      form: () => import('./urgent-form.ts'),
    },
  ],
  requestPages: {
    list: '/Application-List',
    status: '/Status',
    confirmation: '/Confirmation',
    instructions: '/InstructionPage',
    handOver: '/Pay_With_PSS',
    portal: 'passport',
  },
  urgentPayment: '/urgentAppointmentPayment',
})
