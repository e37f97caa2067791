import { loadLayout } from '@invea/portal-kit/journey-pages/load-request.ts'
import { RequestLayout } from '@invea/portal-kit/journey-pages/RequestLayout.tsx'
import { urgentWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { urgentDefinition } from '../urgent-definition.ts'

/** A §2: the urgent request. */
export const Route = createFileRoute('/urgent-appointment')({
  staticData: { title: 'urgent:title', words: urgentWords, folded: true },
  loader: () => loadLayout(urgentDefinition),
  shouldReload: true,
  gcTime: 0,
  component: () => <RequestLayout definition={urgentDefinition} kind={Route.useLoaderData().kind} />,
})
