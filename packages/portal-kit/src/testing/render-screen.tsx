import type { PortalApi } from '@invea/api'
import type { Language, Namespace } from '@invea/locales'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { PortalApiContext } from '../api/api-context.ts'
import { type RequestPages, RequestPagesContext } from '../application-view/pages.tsx'
import { type RequestSearch, readRequestSearch } from '../application-view/view-search.ts'
import { createI18n, I18nProvider, showLanguage } from '../i18n/i18n.ts'

const pages: RequestPages = {
  list: '/list',
  status: '/status',
  confirmation: '/confirmation',
  instructions: '/instructions',
  handOver: '/hand-over',
  portal: 'passport',
}

/** Responses of the service that a test needs; any other request throws. */
export type PartialApi = { readonly [Group in keyof PortalApi]?: Partial<PortalApi[Group]> }

const allNamespaces: readonly Namespace[] = [
  'common',
  'shell',
  'status',
  'choice',
  'field',
  'summary',
  'refusal',
  'payment',
  'confirmation',
  'issue',
  'booking',
  'request',
  'captcha',
  'applicant',
  'site',
  'originId',
  'attachments',
  'document',
  'application',
]

/** Renders a screen as a page of a portal, with texts, router, API and cache. */
export const renderScreen = async (
  screen: (search: RequestSearch) => ReactNode,
  options: {
    readonly api: PartialApi
    readonly language?: Language
    readonly address?: string
    /** Additional namespaces. */
    readonly namespaces?: readonly Namespace[]
    /** Additional paths of the portal. */
    readonly routes?: readonly string[]
  } & Pick<RequestPages, 'forgetDraft' | 'screens'>,
) => {
  const { api, language = 'en', address = '/list', namespaces = [], routes: more = [], forgetDraft, screens } = options
  const i18n = createI18n()
  const show = (shown: Language) => showLanguage(i18n, shown, [...allNamespaces, ...namespaces])
  await show(language)
  const history = createMemoryHistory({ initialEntries: [address] })
  const root = createRootRoute({ validateSearch: readRequestSearch })
  // biome-ignore lint/correctness/noComponentHookFactories: one page per test, never created again
  const Page = () => <main>{screen(root.useSearch())}</main>
  const own = Object.values(pages).filter((page) => page.startsWith('/'))
  const routes = [...own, '/request-appointment', ...more].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: Page }),
  )
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <PortalApiContext value={api as PortalApi}>
          <RequestPagesContext value={{ ...pages, ...(forgetDraft && { forgetDraft }), ...(screens && { screens }) }}>
            <RouterProvider router={router} />
          </RequestPagesContext>
        </PortalApiContext>
      </QueryClientProvider>
    </I18nProvider>,
  )
  /** `show` changes the language of the open page, like the language switch. */
  return { ...view, router, queries, show, address: () => router.history.location.href }
}

/** Texts of the main buttons and links on the page. */
export const mainButtons = (): readonly (string | null)[] =>
  [...document.querySelectorAll(':is(a, button).bg-primary')].map(({ textContent }) => textContent)
