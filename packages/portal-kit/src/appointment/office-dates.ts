import type { ApiError } from '@invea/api'
import type { IsoDate, RequestType } from '@invea/domain'
import { type Coordinates, distanceInKm, type EarliestDate, type Office } from '@invea/domain/appointment'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { failureOf } from '../api/queries.ts'
import { type OfficeLocation, useOffices } from '../api/use-offices.ts'
import { scheduleQueries } from './schedule-queries.ts'

/** An office with its first free day; undefined when its whole window is full. */
export interface OfficeDate {
  readonly office: Office
  readonly date: IsoDate | undefined
}

const last = '9999-12-31'

/** Offices with their first free day, the earliest first, full ones last. Leaves out offices without the service. */
export const officeDates = (offices: readonly Office[], earliest: readonly EarliestDate[]): readonly OfficeDate[] => {
  const dates = new Map(earliest.map(({ officeId, date }) => [officeId, date ?? undefined]))
  return offices
    .filter(({ id }) => dates.has(id))
    .map((office) => ({ office, date: dates.get(office.id) }))
    .sort((one, other) => ((one.date ?? last) < (other.date ?? last) ? -1 : 1))
}

/** The same offices by distance from a point. Those without a position come last. */
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

/** Offices with a free day, as alternatives to a full one: the same region first, then the earliest. */
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

/** Fetches the first free day of every office for a type and a number of applicants. */
export const useOfficeDates = (requestType: RequestType, applicants: number): OfficeDatesState => {
  const api = usePortalApi()
  const offices = useOffices()
  const earliest = useQuery(scheduleQueries.earliest(api, { requestType, applicants }))
  const failed = [offices, earliest].find(({ isLoadingError }) => isLoadingError)
  if (failed) return { state: 'failed', error: failureOf(failed.error), retry: () => void failed.refetch() }
  if (!offices.data || !earliest.data) return { state: 'loading' }
  const { locations } = offices.data
  return { state: 'known', dates: officeDates(offices.data.offices, earliest.data), locations }
}
