import { queryOptions, skipToken } from '@tanstack/react-query'

/** When the pass of the waiting line ends, as the service said; null without one. Set by `useTurn`, never fetched. */
export const passQuery = queryOptions<string | null>({
  queryKey: ['waitingPass'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
})
