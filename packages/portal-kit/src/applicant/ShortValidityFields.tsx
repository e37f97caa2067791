import { asksShortValidityReason, longestShortValidityText, shortValidityReasons } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { SelectField, TextField, useApplicantField } from '../wizard/index.ts'
import { useExpirationDate, usePassportRules } from './replacement-rules.ts'

/** D42: why a valid passport with two years or less left is replaced, with the applicant's own words behind another reason. */
export const ShortValidityFields = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const { requestType, replacementReason, today, submittedOn = today } = usePassportRules()
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
