import {
  asksCorrectionType,
  asksOldPassport,
  asksShortValidityReason,
  fittingReasons,
  longestShortValidityText,
  offersDataCorrection,
  oldPassportBounds,
  type PassportRules,
  reasonFeeText,
  shortValidityReasons,
} from '@invea/domain/applicant'
import { parseEntryDate } from '@invea/domain/calendar'
import type { PassportDraft } from '@invea/domain/drafts'
import { correctionFee, formatAmount } from '@invea/domain/fees'
import { Alert, Cluster, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { CheckField } from '../application-form/CheckField.tsx'
import { ChoiceField } from '../application-form/ChoiceField.tsx'
import { SelectField, TextField } from '../application-form/DraftFields.tsx'
import {
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useEditDraft,
  useFromWizard,
  useRequestType,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { DayField } from './DayField.tsx'
import { CorrectionField, OfferButton, Section, SubmitCaptcha, useEditing, useSubmissionDay } from './ScreenParts.tsx'

/** Data of the request that the rules of the old passport need, in the form and in the edit wizard. */
export const usePassportRules = () => {
  const requestType = useRequestType() ?? 'unknown'
  const today = useFromWizard(({ facts }) => facts().today)
  const submittedOn = useSubmissionDay()
  const isUrgent = useFromWizard(({ kind }) => kind.isUrgent)
  const { replacement, urgentDays } = useDraft() as PassportDraft
  const editing = useEditing()
  return {
    requestType,
    today,
    submittedOn,
    replacementReason: replacement.reason,
    mode: isUrgent ? 'urgent' : 'normal',
    urgentDays: urgentDays ?? editing?.urgentDays,
  } satisfies PassportRules
}

/** Returns the old passport's expiration date; undefined until it is typed, and for a typing error. */
export const useExpirationDate = () => {
  const { earliest, latest } = oldPassportBounds(useFromWizard(({ facts }) => facts().today))
  const [typed] = useApplicantField('passport.expirationDate')
  const date = typed && parseEntryDate(typed)
  return date && date >= earliest && date <= latest ? date : undefined
}

/** D35: when the replacement reason contradicts the expiration date, offers the reasons that fit, with their fees. */
export const ReasonOffer = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const { requestType, replacementReason, mode, urgentDays, submittedOn } = usePassportRules()
  const expirationDate = useExpirationDate()
  const [correction = false] = useApplicantField('passport.dataCorrected')
  const draft = useDraft()
  const position = useApplicantPosition()
  const { helpLine } = usePortalConfig()
  const edit = useEditDraft<PassportDraft>()
  if (requestType !== 'renewal' || !replacementReason || !expirationDate) return null
  const fitting = fittingReasons(replacementReason, expirationDate, submittedOn)
  if (fitting.length === 0) return null
  // All applicants of a group have the reason of the first one, which is fixed once that one has been submitted.
  if ('editing' in draft) return <Alert tone="warning">{t('applicant:passport.reasonFixed', { helpLine })}</Alert>
  if (draft.submitted || position > 0) return <Alert tone="warning">{t('applicant:passport.reasonOfGroup')}</Alert>
  return (
    <Alert tone="warning" title={t('applicant:passport.reasonFits')} live>
      <Cluster className="mt-2">
        {fitting.map((reason) => (
          <OfferButton
            key={reason}
            onClick={() => edit((before) => ({ ...before, replacement: { ...before.replacement, reason } }))}
          >
            {t('applicant:passport.reasonUse', {
              reason: t(`choice:replacementReason.${reason}`),
              amount: reasonFeeText(reason, { correction, mode, urgentDays, day: submittedOn }),
            })}
          </OfferButton>
        ))}
      </Cluster>
    </Alert>
  )
}

/** Number and dates of the old passport, on the reason step and in the passport section (D36). */
export const OldPassportFields = () => {
  const { t } = useTranslation('applicant')
  const today = useFromWizard(({ facts }) => facts().today)
  return (
    <>
      <TextField
        field="passport.passportNumber"
        required
        width="half"
        hint={t('applicant:passport.numberHint')}
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase"
        // Not cut: a number that is too long is an error.
        formatOnInput={(text) => text.toUpperCase().replace(/[^\p{L}\d]/gu, '')}
      />
      <DayField field="passport.issueDate" bounds={{ latest: today }} />
      <DayField field="passport.expirationDate">
        <ReasonOffer />
      </DayField>
    </>
  )
}

/** D42: reason to replace a valid passport with two years or less left. Another reason has a text of the applicant. */
export const ShortValidityFields = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const { requestType, replacementReason, submittedOn } = usePassportRules()
  const expirationDate = useExpirationDate()
  const [reason] = useApplicantField('passport.shortValidityReason')
  if (requestType !== 'renewal' || !asksShortValidityReason(replacementReason, expirationDate, submittedOn)) return null
  return (
    <>
      <SelectField
        field="passport.shortValidityReason"
        required
        hint={t('applicant:passport.shortValidity')}
        placeholder={t('applicant:choose')}
        choices={shortValidityReasons.map((value) => ({ value, label: t(`choice:shortValidityReason.${value}`) }))}
      />
      {reason === 'other' && (
        <TextField field="passport.shortValidityOther" required maxLength={longestShortValidityText} />
      )}
    </>
  )
}

/** A §2 Passport info, B §2 Travel plan: pages, the old passport except for New, and corrections where offered. */
export const PassportFields = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const api = usePortalApi()
  const master = useQuery(masterQueries.all(api))
  const rules = usePassportRules()
  const { requestType, submittedOn } = rules
  const [dataCorrected = false] = useApplicantField('passport.dataCorrected')
  return (
    <Stack gap={8}>
      {master.isLoadingError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      <Section title={t('applicant:section.newPassport')}>
        <ChoiceField
          field="passport.passportPageId"
          hint={t('applicant:passport.pagesHint')}
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
            <CheckField
              field="passport.dataCorrected"
              hint={t('applicant:passport.correctedHint', {
                amount: formatAmount(correctionFee({ ...rules, day: submittedOn })),
              })}
            />
          )}
          {asksCorrectionType(requestType, dataCorrected) && <CorrectionField />}
        </Section>
      )}
    </Stack>
  )
}

/** A §2 Passport info: pages, the old passport except for New, corrections where offered, captcha and Submit. */
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
