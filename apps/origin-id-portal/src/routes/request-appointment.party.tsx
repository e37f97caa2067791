import { loadStart, StartPage } from '@invea/portal-kit/request'
import { createFileRoute } from '@tanstack/react-router'
import { originIdDoor } from '../request-door.ts'

const StartOfRequest = () => {
  const keeper = Route.useLoaderData()
  return keeper && <StartPage door={originIdDoor} keeper={keeper} />
}

/** The first step has an address file of its own: it must be there long before the rules and screens of the others. */
export const Route = createFileRoute('/request-appointment/party')({
  loader: () => loadStart(originIdDoor),
  shouldReload: true,
  gcTime: 0,
  component: StartOfRequest,
})
