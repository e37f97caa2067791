// Public addresses of the portal (B §2). Letter case is ignored (D18). The content of each page is a separate chunk.
// The pages that both portals have under the same address are in `createPortal`.

import { createPortal } from '@invea/portal-kit/journey-pages/portal-routes.tsx'
import { lazyPage } from '@invea/portal-kit/shell/portal-route.ts'
import { originIdNavigation } from '@invea/portal-kit/shell/site-map.tsx'
import { lazyRouteComponent } from '@tanstack/react-router'

const definition = () => import('./request-definition.ts')

const findSavedForm = async () =>
  (await import('@invea/portal-kit/journey-pages/saved-form.ts')).findSavedForm({ appointment: definition })

const requirements = ['originRequirements', 'originId', 'choice', 'document', 'service'] as const

export const createPortalRouter = createPortal({
  navigation: originIdNavigation,
  foreignPhones: true,
  pages: {
    '/': {
      title: 'shell:agency',
      description: 'originHome:intro',
      namespaces: ['originHome'],
      component: lazyPage(
        () => import('@invea/portal-kit/information/OriginHome.tsx'),
        ({ OriginHome }) => <OriginHome findSavedForm={findSavedForm} />,
      ),
    },
    '/Information': {
      title: 'originRequirements:title',
      description: 'originRequirements:summary',
      namespaces: requirements,
      component: lazyRouteComponent(
        () => import('@invea/portal-kit/information/OriginInformationScreen.tsx'),
        'OriginInformationScreen',
      ),
    },
    // D17: all Origin ID services with their fees and documents.
    '/service': {
      title: 'serviceList:title',
      description: 'serviceList:summary',
      namespaces: ['serviceList', ...requirements],
      component: lazyRouteComponent(
        () => import('@invea/portal-kit/information/OriginServicesScreen.tsx'),
        'OriginServicesScreen',
      ),
    },
    '/guide': {
      title: 'guide:title',
      namespaces: ['guide', 'originGuide', ...requirements, 'request', 'refusal'],
      component: lazyRouteComponent(
        () => import('@invea/portal-kit/information/OriginGuideScreen.tsx'),
        'OriginGuideScreen',
      ),
    },
    '/Faq': {
      title: 'originRequirements:faq.title',
      description: 'originRequirements:faq.summary',
      namespaces: ['originRequirements', 'faq'],
      component: lazyRouteComponent(() => import('@invea/portal-kit/information/FaqScreen.tsx'), 'OriginFaqScreen'),
    },
    // D17: the earliest dates of every office. The address is the one published for passports, with its spelling.
    '/check-availablity': {
      title: 'guide:earliest.title',
      namespaces: ['guide', 'originGuide', 'choice', 'booking', 'request', 'refusal'],
      component: lazyPage(
        () => import('@invea/portal-kit/appointment/AvailabilityScreen.tsx'),
        ({ AvailabilityScreen, originIdDates }) => (
          <AvailabilityScreen services={originIdDates} ready="originGuide:ready" />
        ),
      ),
    },
  },
  requests: [
    {
      path: '/request-appointment',
      title: 'request:originIdTitle',
      namespaces: ['request'],
      definition,
      form: () => import('./request-form.ts'),
    },
  ],
  requestPages: {
    list: '/Application-List',
    status: '/Status',
    confirmation: '/oid-Confirmation',
    instructions: '/oid-instructionPage',
    handOver: '/Pay_With_PSS',
    portal: 'originId',
  },
})
