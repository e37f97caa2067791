import type { OriginIdDraft } from '@invea/domain/drafts'
import { Grid, Stack } from '@invea/ui'
import { CountryField, NumberField } from '../applicant/OriginIdCardFields.tsx'
import { Section } from '../applicant/ScreenParts.tsx'
import { TextField } from '../application-form/DraftFields.tsx'
import { useDraft } from '../application-form/use-wizard.ts'
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
