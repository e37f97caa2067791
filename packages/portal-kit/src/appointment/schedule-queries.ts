import type { PortalApi } from '@invea/api'
import { bookingWindow, type IsoDate } from '@invea/domain'
import type { Restriction, Window } from '@invea/domain/appointment'
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { isWaiting } from '../api/FailureNotice.tsx'
import { masterQueries, unwrap } from '../api/queries.ts'
import { useFromWizard } from '../application-form/use-wizard.ts'

type AvailabilityQuery = Parameters<PortalApi['schedule']['availability']>[0]
type EstimateQuery = Parameters<PortalApi['schedule']['deliveryEstimate']>[0]
type UrgentQuery = Parameters<PortalApi['schedule']['urgentAvailability']>[0]
type EarliestQuery = Parameters<PortalApi['schedule']['earliest']>[0]

/** Milliseconds. Free slots change often, so a screen fetches older ones again. */
const availabilityStaysFor = 20_000

export const scheduleQueries = {
  availability: (api: PortalApi, query: AvailabilityQuery) =>
    queryOptions({
      queryKey: ['schedule', 'availability', query],
      queryFn: () => unwrap(api.schedule.availability(query)),
      staleTime: availabilityStaysFor,
    }),
  estimate: (api: PortalApi, query: EstimateQuery) =>
    queryOptions({
      queryKey: ['schedule', 'estimate', query],
      queryFn: () => unwrap(api.schedule.deliveryEstimate(query)),
      staleTime: availabilityStaysFor,
    }),
  /** Days with urgent quota. */
  urgent: (api: PortalApi, query: UrgentQuery) =>
    queryOptions({
      queryKey: ['schedule', 'urgent', query],
      queryFn: () => unwrap(api.schedule.urgentAvailability(query)),
      staleTime: availabilityStaysFor,
    }),
  /** The first free day of every office, without a session. */
  earliest: (api: PortalApi, query: EarliestQuery) =>
    queryOptions({
      queryKey: ['schedule', 'earliest', query],
      queryFn: () => unwrap(api.schedule.earliest(query)),
      staleTime: availabilityStaysFor,
    }),
  /** Keyed by the appointments of the hold in the draft, so that a response about an earlier hold is not used for it. */
  currentHold: (api: PortalApi, appointmentIds: readonly number[]) =>
    queryOptions({
      queryKey: ['schedule', 'hold', appointmentIds],
      queryFn: () => unwrap(api.schedule.currentHold()),
      staleTime: 0,
    }),
}

/** Booking window of an office; undefined until its restriction has loaded. */
export const useOfficeWindow = (
  officeId: number,
  today: IsoDate,
): {
  readonly restriction: Restriction | undefined
  readonly window: Window | undefined
  readonly restrictions: UseQueryResult<readonly Restriction[]>
} => {
  const restrictions = useQuery(masterQueries.restrictions(usePortalApi()))
  const restriction = restrictions.data?.find((candidate) => candidate.officeId === officeId)
  return { restrictions, restriction, window: restriction && bookingWindow(restriction, today) }
}

/** Starts the window at its first free day, which may be weeks after the office's first day. */
export const fromFirstFreeDay = (window: Window, free: Iterable<IsoDate>): Window => ({
  ...window,
  from: [...free].sort()[0] ?? window.from,
})

/** Fetches free slots again after a refused hold, because another visitor has taken the slot. Ignores waiting lines, which refuse no slot. */
export const useAskAgainOnRefusal = (search: 'availability' | 'urgent'): void => {
  const failure = useFromWizard(({ state }) => state().failure)
  const queries = useQueryClient()
  useEffect(() => {
    if (failure?.kind === 'refused' && !isWaiting(failure))
      void queries.invalidateQueries({ queryKey: ['schedule', search] })
  }, [failure, queries, search])
}
