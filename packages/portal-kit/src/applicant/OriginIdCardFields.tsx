import { requiresField } from '@invea/domain/applicant'
import type { OriginIdService } from '@invea/domain/services'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { SelectField, TextField } from '../application-form/DraftFields.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'

/** Country of residence. The draft has the English name, which the agency reads. */
export const CountryField = () => {
  const { t } = useTranslation('originId')
  const language = useLanguage()
  const master = useQuery(masterQueries.all(usePortalApi()))
  return (
    <>
      {master.isLoadingError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      <SelectField
        field="originId.country"
        hint={t('site.countryHint')}
        placeholder={t('choose')}
        choices={(master.data?.nationalities ?? []).map(({ name }) => ({ value: name.en, label: name[language] }))}
      />
    </>
  )
}

/** The visa number when there is no card yet, otherwise the card number (R10). */
export const NumberField = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation('originId')
  const numberInput = { maxLength: 40, autoCapitalize: 'characters', spellCheck: false } as const
  return requiresField(service, 'visaNumber') ? (
    <TextField field="originId.visaNumber" required hint={t('site.visaHint')} {...numberInput} />
  ) : (
    <TextField
      field="originId.originIdNumber"
      required={requiresField(service, 'originIdNumber')}
      hint={t(service === 'lost' ? 'site.lostCardHint' : 'site.cardHint')}
      {...numberInput}
    />
  )
}
