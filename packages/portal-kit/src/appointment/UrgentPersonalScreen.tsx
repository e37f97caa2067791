import { checkPersonalDetail, personalDetailFrom } from '@invea/domain/applicant'
import { issuesOf } from '@invea/domain/issues'
import { Alert, Stack } from '@invea/ui'
import { useEffect } from 'react'
import { useSession } from '../api/api-context.ts'
import { FixedNames } from '../applicant/NameField.tsx'
import { PersonalScreen } from '../applicant/PersonalScreen.tsx'
import {
  useApplicantField,
  useApplicantPosition,
  useEditApplicant,
  useFromWizard,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'

const nameFields: readonly string[] = ['personal.firstName', 'personal.fatherName', 'personal.grandfatherName']

/**
 * A §3, D40: the first applicant of an urgent request, also of a group, is the account holder. The names come from the account and are read-only, if a
 * passport can contain them. For a child the names are typed, and the account holder is the guardian.
 */
export const UrgentPersonalScreen = () => {
  const { t } = useTranslation('urgent')
  const { member } = useSession()
  const position = useApplicantPosition()
  const today = useFromWizard(({ facts }) => facts().today)
  const edit = useEditApplicant()
  const names = member && {
    firstName: member.firstName,
    fatherName: member.fatherName,
    grandfatherName: member.grandfatherName,
  }
  const [isChild = false] = useApplicantField('personal.under18')
  const isHolder = position === 0 && names !== undefined
  const isOwn = isHolder && !isChild
  const fits =
    isOwn &&
    !issuesOf(checkPersonalDetail(personalDetailFrom(names), { today })).some(({ field }) => nameFields.includes(field))
  const { firstName, fatherName, grandfatherName } = names ?? {}
  useEffect(() => {
    // The guardian's own names are not the child's.
    if (isHolder && isChild) {
      edit((applicant) =>
        applicant.personal.firstName === firstName && applicant.personal.fatherName === fatherName
          ? {
              ...applicant,
              personal: { ...applicant.personal, firstName: '', fatherName: '', grandfatherName: '' },
            }
          : applicant,
      )
    }
    if (!fits) return
    edit((applicant) => {
      const { personal } = applicant
      const same =
        personal.firstName === firstName &&
        personal.fatherName === fatherName &&
        personal.grandfatherName === grandfatherName
      return same ? applicant : { ...applicant, personal: { ...personal, firstName, fatherName, grandfatherName } }
    })
  }, [fits, isHolder, isChild, firstName, fatherName, grandfatherName, edit])
  return (
    <FixedNames value={fits}>
      <Stack gap={6}>
        {isHolder && (fits || isChild) && <Alert>{t(isChild ? 'guardian' : 'names')}</Alert>}
        <PersonalScreen />
      </Stack>
    </FixedNames>
  )
}
