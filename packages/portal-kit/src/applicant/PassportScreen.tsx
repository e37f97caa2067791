import { asksCorrectionType, asksOldPassport, offersDataCorrection } from '@invea/domain/applicant'
import { correctionTypes } from '@invea/domain/services'
import { Alert, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { CheckField } from '../application-form/CheckField.tsx'
import { ChoiceField } from '../application-form/ChoiceField.tsx'
import { SelectField } from '../application-form/DraftFields.tsx'
import { useApplicantField, useRequestType } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { OldPassportFields, ShortValidityFields } from './OldPassportFields.tsx'
import { Section, SubmitCaptcha } from './ScreenParts.tsx'

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

/** A §2 Passport info: pages, the old passport but for New, corrections where they are offered, the captcha, Submit. */
export const PassportScreen = () => {
  const { t } = useTranslation('applicant')
  return (
    <Stack gap={8}>
      <PassportFields />
      <SubmitCaptcha part="passport" />
      <Alert>{t('passport.submitNote')}</Alert>
    </Stack>
  )
}
