import { formLink } from '@invea/portal-kit/journey-pages/form-link.ts'
import { loadStart } from '@invea/portal-kit/journey-pages/load-request.ts'
import { StartPage } from '@invea/portal-kit/journey-pages/StartPage.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { urgentDefinition } from '../urgent-definition.ts'

const loadForm = async () => (await import('../urgent-form.ts')).urgentForm

const StartOfUrgent = () => {
  const store = Route.useLoaderData()
  return store && <StartPage loadForm={loadForm} definition={urgentDefinition} store={store} />
}

/** The first step has an address file of its own: it must be there long before the rules and screens of the others. */
export const Route = createFileRoute('/urgent-appointment/applicants-count')({
  loaderDeps: formLink,
  loader: ({ deps }) => loadStart(urgentDefinition, deps),
  shouldReload: true,
  gcTime: 0,
  component: StartOfUrgent,
})
