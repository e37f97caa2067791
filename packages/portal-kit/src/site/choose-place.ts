import type { City, Office, SiteDraft } from '@invea/domain'

/** Another region: what was chosen inside the old one no longer stands. */
export const withRegion = (site: SiteDraft, regionId: string | undefined): SiteDraft => ({
  ...site,
  regionId,
  cityId: undefined,
  officeId: undefined,
  deliverySiteId: undefined,
})

/** Another city. Where it has one office, that is the choice; so is an office's only delivery site. */
export const withCity = (site: SiteDraft, cityId: string | undefined, cities: readonly City[]): SiteDraft => {
  const offices = cities.find(({ id }) => String(id) === cityId)?.offices ?? []
  const only = offices.length === 1 ? offices[0] : undefined
  return withOffice({ ...site, cityId }, only ? String(only.id) : undefined, offices)
}

/** Another office, with its only delivery site where it has just one. */
export const withOffice = (site: SiteDraft, officeId: string | undefined, offices: readonly Office[]): SiteDraft => {
  const sites = offices.find(({ id }) => String(id) === officeId)?.deliverySites ?? []
  return { ...site, officeId, deliverySiteId: sites.length === 1 ? String(sites[0]?.id) : undefined }
}
