import type { PassportDraft } from '@invea/domain/drafts'
import { Alert, Stack } from '@invea/ui'
import { useEffect } from 'react'
import { useOffices } from '../api/use-offices.ts'
import { useDraft, useEditDraft } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { withOfficeOf } from './choose-office.ts'
import { SiteFields } from './SiteScreen.tsx'

/** A §1: the urgent service is given only at the main office, which is chosen for the applicant. */
export const UrgentSiteScreen = () => {
  const { t } = useTranslation('urgent')
  const offices = useOffices()
  const { site } = useDraft()
  const edit = useEditDraft<PassportDraft>()
  const isOpen = site.regionId === undefined
  useEffect(() => {
    if (!isOpen || offices.state !== 'known') return
    const main = offices.offices.find((office) => office.main)
    const location = main && offices.locations.get(main.id)
    if (!main || !location) return
    edit((draft) => ({ ...draft, site: withOfficeOf(draft.site, main.id, location) }))
  }, [isOpen, offices, edit])
  return (
    <Stack gap={6}>
      <Alert>{t('siteIntro')}</Alert>
      <SiteFields finder={false} />
    </Stack>
  )
}
