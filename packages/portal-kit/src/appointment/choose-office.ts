import type { City, Office } from '@invea/domain/appointment'
import type { SiteDraft } from '@invea/domain/drafts'
import type { OfficeLocation } from '../api/use-offices.ts'

/** Another region: clears what was chosen inside the old one. */
export const withRegion = (site: SiteDraft, regionId: string | undefined): SiteDraft => ({
  ...site,
  regionId,
  cityId: undefined,
  officeId: undefined,
  deliverySiteId: undefined,
})

/** Another city. Where it has one office, that is the choice; its delivery site comes with it. */
export const withCity = (site: SiteDraft, cityId: string | undefined, cities: readonly City[]): SiteDraft => {
  const offices = cities.find(({ id }) => String(id) === cityId)?.offices ?? []
  const only = offices.length === 1 ? offices[0] : undefined
  return withOffice({ ...site, cityId }, only ? String(only.id) : undefined, offices)
}

/** Another office, and its first delivery site unless another is chosen. */
export const withOffice = (site: SiteDraft, officeId: string | undefined, offices: readonly Office[]): SiteDraft => {
  const sites = offices.find(({ id }) => String(id) === officeId)?.deliverySites ?? []
  return { ...site, officeId, deliverySiteId: sites[0] && String(sites[0].id) }
}

/** An office out of a list of all: its region, its city and the office itself. */
export const withOfficeOf = (site: SiteDraft, officeId: number, { regionId, city }: OfficeLocation): SiteDraft =>
  withOffice({ ...site, regionId: String(regionId), cityId: String(city.id) }, String(officeId), city.offices)
