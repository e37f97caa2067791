import type { OriginIdDraft, PassportDraft } from '@invea/domain/drafts'
import { Alert, Grid, Stack } from '@invea/ui'
import { useEffect } from 'react'
import { useOffices, withOfficeOf } from '../api/use-offices.ts'
import { CountryField, NumberField } from '../applicant/OriginIdCardFields.tsx'
import { Section } from '../applicant/ScreenParts.tsx'
import { TextField } from '../application-form/DraftFields.tsx'
import { useDraft, useEditDraft } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { SiteFields } from './SiteScreen.tsx'

/** A §2, the Origin ID variant: country and application site first, then sub city and visa or Origin ID number. */
export const OriginIdSiteScreen = () => {
  const { t } = useTranslation('originId')
  const { party, service } = useDraft() as OriginIdDraft
  const alone = party !== 'group' && service !== undefined
  return (
    <Stack gap={8}>
      {alone && <CountryField />}
      <Section title={t('site.where')}>
        <SiteFields officeLabel={t('site.office')}>
          {alone && (
            <Section title={t('site.yours')}>
              <Grid className="lined-up">
                <TextField field="address.subCity" maxLength={100} hint={t('site.subCityHint')} />
                <NumberField service={service} />
              </Grid>
            </Section>
          )}
        </SiteFields>
      </Section>
    </Stack>
  )
}

/** A §1: only the main office has the urgent service, so it is chosen automatically. */
export const UrgentSiteScreen = () => {
  const { t } = useTranslation('booking')
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
      <Alert>{t('urgent.siteIntro')}</Alert>
      <SiteFields finder={false} />
    </Stack>
  )
}
