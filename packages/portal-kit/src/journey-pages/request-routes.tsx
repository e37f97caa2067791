import type { RequestDraft } from '@invea/domain/drafts'
import type { Namespace } from '@invea/locales'
import type { RequestPages } from '../application-view/pages.tsx'
import { lazyPage, type PortalContext } from '../shell/portal-route.ts'
import type { FormLink, RequestDefinition, RequestForm } from './request-definition.ts'

export interface RequestParts<Draft extends RequestDraft> {
  /** Imports what the first step needs. */
  readonly definition: () => Promise<{ readonly requestDefinition: RequestDefinition<Draft> }>
  /** Imports the rules and screens of all steps. */
  readonly form: () => Promise<{ readonly requestForm: RequestForm<Draft> }>
  /** Addresses of this portal's pages about stored requests. */
  readonly pages: RequestPages
}

interface StepLocation {
  readonly params: { readonly step: string }
  readonly context: PortalContext
  readonly location: { readonly search: object }
}

/** Texts of every step but the first: labels and messages of fields, and the hold bar. */
const stepWords = ['issue', 'field', 'refusal', 'booking'] as const satisfies readonly Namespace[]

/** Loader dependencies of pages that accept a preselection. */
const formLink = ({ search }: { readonly search: object }): FormLink => {
  const { service, office, applicants } = search as FormLink
  return { service, office, applicants }
}

/**
 * Load again when the page is shown again, because the draft may have changed. A link that is touched fetches the screens, but runs no
 * loader: that would open the form here, and change its draft.
 */
const alwaysReload = { shouldReload: true, gcTime: 0, preload: false } as const

/** Loader data of a page. */
interface Loaded<Load extends (...given: never[]) => unknown> {
  readonly loaderData: Awaited<ReturnType<Load>>
}

/**
 * Options of the four routes of a request (A §2): layout, entry page, first step and every other step. The first step has its own route,
 * because it is usable before the rules and screens of the others have loaded.
 */
export const requestRoutes = <Draft extends RequestDraft>({ definition, form, pages }: RequestParts<Draft>) => {
  const start = () => Promise.all([import('./request-start.tsx'), definition()])
  const steps = () => Promise.all([import('./StepPage.tsx'), form()])
  const loadForm = async () => (await form()).requestForm
  const loadLayout = async () => {
    const [parts, { requestDefinition }] = await start()
    return parts.loadLayout(requestDefinition)
  }
  const loadEntry = async ({ context, deps }: { readonly context: PortalContext; readonly deps: FormLink }) => {
    const [parts, { requestDefinition }] = await start()
    return parts.loadEntry(requestDefinition, context, deps)
  }
  const loadStart = async ({ deps }: { readonly deps: FormLink }) => {
    const [parts, { requestDefinition }] = await start()
    return parts.loadStart(requestDefinition, deps)
  }
  const loadStep = async ({ params, context, location }: StepLocation) => {
    const [parts, { requestForm }] = await steps()
    return parts.loadStep(requestForm, params.step, context, location.search)
  }
  return {
    layout: {
      ...alwaysReload,
      loader: loadLayout,
      component: lazyPage(
        start,
        ([{ RequestLayout }, { requestDefinition }], { loaderData }: Loaded<typeof loadLayout>) => (
          <RequestLayout definition={requestDefinition} kind={loaderData.kind} />
        ),
      ),
    },
    entry: {
      ...alwaysReload,
      loaderDeps: formLink,
      loader: loadEntry,
      component: lazyPage(
        start,
        ([{ ResumePage }, { requestDefinition }], { loaderData }: Loaded<typeof loadEntry>) => (
          <ResumePage definition={requestDefinition} pages={pages} store={loaderData} />
        ),
      ),
    },
    start: {
      ...alwaysReload,
      loaderDeps: formLink,
      loader: loadStart,
      component: lazyPage(
        start,
        ([{ StartPage }, { requestDefinition }], { loaderData }: Loaded<typeof loadStart>) =>
          loaderData && <StartPage loadForm={loadForm} definition={requestDefinition} store={loaderData} />,
      ),
    },
    step: {
      ...alwaysReload,
      staticData: { namespaces: stepWords, formFirst: true },
      loader: loadStep,
      component: lazyPage(
        steps,
        (
          [{ StepPage }, { requestForm }],
          { params, loaderData: { store, Content } }: Loaded<typeof loadStep> & Pick<StepLocation, 'params'>,
        ) => store && <StepPage form={requestForm} pages={pages} store={store} named={params.step} Content={Content} />,
      ),
    },
  } as const
}
