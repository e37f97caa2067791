import { loadStart, StartPage } from '@invea/portal-kit/request'
import { createFileRoute } from '@tanstack/react-router'
import { passportDoor } from '../request-door.ts'

const StartOfRequest = () => {
  const keeper = Route.useLoaderData()
  return keeper && <StartPage door={passportDoor} keeper={keeper} />
}

/** The first step has an address file of its own: it must be there long before the rules and screens of the others. */
export const Route = createFileRoute('/request-appointment/party')({
  loader: () => loadStart(passportDoor),
  shouldReload: true,
  gcTime: 0,
  component: StartOfRequest,
})
