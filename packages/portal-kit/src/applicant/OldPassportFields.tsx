import { useTranslation } from '../i18n/index.ts'
import { TextField, useFromWizard } from '../wizard/index.ts'
import { CalendarOfDates } from './CalendarOfDates.tsx'
import { DayField } from './DayField.tsx'
import { ReasonOffer } from './ReasonOffer.tsx'

/** Number and days of the old passport, on the reason step and again in the passport section (D36). */
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
        maxLength={9}
        className="uppercase"
        shape={(text) => text.toUpperCase()}
      />
      <CalendarOfDates />
      <DayField field="passport.issueDate" bounds={{ latest: today }} />
      <DayField field="passport.expirationDate">
        <ReasonOffer />
      </DayField>
    </>
  )
}
