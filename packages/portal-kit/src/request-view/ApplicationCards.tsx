import type { Application } from '@invea/domain'
import { Stack } from '@invea/ui'
import { ApplicationCard } from './ApplicationCard.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { useRequestPages } from './pages.tsx'
import { portalOf } from './portal-of.ts'
import { useDisplayContext } from './use-display-context.ts'

/** The list of requests, newest first as the service sends them; one of the other portal is shown without actions, with the way there. */
export const ApplicationCards = ({ applications }: { readonly applications: readonly Application[] }) => {
  const display = useDisplayContext()
  const { portal } = useRequestPages()
  return (
    <Stack as="ul" gap={4}>
      {applications.map((application) => {
        const isOwn = portalOf(application) === portal
        const shown = isOwn ? application : { ...application, actions: [], missing: undefined }
        return (
          <li key={application.requestId}>
            <ApplicationCard application={shown} display={display} isElsewhere={!isOwn} />
            {!isOwn && <Elsewhere count={1} portal={portal} />}
          </li>
        )
      })}
    </Stack>
  )
}
