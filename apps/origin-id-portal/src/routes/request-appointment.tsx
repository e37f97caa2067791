import { loadLayout } from '@invea/portal-kit/journey-pages/load-request.ts'
import { RequestLayout } from '@invea/portal-kit/journey-pages/RequestLayout.tsx'
import { requestWords } from '@invea/portal-kit/journey-pages/request-words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { originIdDefinition } from '../request-definition.ts'

/** A §2: the appointment request. */
export const Route = createFileRoute('/request-appointment')({
  staticData: { title: 'request:originIdTitle', words: requestWords, folded: true },
  loader: () => loadLayout(originIdDefinition),
  shouldReload: true,
  gcTime: 0,
  component: () => <RequestLayout definition={originIdDefinition} kind={Route.useLoaderData().kind} />,
})
