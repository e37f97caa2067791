import type { Application } from '@invea/domain'
import { useQueries } from '@tanstack/react-query'
import { useApplicationQuery } from '../request-view/application-queries.ts'

/** What was found, as it is by now: an action on a request changes the card one comes back to. Masked cards stay as found. */
export const useRefreshed = (found: readonly Application[]): readonly Application[] => {
  const applicationQuery = useApplicationQuery()
  const known = useQueries({
    queries: found.map((application) => ({
      ...applicationQuery(application.requestId),
      enabled: !application.masked,
      // Just found is fresh; what an action invalidated is asked again.
      staleTime: 60_000,
    })),
  })
  return found.map((application, at) => (application.masked ? application : (known[at]?.data ?? application)))
}
