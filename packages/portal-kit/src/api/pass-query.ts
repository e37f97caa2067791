/** When the pass of the waiting line ends, as the service said; null without one. Set by `useTurn`, never fetched. */
export const passQuery = { queryKey: ['waitingPass'], enabled: false, gcTime: Number.POSITIVE_INFINITY } as const
