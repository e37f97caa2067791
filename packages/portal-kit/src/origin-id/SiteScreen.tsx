import type { OriginIdDraft } from '@invea/domain'
import { Grid, Stack } from '@invea/ui'
import { Section } from '../applicant/Section.tsx'
import { useTranslation } from '../i18n/index.ts'
import { SiteFields } from '../site/index.ts'
import { TextField, useDraft } from '../wizard/index.ts'
import { CountryField, NumberField } from './CardFields.tsx'

/** A §2, the Origin ID variant: country and application site first, then sub city and visa or Origin ID number. */
export const SiteScreen = () => {
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
              <Grid>
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
