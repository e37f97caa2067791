import { ageInYears, type IsoDate } from '@invea/domain'
import { clearedAgeBoxes, earliestBirthYear } from '@invea/domain/applicant'
import { isUnder18 } from '@invea/domain/calendar'
import { useEffect } from 'react'
import { CheckField } from '../application-form/CheckField.tsx'
import { TextField } from '../application-form/TextField.tsx'
import { useApplicantField, useEditApplicant } from '../application-form/use-field.ts'
import { useFromWizard } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { CalendarOfDates, DayField, dayOf } from './DayField.tsx'
import { Section } from './Section.tsx'

export interface BirthSectionProps {
  /** Whether the unique id of the birth certificate is demanded (D10). */
  readonly certificate?: 'optional' | 'required'
  readonly certificateHint?: string
}

/** Birth date in either calendar, town, certificate, and the boxes that depend on the age (A §4, A §5). */
export const BirthSection = ({ certificate = 'optional', certificateHint }: BirthSectionProps) => {
  const { t } = useTranslation('applicant')
  const today = useFromWizard(({ facts }) => facts().today)
  const [birthDate] = useApplicantField('personal.birthDate')
  const edit = useEditApplicant()
  const day = dayOf(birthDate)
  const known = day !== undefined && day <= today ? day : undefined
  const isAdult = known !== undefined && !isUnder18(known, today)
  useEffect(() => {
    if (!isAdult) return
    edit((applicant) => {
      const { under18 = false, adopted = false } = applicant.personal
      if (!under18 && !adopted) return applicant
      const cleared = clearedAgeBoxes({ under18, adopted }, known, today)
      return { ...applicant, personal: { ...applicant.personal, ...cleared } }
    })
  }, [isAdult, known, today, edit])
  return (
    <Section title={t('section.birth')}>
      <CalendarOfDates />
      <DayField
        field="personal.birthDate"
        bounds={{ earliest: `${earliestBirthYear}-01-01` as IsoDate, latest: today }}
        after={known && <span className="block text-sm">{t('age', { count: ageInYears(known, today) })}</span>}
      />
      <div>
        <CheckField field="personal.under18" disabled={isAdult} hint={t(isAdult ? 'adultHint' : 'under18Hint')} />
        <CheckField field="personal.adopted" disabled={isAdult} />
      </div>
      <TextField field="personal.birthPlace" required maxLength={100} />
      <TextField
        field="personal.birthCertificateId"
        required={certificate === 'required'}
        hint={certificateHint ?? t('birthCertificateHint')}
        width="half"
        inputMode="numeric"
        maxLength={16}
        shape={(text) => text.replace(/\D/g, '')}
      />
    </Section>
  )
}
