import type { RequestPage } from '@invea/portal-kit/application-view/pages.tsx'
import type { FileRoutesByTo } from './routeTree.gen.ts'

/** Where this portal has its pages about stored requests; an address without a route does not compile. */
export const requestPages = {
  list: '/Application-List',
  status: '/Status',
  confirmation: '/Confirmation',
  instructions: '/InstructionPage',
  handOver: '/Pay_With_PSS',
  portal: 'passport',
} as const satisfies Record<RequestPage, keyof FileRoutesByTo> & { readonly portal: 'passport' }
