import type { PortalApi } from '@invea/api'
import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../api/queries.ts'

type AvailabilityQuery = Parameters<PortalApi['schedule']['availability']>[0]
type EstimateQuery = Parameters<PortalApi['schedule']['deliveryEstimate']>[0]
type UrgentQuery = Parameters<PortalApi['schedule']['urgentAvailability']>[0]
type EarliestQuery = Parameters<PortalApi['schedule']['earliest']>[0]

/** Places come and go: what is older than this is asked again when the screen opens. */
const placesStayFor = 20_000

export const scheduleQueries = {
  availability: (api: PortalApi, query: AvailabilityQuery) =>
    queryOptions({
      queryKey: ['schedule', 'availability', query],
      queryFn: () => unwrap(api.schedule.availability(query)),
      staleTime: placesStayFor,
    }),
  estimate: (api: PortalApi, query: EstimateQuery) =>
    queryOptions({
      queryKey: ['schedule', 'estimate', query],
      queryFn: () => unwrap(api.schedule.deliveryEstimate(query)),
      staleTime: placesStayFor,
    }),
  /** Days with urgent quota. */
  urgent: (api: PortalApi, query: UrgentQuery) =>
    queryOptions({
      queryKey: ['schedule', 'urgent', query],
      queryFn: () => unwrap(api.schedule.urgentAvailability(query)),
      staleTime: placesStayFor,
    }),
  /** The first free day of every office, without a session. */
  earliest: (api: PortalApi, query: EarliestQuery) =>
    queryOptions({
      queryKey: ['schedule', 'earliest', query],
      queryFn: () => unwrap(api.schedule.earliest(query)),
      staleTime: placesStayFor,
    }),
  /** Asked for by the appointments of the hold in the draft, so that an answer about an earlier one is never taken for it. */
  currentHold: (api: PortalApi, appointmentIds: readonly number[]) =>
    queryOptions({
      queryKey: ['schedule', 'hold', appointmentIds],
      queryFn: () => unwrap(api.schedule.currentHold()),
      staleTime: 0,
    }),
}
