import { useEffect } from 'react'
import { useOffices } from '../api/use-offices.ts'
import { useEditDraft } from '../wizard/index.ts'
import { withOffice, withOfficeOf } from './choose-office.ts'

/** Fills in region and city of an office that a link has chosen; an office that does not exist is forgotten. */
export const PreselectedOffice = ({ officeId }: { readonly officeId: string }) => {
  const offices = useOffices()
  const edit = useEditDraft()
  useEffect(() => {
    if (offices.state !== 'known') return
    const location = offices.locations.get(Number(officeId))
    edit((draft) => {
      if (draft.site.officeId !== officeId || draft.site.regionId !== undefined) return draft
      const site = location
        ? withOfficeOf(draft.site, Number(officeId), location)
        : withOffice(draft.site, undefined, [])
      return { ...draft, site }
    })
  }, [offices, officeId, edit])
  return null
}
