import { formLink } from '@invea/portal-kit/journey-pages/form-link.ts'
import { loadStart } from '@invea/portal-kit/journey-pages/load-request.ts'
import { StartPage } from '@invea/portal-kit/journey-pages/StartPage.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { originIdDefinition } from '../request-definition.ts'

const loadForm = async () => (await import('../request-form.ts')).originIdForm

const StartOfRequest = () => {
  const store = Route.useLoaderData()
  return store && <StartPage loadForm={loadForm} definition={originIdDefinition} store={store} />
}

/** The first step has an address file of its own: it must be there long before the rules and screens of the others. */
export const Route = createFileRoute('/request-appointment/applicants-count')({
  loaderDeps: formLink,
  loader: ({ deps }) => loadStart(originIdDefinition, deps),
  shouldReload: true,
  gcTime: 0,
  component: StartOfRequest,
})
