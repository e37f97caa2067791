import type { ApiError, PortalApi } from '@invea/api'
import { bookingWindow, type IsoDate, type RequestType } from '@invea/domain'
import {
  type Coordinates,
  distanceInKm,
  type EarliestDate,
  type Office,
  type Restriction,
  type Window,
} from '@invea/domain/appointment'
import { queryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { isWaiting } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries, unwrap } from '../api/queries.ts'
import { type OfficeLocation, useOffices } from '../api/use-offices.ts'
import { useFromWizard } from '../application-form/use-wizard.ts'

type AvailabilityQuery = Parameters<PortalApi['schedule']['availability']>[0]
type EstimateQuery = Parameters<PortalApi['schedule']['deliveryEstimate']>[0]
type UrgentQuery = Parameters<PortalApi['schedule']['urgentAvailability']>[0]
type EarliestQuery = Parameters<PortalApi['schedule']['earliest']>[0]

/** Free slots change often: a screen fetches them again when they are older than this. */
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

/** From when to when an office takes appointments; undefined until its restriction has come. */
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

/** The window as it is promised: from its first free day on, which may be weeks after the first day that the office takes. */
export const fromFirstFreeDay = (window: Window, free: Iterable<IsoDate>): Window => ({
  ...window,
  from: [...free].sort()[0] ?? window.from,
})

/** A refused slot is taken for everyone: free slots must be fetched again. A waiting line refuses no slot. */
export const useAskAgainOnRefusal = (search: 'availability' | 'urgent'): void => {
  const failure = useFromWizard(({ state }) => state().failure)
  const queries = useQueryClient()
  useEffect(() => {
    if (failure?.kind === 'refused' && !isWaiting(failure))
      void queries.invalidateQueries({ queryKey: ['schedule', search] })
  }, [failure, queries, search])
}

/** An office with its first free day; none where its whole window is full. */
export interface OfficeDate {
  readonly office: Office
  readonly date: IsoDate | undefined
}

const last = '9999-12-31'

/** Every office with its first free day, the soonest first, full ones at the end. Offices that do not offer the service are left out. */
export const officeDates = (offices: readonly Office[], earliest: readonly EarliestDate[]): readonly OfficeDate[] => {
  const dates = new Map(earliest.map(({ officeId, date }) => [officeId, date ?? undefined]))
  return offices
    .filter(({ id }) => dates.has(id))
    .map((office) => ({ office, date: dates.get(office.id) }))
    .sort((one, other) => ((one.date ?? last) < (other.date ?? last) ? -1 : 1))
}

/** The same offices, the nearest to a point first; those that are not on the map at the end. */
export const nearestOfficeDates = <Row extends OfficeDate>(
  dates: readonly Row[],
  from: Coordinates,
  coordinatesOf: (officeId: number) => Coordinates | undefined,
): readonly (Row & { readonly km: number | undefined })[] =>
  dates
    .map((row) => {
      const at = coordinatesOf(row.office.id)
      return { ...row, km: at && distanceInKm(from, at) }
    })
    .sort((one, other) => (one.km ?? Number.POSITIVE_INFINITY) - (other.km ?? Number.POSITIVE_INFINITY) || 0)

/** Offices with a free day in place of one that has none: those of its own region first, then the soonest. */
export const nearbyOfficeDates = (
  dates: readonly OfficeDate[],
  officeId: number,
  regionOf: (officeId: number) => number | undefined,
): readonly OfficeDate[] => {
  const isInSameRegion = ({ office }: OfficeDate) => regionOf(office.id) === regionOf(officeId)
  const free = dates.filter(({ office, date }) => office.id !== officeId && date !== undefined)
  return [...free.filter(isInSameRegion), ...free.filter((one) => !isInSameRegion(one))]
}

export type OfficeDatesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | {
      readonly state: 'known'
      readonly dates: readonly OfficeDate[]
      readonly locations: ReadonlyMap<number, OfficeLocation>
    }

/** The first free day of every office that offers a type, for as many applicants. */
export const useOfficeDates = (requestType: RequestType, applicants: number): OfficeDatesState => {
  const api = usePortalApi()
  const offices = useOffices()
  const earliest = useQuery(scheduleQueries.earliest(api, { requestType, applicants }))
  if (offices.state === 'failed') return offices
  if (earliest.isError)
    return { state: 'failed', error: failureOf(earliest.error), retry: () => void earliest.refetch() }
  if (offices.state === 'loading' || !earliest.data) return { state: 'loading' }
  return { state: 'known', dates: officeDates(offices.offices, earliest.data), locations: offices.locations }
}
