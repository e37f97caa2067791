import { DoorPage, formLink, loadDoor } from '@invea/portal-kit/request'
import { createFileRoute } from '@tanstack/react-router'
import { originIdDoor } from '../request-definition.ts'

/** The door of the request: the first page, or the offer to go on with what was begun. */
export const Route = createFileRoute('/request-appointment/')({
  loaderDeps: formLink,
  loader: ({ context, deps }) => loadDoor(originIdDoor, context, deps),
  shouldReload: true,
  gcTime: 0,
  component: () => <DoorPage door={originIdDoor} store={Route.useLoaderData()} />,
})
