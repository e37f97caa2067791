import { eyeColors, genders, hairColors, heights, maritalStatuses } from '@invea/domain'
import { Grid } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FailureNotice, failureOf, masterQueries, usePortalApi } from '../api/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { CheckField, ChoiceField, SelectField, TextField, useEditApplicant, useFromWizard } from '../wizard/index.ts'
import { OptionalFields } from './OptionalFields.tsx'
import { Section } from './Section.tsx'

/** What needs no answer; the occupation is asked for on the Origin ID portal. */
const optional = ['occupationId', 'height', 'eyeColor', 'hairColor'].map((name) => `personal.${name}`)

export interface PersonSectionProps {
  /** `ethiopian`: fixed (A §5). `foreign`: any other. */
  readonly nationality?: 'ethiopian' | 'foreign'
  readonly nationalityHint?: string
  readonly occupation?: 'optional' | 'required'
}

/** Gender, marital status, nationality, occupation and looks (A §3). */
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
  const nationalityId = isFixed ? ethiopian : undefined
  const edit = useEditApplicant()
  // A §3: hair is Black unless told; A §5: nationality is fixed to Ethiopia, whose id the master data know.
  useEffect(() => {
    edit((applicant) => {
      const { personal } = applicant
      const fixed = nationalityId === undefined ? personal.nationalityId : String(nationalityId)
      if (personal.hairColor !== undefined && personal.nationalityId === fixed) return applicant
      return {
        ...applicant,
        personal: { ...personal, hairColor: personal.hairColor ?? hairColors[0], nationalityId: fixed },
      }
    })
  }, [edit, nationalityId])
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
      {master.isError && <FailureNotice error={failureOf(master.error)} onRetry={() => void master.refetch()} />}
      <ChoiceField
        field="personal.gender"
        columns={2}
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
            maxLength={String(heights.max).length}
            shape={(text) => text.replace(/\D/g, '')}
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
