import { loadStart, StartPage } from '@invea/portal-kit/request'
import { createFileRoute } from '@tanstack/react-router'
import { urgentDoor } from '../urgent-door.ts'

const StartOfUrgent = () => {
  const keeper = Route.useLoaderData()
  return keeper && <StartPage door={urgentDoor} keeper={keeper} />
}

/** The first step has an address file of its own: it must be there long before the rules and screens of the others. */
export const Route = createFileRoute('/urgent-appointment/party')({
  loader: () => loadStart(urgentDoor),
  shouldReload: true,
  gcTime: 0,
  component: StartOfUrgent,
})
