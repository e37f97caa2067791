import {
  asksCorrectionType,
  asksOldPassport,
  correctionTypes,
  isHuman,
  offersDataCorrection,
  type PassportDraft,
} from '@invea/domain'
import { Alert, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Captcha } from '../captcha/index.ts'
import { FailureNotice, failureOf, masterQueries, usePortalApi } from '../service/index.ts'
import {
  CheckField,
  ChoiceField,
  fieldHtmlId,
  fieldInDraft,
  SelectField,
  TextField,
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useFieldMessage,
  useFromWizard,
} from '../wizard/index.ts'
import { CalendarOfDates } from './CalendarOfDates.tsx'
import { DayField } from './DayField.tsx'
import { Section } from './Section.tsx'

/** A §2 Passport info: pages, the old passport but for New, corrections where they are offered, the captcha, Submit. */
export const PassportScreen = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const api = usePortalApi()
  const master = useQuery(masterQueries.all(api))
  const { requestType = 'unknown', site } = useDraft() as PassportDraft
  const [dataCorrected = false] = useApplicantField('passport.dataCorrected')
  const [humanUntil, keepHuman] = useApplicantField('passport.humanUntil')
  const now = useFromWizard(({ facts }) => facts().now)
  const captchaPath = fieldInDraft('passport.captcha', useApplicantPosition())
  const human = isHuman(humanUntil, now)
  // The proof given at the site covers this form too: nobody is asked twice on one way.
  useEffect(() => {
    if (!human && isHuman(site.humanUntil, now)) keepHuman(site.humanUntil)
  }, [human, site.humanUntil, now, keepHuman])
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
          <TextField
            field="passport.passportNumber"
            required
            width="half"
            hint={t('applicant:passport.numberHint')}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={9}
            className="uppercase"
            shape={(text) => text.toUpperCase()}
          />
          <CalendarOfDates />
          <DayField field="passport.issueDate" />
          <DayField field="passport.expirationDate" />
          {offersDataCorrection(requestType) && <CheckField field="passport.dataCorrected" />}
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
      <Captcha
        id={fieldHtmlId(captchaPath)}
        form="passport"
        human={human}
        onHuman={keepHuman}
        error={useFieldMessage('passport.captcha')}
      />
      <Alert>{t('applicant:passport.submitNote')}</Alert>
    </Stack>
  )
}
