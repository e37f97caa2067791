import type { PassportDraft } from '@invea/domain/drafts'
import { Alert, Stack } from '@invea/ui'
import { useEffect } from 'react'
import { useOffices, withOfficeOf } from '../api/use-offices.ts'
import { useDraft, useEditDraft } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { SiteFields } from './SiteScreen.tsx'

/** A §1: only the main office has the urgent service, so it is chosen automatically. */
export const UrgentSiteScreen = () => {
  const { t } = useTranslation('booking')
  const { data } = useOffices()
  const { site } = useDraft()
  const edit = useEditDraft<PassportDraft>()
  const isOpen = site.regionId === undefined
  useEffect(() => {
    if (!isOpen || !data) return
    const main = data.offices.find((office) => office.main)
    const location = main && data.locations.get(main.id)
    if (!main || !location) return
    edit((draft) => ({ ...draft, site: withOfficeOf(draft.site, main.id, location) }))
  }, [isOpen, data, edit])
  return (
    <Stack gap={6}>
      <Alert>{t('urgent.siteIntro')}</Alert>
      <SiteFields finder={false} />
    </Stack>
  )
}
