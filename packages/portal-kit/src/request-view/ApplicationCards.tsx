import type { Application } from '@invea/domain'
import { Stack } from '@invea/ui'
import { ApplicationCard } from './ApplicationCard.tsx'
import { useReading } from './use-reading.ts'

/** The list of requests, newest first as the service sends them. */
export const ApplicationCards = ({ applications }: { readonly applications: readonly Application[] }) => {
  const reading = useReading()
  return (
    <Stack as="ul" gap={4}>
      {applications.map((application) => (
        <li key={application.requestId}>
          <ApplicationCard application={application} reading={reading} />
        </li>
      ))}
    </Stack>
  )
}
