import type { ApiError } from '@invea/api'
import type { City, Office } from '@invea/domain'
import { useQueries, useQuery } from '@tanstack/react-query'
import { failureOf } from './answer.ts'
import { usePortalApi } from './api-context.ts'
import { masterQueries } from './master-queries.ts'

/** All offices, as far as they have come. */
export type OfficesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | {
      readonly state: 'known'
      readonly offices: readonly Office[]
      readonly placeOf: ReadonlyMap<number, OfficePlace>
    }

/** Where an office stands in the lists of places. */
export interface OfficePlace {
  readonly regionId: number
  readonly city: City
}

/** The offices of every region, the main one first, then by id; the master data names the regions, each region its offices. */
export const useOffices = (): OfficesState => {
  const api = usePortalApi()
  const master = useQuery(masterQueries.all(api))
  const regions = useQueries({
    queries: (master.data?.regions ?? []).map(({ id }) => masterQueries.cities(api, id)),
  })
  const failed = master.isError ? master : regions.find(({ isError }) => isError)
  if (failed) {
    const retry = () => {
      void master.refetch()
      for (const region of regions) if (region.isError) void region.refetch()
    }
    return { state: 'failed', error: failureOf(failed.error), retry }
  }
  if (!master.data || regions.some(({ data }) => !data)) return { state: 'loading' }
  const offices = regions.flatMap(({ data = [] }) => data.flatMap((city) => city.offices))
  const placeOf = new Map(
    master.data.regions.flatMap(({ id: regionId }, at) =>
      (regions[at]?.data ?? []).flatMap((city) =>
        city.offices.map((office) => [office.id, { regionId, city }] as const),
      ),
    ),
  )
  const rank = (office: Office) => (office.main ? 0 : office.id)
  return { state: 'known', offices: [...offices].sort((one, other) => rank(one) - rank(other)), placeOf }
}
