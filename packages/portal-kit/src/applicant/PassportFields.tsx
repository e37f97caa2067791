import { asksCorrectionType, asksOldPassport, correctionTypes, offersDataCorrection } from '@invea/domain'
import { Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { FailureNotice, failureOf, masterQueries, usePortalApi } from '../api/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { CheckField, ChoiceField, SelectField, useApplicantField, useRequestType } from '../wizard/index.ts'
import { OldPassportFields } from './OldPassportFields.tsx'
import { Section } from './Section.tsx'
import { ShortValidityFields } from './ShortValidityFields.tsx'

/** A §2 Passport info, B §2 Travel plan: pages, the old passport but for New, corrections where they are offered. */
export const PassportFields = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const api = usePortalApi()
  const master = useQuery(masterQueries.all(api))
  const requestType = useRequestType() ?? 'unknown'
  const [dataCorrected = false] = useApplicantField('passport.dataCorrected')
  return (
    <Stack gap={8}>
      {master.isError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      <Section title={t('applicant:section.newPassport')}>
        <ChoiceField
          field="passport.passportPageId"
          hint={t('applicant:passport.pagesHint')}
          columns={2}
          choices={(master.data?.passportPages ?? []).map(({ id, pages }) => ({
            value: String(id),
            title: t('choice:passportPages', { pages }),
          }))}
        />
      </Section>
      {asksOldPassport(requestType) && (
        <Section title={t('applicant:section.oldPassport')}>
          <OldPassportFields />
          <ShortValidityFields />
          {offersDataCorrection(requestType) && (
            <CheckField field="passport.dataCorrected" hint={t('applicant:passport.correctedHint')} />
          )}
          {asksCorrectionType(requestType, dataCorrected) && (
            <SelectField
              field="passport.correctionType"
              required
              placeholder={t('applicant:choose')}
              choices={correctionTypes.map((value) => ({ value, label: t(`choice:correctionType.${value}`) }))}
            />
          )}
        </Section>
      )}
    </Stack>
  )
}
