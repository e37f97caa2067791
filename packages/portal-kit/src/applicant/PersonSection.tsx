import { ageInYears, type IsoDate } from '@invea/domain'
import {
  clearedAgeBoxes,
  earliestBirthYear,
  eyeColors,
  genders,
  hairColors,
  maritalStatuses,
  typedPhone,
} from '@invea/domain/applicant'
import { isUnder18 } from '@invea/domain/calendar'
import { Grid } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { usePortalApi, useSession } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import { CheckField } from '../application-form/CheckField.tsx'
import { ChoiceField } from '../application-form/ChoiceField.tsx'
import { onlyDigits, SelectField, TextField, type TextFieldProps } from '../application-form/DraftFields.tsx'
import {
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useEditApplicant,
  useFromWizard,
} from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { lazyComponent } from '../shell/lazy-component.ts'
import { CalendarOfDates, DayField, dayOf } from './DayField.tsx'
import { OfferButton, OptionalFields, Section, useEditing, useSubmissionDay } from './ScreenParts.tsx'

export interface BirthSectionProps {
  /** Whether the number of the birth certificate is required (D10). */
  readonly certificate?: 'optional' | 'required'
  readonly certificateHint?: string
  /** Rendered below the birth date: an offer that depends on it. */
  readonly children?: ReactNode
}

/** Birth date in either calendar, town, certificate, and the boxes that depend on the age (A §4, A §5). */
export const BirthSection = ({ certificate = 'optional', certificateHint, children }: BirthSectionProps) => {
  const { t } = useTranslation('applicant')
  const today = useFromWizard(({ facts }) => facts().today)
  const [birthDate] = useApplicantField('personal.birthDate')
  const edit = useEditApplicant()
  const submittedOn = useSubmissionDay()
  const day = dayOf(birthDate)
  const known = day !== undefined && day <= today ? day : undefined
  const { submitted } = useDraft()
  // The day of a stored request arrives later. Until then the boxes stay.
  const isDayKnown = useFromWizard(({ facts }) => facts().submittedOn !== undefined) || !submitted
  const isAdult = isDayKnown && known !== undefined && !isUnder18(known, submittedOn)
  useEffect(() => {
    if (!isAdult) return
    edit((applicant) => {
      const { under18 = false, adopted = false } = applicant.personal
      if (!under18 && !adopted) return applicant
      const cleared = clearedAgeBoxes({ under18, adopted }, known, submittedOn)
      return { ...applicant, personal: { ...applicant.personal, ...cleared } }
    })
  }, [isAdult, known, submittedOn, edit])
  return (
    <Section title={t('section.birth')}>
      <CalendarOfDates />
      <DayField
        field="personal.birthDate"
        bounds={{ earliest: `${earliestBirthYear}-01-01` as IsoDate, latest: today }}
        after={known && <span className="block text-sm">{t('age', { count: ageInYears(known, today) })}</span>}
      >
        {children}
      </DayField>
      <div>
        <CheckField field="personal.under18" disabled={isAdult} hint={t(isAdult ? 'adultHint' : 'under18Hint')} />
        <CheckField
          field="personal.adopted"
          disabled={isAdult}
          hint={known && !isAdult ? t('adoptedHint') : undefined}
        />
      </div>
      <TextField field="personal.birthPlace" required hint={t('birthPlaceHint')} maxLength={100} />
      <TextField
        field="personal.birthCertificateId"
        required={certificate === 'required'}
        hint={certificateHint ?? t('birthCertificateHint')}
        width="half"
        inputMode="numeric"
        // One more than valid, so that a number that is too long is an error.
        formatOnInput={onlyDigits(17)}
      />
    </Section>
  )
}

/** Optional fields; the occupation is a field of the Origin ID portal. */
const optional = ['occupationId', 'height', 'eyeColor', 'hairColor'].map((name) => `personal.${name}`)

export interface PersonSectionProps {
  /** `ethiopian`: fixed (A §5). `foreign`: any other. */
  readonly nationality?: 'ethiopian' | 'foreign'
  readonly nationalityHint?: string
  readonly occupation?: 'optional' | 'required'
}

/** Gender, marital status, nationality, occupation and appearance (A §3). */
export const PersonSection = ({
  nationality = 'ethiopian',
  nationalityHint,
  occupation = 'optional',
}: PersonSectionProps) => {
  const { t } = useTranslation(['applicant', 'choice'])
  const language = useLanguage()
  const api = usePortalApi()
  const master = useQuery(masterQueries.all(api))
  const ethiopian = useFromWizard(({ facts }) => facts().nationalityId)
  const isFixed = nationality === 'ethiopian'
  const fixed = isFixed && ethiopian ? String(ethiopian) : undefined
  const [chosen, choose] = useApplicantField('personal.nationalityId')
  // A §5: nationality is fixed to Ethiopia, whose id is in the master data.
  useEffect(() => {
    if (fixed && chosen !== fixed) choose(fixed)
  }, [fixed, chosen, choose])
  const named = (list: readonly { readonly id: number; readonly name: Record<typeof language, string> }[] = []) =>
    list.map(({ id, name }) => ({ value: String(id), label: name[language] }))
  const placeholder = t('applicant:choose')
  const job = (
    <SelectField
      field="personal.occupationId"
      required={occupation === 'required'}
      placeholder={placeholder}
      choices={named(master.data?.occupations)}
    />
  )
  return (
    <Section title={t('applicant:section.person')}>
      {master.isLoadingError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      <ChoiceField
        field="personal.gender"
        choices={genders.map((value) => ({ value, title: t(`choice:gender.${value}`) }))}
      />
      <Grid className="lined-up">
        <SelectField
          field="personal.maritalStatus"
          required
          placeholder={placeholder}
          choices={maritalStatuses.map((value) => ({ value, label: t(`choice:maritalStatus.${value}`) }))}
        />
        {occupation === 'required' && job}
        <SelectField
          field="personal.nationalityId"
          required
          hint={nationalityHint ?? t('applicant:nationalityFixed')}
          placeholder={placeholder}
          choices={named(master.data?.nationalities).map((choice) => ({
            ...choice,
            disabled: (choice.value === String(ethiopian)) !== isFixed,
          }))}
        />
      </Grid>
      <CheckField field="personal.halfCast" hint={t('applicant:halfCastHint')} />
      <OptionalFields
        title={t('applicant:section.optional')}
        fields={optional}
        isAnswered={({ personal: { height, eyeColor, hairColor, occupationId } }) =>
          Boolean(height || eyeColor || (occupationId && occupation === 'optional')) ||
          (hairColor !== undefined && hairColor !== hairColors[0])
        }
      >
        <Grid className="lined-up">
          {occupation === 'optional' && job}
          <TextField
            field="personal.height"
            hint={t('applicant:heightHint')}
            inputMode="numeric"
            formatOnInput={onlyDigits(4)}
          />
          <SelectField
            field="personal.eyeColor"
            placeholder={placeholder}
            choices={eyeColors.map((value) => ({ value, label: t(`choice:eyeColor.${value}`) }))}
          />
          <SelectField
            field="personal.hairColor"
            placeholder={placeholder}
            choices={hairColors.map((value) => ({ value, label: t(`choice:hairColor.${value}`) }))}
          />
        </Grid>
      </OptionalFields>
    </Section>
  )
}

/**
 * Contact details (A §2): the phone by the portal's own rule, the e-mail address in both portals. Only the first applicant of a group
 * receives messages; an edit has one applicant, whose position in the group is unknown.
 */
export const ContactSection = ({ phone }: { readonly phone: Omit<TextFieldProps, 'field'> }) => {
  const { t } = useTranslation('applicant')
  const position = useApplicantPosition()
  const editing = useEditing()
  const hint = position > 0 ? t('emailHintOther') : editing ? undefined : t('emailHint')
  const [own, takePhone] = useApplicantField('personal.phoneNumber')
  const first = useDraft().applicants[0]?.personal.phoneNumber
  return (
    <Section title={t('section.contact')}>
      <Grid className="lined-up">
        <TextField
          field="personal.phoneNumber"
          required
          type="tel"
          inputMode="tel"
          formatOnBlur={typedPhone}
          {...phone}
        >
          {first && !own && (
            <OfferButton className="self-start" onClick={() => takePhone(first)}>
              {t('copyFirst')}
            </OfferButton>
          )}
        </TextField>
        <TextField
          field="personal.email"
          hint={hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </Grid>
    </Section>
  )
}

const EarlierApplicants = lazyComponent(async () => (await import('./EarlierApplicants.tsx')).EarlierApplicants)

/** Earlier applicants, in a separate chunk because only signed-in members have them. */
export const MemberReuse = () =>
  useSession().kind === 'member' && (
    <Suspense>
      <EarlierApplicants />
    </Suspense>
  )
