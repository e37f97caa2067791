import type { RequestType } from '@invea/domain'
import { type City, type Office, offersType } from '@invea/domain/appointment'
import type { SiteDraft } from '@invea/domain/drafts'
import { requestTypes } from '@invea/domain/services'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from './api-context.ts'
import { failureOf, masterQueries } from './queries.ts'

export interface OfficeLocation {
  readonly regionId: number
  readonly city: City
}

const rank = ({ main, id }: Office) => (main ? 0 : id)

/** All offices, the main one first, then by id, with the region and city of each. */
const locatedOffices = (cities: readonly City[]) => ({
  offices: cities.flatMap(({ offices }) => offices).sort((one, other) => rank(one) - rank(other)),
  locations: new Map<number, OfficeLocation>(
    cities.flatMap((city) => city.offices.map(({ id }) => [id, { regionId: city.regionId ?? 0, city }])),
  ),
})

export const useOffices = () => useQuery({ ...masterQueries.offices(usePortalApi()), select: locatedOffices })

/** Why a region cannot be chosen (D46). */
export type ClosedRegion = 'noOffice' | 'notOffered'

/** Returns why a region cannot be chosen for a type, if so. All can be chosen until the offices are known. */
export const useClosedRegions = (
  requestType: RequestType | undefined,
): ((regionId: number) => ClosedRegion | undefined) => {
  const { data } = useOffices()
  return (regionId) => {
    if (!data) return undefined
    const inRegion = data.offices.filter(({ id }) => data.locations.get(id)?.regionId === regionId)
    if (inRegion.length === 0) return 'noOffice'
    return inRegion.some((office) => offersType(office, requestType)) ? undefined : 'notOffered'
  }
}

/** Returns the cities of a region that have an office, from its own list, or from the list of all offices until that has loaded. */
export const useRegionCities = (regionId: number | undefined) => {
  const api = usePortalApi()
  const own = useQuery({ ...masterQueries.cities(api, regionId ?? 0), enabled: regionId !== undefined })
  const all = useQuery(masterQueries.offices(api))
  const known =
    regionId === undefined ? undefined : (own.data ?? all.data?.filter((city) => city.regionId === regionId))
  return {
    /** Undefined until they have loaded. */
    cities: known?.filter(({ offices }) => offices.length > 0),
    isLoading: own.isFetching && !known,
    /** Error of the last attempt. */
    failure: !known && own.failureReason ? failureOf(own.failureReason) : undefined,
    retry: () => void own.refetch(),
  }
}

/** Returns the types that at least one office accepts (D46); all types until the service has responded. */
export const useOfferedTypes = (menu: 'normal' | 'urgent'): readonly RequestType[] => {
  const api = usePortalApi()
  const { data } = useQuery(menu === 'urgent' ? masterQueries.urgentRequestTypes(api) : masterQueries.requestTypes(api))
  return data?.map(({ type }) => type) ?? requestTypes
}

/** Chooses a region and clears city and office. */
export const withRegion = (site: SiteDraft, regionId: string | undefined): SiteDraft => ({
  ...site,
  regionId,
  cityId: undefined,
  officeId: undefined,
  deliverySiteId: undefined,
})

/** Chooses a city, and its office when it has only one, with the delivery site. */
export const withCity = (site: SiteDraft, cityId: string | undefined, cities: readonly City[]): SiteDraft => {
  const offices = cities.find(({ id }) => String(id) === cityId)?.offices ?? []
  const only = offices.length === 1 ? offices[0] : undefined
  return withOffice({ ...site, cityId }, only ? String(only.id) : undefined, offices)
}

/** Chooses an office, and its first delivery site unless another one is chosen. */
export const withOffice = (site: SiteDraft, officeId: string | undefined, offices: readonly Office[]): SiteDraft => {
  const sites = offices.find(({ id }) => String(id) === officeId)?.deliverySites ?? []
  return { ...site, officeId, deliverySiteId: sites[0] && String(sites[0].id) }
}

/** Chooses an office with its region and city. */
export const withOfficeOf = (site: SiteDraft, officeId: number, { regionId, city }: OfficeLocation): SiteDraft =>
  withOffice({ ...site, regionId: String(regionId), cityId: String(city.id) }, String(officeId), city.offices)
