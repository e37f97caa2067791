import type { Language } from '@invea/locales'
import { portalRouterOptions } from '@invea/portal-kit/shell/router-options.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'

/** The portal's router; a page rendered at build time brings its own history. */
export const createPortalRouter = (language: Language, history?: RouterHistory) =>
  createRouter({ routeTree, ...portalRouterOptions(language), ...(history && { history }) })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
