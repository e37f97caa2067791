import type { ApiError } from '@invea/api'
import type { RequestType } from '@invea/domain'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { failureOf } from '../api/queries.ts'
import { type OfficeLocation, useOffices } from '../api/use-offices.ts'
import { scheduleQueries } from '../booking/schedule-queries.ts'
import { type OfficeDate, officeDates } from './office-dates.ts'

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
