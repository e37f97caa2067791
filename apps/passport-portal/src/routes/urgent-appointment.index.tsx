import { DoorPage, formLink, loadDoor } from '@invea/portal-kit/request'
import { createFileRoute } from '@tanstack/react-router'
import { urgentDoor } from '../urgent-definition.ts'

/** The door of the urgent request: the first page, or the offer to go on with what was begun. */
export const Route = createFileRoute('/urgent-appointment/')({
  loaderDeps: formLink,
  loader: ({ context, deps }) => loadDoor(urgentDoor, context, deps),
  shouldReload: true,
  gcTime: 0,
  component: () => <DoorPage door={urgentDoor} store={Route.useLoaderData()} />,
})
