import { useQuery } from '@tanstack/react-query'
import { useApplicationQuery } from './application-queries.ts'

/** View File links are valid for five minutes: an open page fetches new ones before that. */
const renewLinksEvery = 4 * 60_000

/** One stored request of this session, its document links kept fresh while the page is looked at. */
export const useApplication = (requestId: number | undefined) =>
  useQuery({
    ...useApplicationQuery()(requestId ?? 0),
    enabled: requestId !== undefined,
    refetchInterval: renewLinksEvery,
  })
