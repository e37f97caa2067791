import type { RequestDraft } from '@invea/domain/drafts'
import type { Namespace } from '@invea/locales'
import type { ReactNode } from 'react'
import type { RequestPages } from '../application-view/pages.tsx'
import { type RequestSearch, readRequestSearch } from '../application-view/view-search.ts'
import type { LookUpPurpose } from '../my-applications/StatusScreen.tsx'
import { lazyPage } from '../shell/portal-route.ts'
import type { RequestDefinition } from './request-definition.ts'

/** Namespaces of a list of stored requests. Each view loads its own. */
const listWords = ['status', 'application', 'choice', 'summary', 'refusal', 'request'] as const
/** Texts of the look-up form, with a human check after failed lookups; results load their own texts. */
const lookUpWords = ['status', 'refusal', 'request', 'issue', 'field', 'captcha'] as const
/** Namespaces of the pages that follow an order. */
const orderWords = [...listWords, 'field', 'payment', 'confirmation'] as const satisfies readonly Namespace[]

/**
 * Options of the routes to stored requests (B §2). `addresses` are their addresses in this portal; `definitions` import the forms
 * whose draft is deleted when its request has no step left there.
 */
export const myApplicationRoutes = <Draft extends RequestDraft>(
  addresses: RequestPages,
  definitions: readonly (() => Promise<{ readonly requestDefinition: RequestDefinition<Draft> }>)[],
) => {
  const forgetDraft = async (requestId?: number): Promise<void> => {
    const parts = import('./request-definition.ts')
    for (const definition of definitions)
      await (await parts).forgetDraft((await definition()).requestDefinition, requestId)
  }
  const pages: RequestPages = { ...addresses, forgetDraft: (requestId) => void forgetDraft(requestId) }
  /** `load` imports the screen. `draw` renders it with the search parameters. `screens` are the views of an application. */
  const page = <Parts,>(
    load: () => Promise<Parts>,
    draw: (parts: Parts, search: RequestSearch) => ReactNode,
    screens: 'viewScreens' | 'lookUpScreens' = 'viewScreens',
  ) => ({
    validateSearch: readRequestSearch,
    component: lazyPage(
      async () => {
        const [views, parts] = await Promise.all([import('./my-application-page.tsx'), load()])
        return { Frame: views.RequestPageFrame, shown: { ...pages, screens: views[screens] }, parts }
      },
      ({ Frame, shown, parts }, { search }: { readonly search: RequestSearch }) => (
        <Frame pages={shown}>{draw(parts, search)}</Frame>
      ),
    ),
  })
  const lookUp = (purpose: LookUpPurpose) =>
    page(
      () => import('../my-applications/StatusScreen.tsx'),
      ({ StatusScreen }, search) => <StatusScreen {...search} purpose={purpose} />,
      'lookUpScreens',
    )
  const list = (withDefaults = (search: RequestSearch) => search) => ({
    staticData: { title: 'status:list.title', namespaces: listWords } as const,
    ...page(
      () => import('../my-applications/MyApplicationsScreen.tsx'),
      ({ MyApplicationsScreen }, search) => <MyApplicationsScreen {...withDefaults(search)} />,
    ),
  })
  // An address without a request leads to the page that explains how to find it.
  const orderPages = async () => ({
    ...(await import('../my-applications/ConfirmationScreen.tsx')),
    ...(await import('../payment/InstructionScreen.tsx')),
  })
  return {
    status: {
      staticData: { title: 'status:lookup.title', namespaces: lookUpWords, formFirst: true },
      ...lookUp('status'),
    },
    /** The other published address of the status look-up (D18). */
    checkStatus: { staticData: { title: 'status:lookup.title', namespaces: lookUpWords }, ...lookUp('status') },
    /** D17: look-up with the actions view, pay, reschedule and cancel. */
    manage: { staticData: { title: 'status:lookup.manageTitle', namespaces: lookUpWords }, ...lookUp('manage') },
    /** My applications, and the views of one of them; `withDefaults` completes the search parameters. */
    list,
    /** Request received, payment awaited or completed, and the slip. */
    confirmation: {
      staticData: { title: 'status:detail.title', namespaces: orderWords, folded: true },
      ...page(
        () => import('../my-applications/ConfirmationScreen.tsx'),
        ({ ConfirmationScreen }, { request }) => <ConfirmationScreen requestId={request} />,
      ),
    },
    /** Payment instructions of an order. The provider sends the applicant back to this address. */
    instructions: {
      staticData: { title: 'payment:instruction.title', namespaces: orderWords, folded: true },
      ...page(orderPages, ({ ConfirmationScreen, InstructionScreen }, { request }) =>
        request === undefined ? <ConfirmationScreen requestId={request} /> : <InstructionScreen requestId={request} />,
      ),
    },
    /** The hand-over to the payment provider's own page. */
    handOver: {
      staticData: { title: 'payment:title', namespaces: orderWords, folded: true },
      ...page(orderPages, ({ ConfirmationScreen, HandOverScreen }, { request }) =>
        request === undefined ? <ConfirmationScreen requestId={request} /> : <HandOverScreen requestId={request} />,
      ),
    },
  } as const
}
