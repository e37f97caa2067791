import { checkPersonalDetail, issuesOf, personalDetailFrom } from '@invea/domain'
import { Alert, Stack } from '@invea/ui'
import { useEffect } from 'react'
import { FixedNames } from '../applicant/NameField.tsx'
import { PersonalScreen } from '../applicant/PersonalScreen.tsx'
import { useTranslation } from '../i18n/index.ts'
import { useApplicantPosition } from '../wizard/applicant-scope.ts'
import { useEditApplicant } from '../wizard/use-field.ts'
import { useFromWizard } from '../wizard/use-wizard.ts'
import { useSession } from './use-urgent-session.ts'

const nameFields: readonly string[] = ['personal.firstName', 'personal.fatherName', 'personal.grandfatherName']

/** A §3: in the urgent flow the applicant's own names come from the account and are read only, where a passport can carry them. */
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
  const isOwn = position === 0 && names !== undefined
  const fits =
    isOwn &&
    !issuesOf(checkPersonalDetail(personalDetailFrom(names), { today })).some(({ field }) => nameFields.includes(field))
  const { firstName, fatherName, grandfatherName } = names ?? {}
  useEffect(() => {
    if (!fits) return
    edit((applicant) => {
      const { personal } = applicant
      const same =
        personal.firstName === firstName &&
        personal.fatherName === fatherName &&
        personal.grandfatherName === grandfatherName
      return same ? applicant : { ...applicant, personal: { ...personal, firstName, fatherName, grandfatherName } }
    })
  }, [fits, firstName, fatherName, grandfatherName, edit])
  return (
    <FixedNames value={fits}>
      <Stack gap={6}>
        {fits && <Alert>{t('names')}</Alert>}
        <PersonalScreen />
      </Stack>
    </FixedNames>
  )
}
