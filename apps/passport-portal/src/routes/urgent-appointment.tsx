import { loadLayout, RequestLayout } from '@invea/portal-kit/request'
import { urgentWords } from '@invea/portal-kit/request-screens'
import { createFileRoute } from '@tanstack/react-router'
import { urgentDoor } from '../urgent-definition.ts'

/** A §2: the urgent request. */
export const Route = createFileRoute('/urgent-appointment')({
  staticData: { title: 'urgent:title', words: urgentWords, folded: true },
  loader: () => loadLayout(urgentDoor),
  shouldReload: true,
  gcTime: 0,
  component: () => <RequestLayout door={urgentDoor} kind={Route.useLoaderData().kind} />,
})
