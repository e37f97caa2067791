import { Grid } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { SelectField, TextField } from '../application-form/DraftFields.tsx'
import { useApplicantField } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { OptionalFields, Section } from './ScreenParts.tsx'

const optional = ['state', 'zone', 'woreda', 'kebele', 'street', 'houseNo', 'poBox', 'subCity'] as const

/** A §3 Address: region and city required, other fields optional. Suggests towns of the region, and accepts others. */
export const AddressFields = ({ title, intro }: { readonly title: string; readonly intro?: string }) => {
  const { t } = useTranslation('applicant')
  const language = useLanguage()
  const api = usePortalApi()
  const townsId = useId()
  const [region] = useApplicantField('address.region')
  const master = useQuery(masterQueries.all(api))
  // The draft has the English name, which the agency reads. The form shows the name in the reader's language.
  const chosen = master.data?.regions.find(({ name }) => name.en === region)
  const cities = useQuery({ ...masterQueries.cities(api, chosen?.id ?? 0), enabled: chosen !== undefined })
  return (
    <Section title={title}>
      {intro && <p>{intro}</p>}
      {master.isLoadingError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      <Grid className="lined-up">
        <SelectField
          field="address.region"
          required
          placeholder={t('choose')}
          choices={(master.data?.regions ?? []).map(({ name }) => ({ value: name.en, label: name[language] }))}
        />
        <TextField field="address.city" required list={townsId} />
      </Grid>
      <datalist id={townsId}>
        {cities.data?.map(({ id, name }) => (
          <option key={id} value={name[language]} />
        ))}
      </datalist>
      <OptionalFields
        title={t('section.more')}
        fields={optional.map((part) => `address.${part}`)}
        isAnswered={({ address }) => optional.some((part) => address[part])}
      >
        <Grid min="sm" className="lined-up">
          {optional.map((part) => (
            <TextField key={part} field={`address.${part}`} />
          ))}
        </Grid>
      </OptionalFields>
    </Section>
  )
}

/** A §2 Address: where a citizen lives. */
export const AddressScreen = () => {
  const { t } = useTranslation('applicant')
  return <AddressFields title={t('section.residence')} />
}

/** A §3 Address: where a visitor stays in the country. */
export const OriginIdAddressScreen = () => {
  const { t } = useTranslation('originId')
  return <AddressFields title={t('address.title')} intro={t('address.intro')} />
}
