import { formLink } from '@invea/portal-kit/journey-pages/form-link.ts'
import { loadEntry } from '@invea/portal-kit/journey-pages/load-request.ts'
import { ResumePage } from '@invea/portal-kit/journey-pages/ResumePage.tsx'
import { createFileRoute } from '@tanstack/react-router'
import { originIdDefinition } from '../request-definition.ts'

/** Entry page of the request: redirects to the first step or offers to continue a draft. */
export const Route = createFileRoute('/request-appointment/')({
  loaderDeps: formLink,
  loader: ({ context, deps }) => loadEntry(originIdDefinition, context, deps),
  shouldReload: true,
  gcTime: 0,
  component: () => <ResumePage definition={originIdDefinition} store={Route.useLoaderData()} />,
})
