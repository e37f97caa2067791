import { holderFields, passportNames } from '@invea/domain/applicant'
import type { PersonalDetailDraft } from '@invea/domain/drafts'
import { Alert, Stack } from '@invea/ui'
import { useEffect, useRef } from 'react'
import { useSession } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { PersonalScreen } from '../applicant/PersonalScreen.tsx'
import { FixedNames } from '../applicant/ScreenParts.tsx'
import {
  useApplicantField,
  useApplicantPosition,
  useEditApplicant,
  useUnsavedInput,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'

type Names = ReturnType<typeof namesOf>

const namesOf = (personal: PersonalDetailDraft) => ({
  firstName: personal.firstName ?? '',
  fatherName: personal.fatherName ?? '',
  grandfatherName: personal.grandfatherName ?? '',
  geezFirstName: personal.geezFirstName ?? '',
  geezFatherName: personal.geezFatherName ?? '',
  geezGrandfatherName: personal.geezGrandfatherName ?? '',
})

const noNames = namesOf({})

/**
 * A §3, D40: the first applicant of an urgent request, also of a group, is the account holder. The names come from the account and are read-only, if a
 * passport can contain them. For a child the names are typed, and the account holder is the guardian. A wrong birth date, which makes the
 * child an adult, does not lose them.
 */
export const UrgentPersonalScreen = () => {
  const { t } = useTranslation('applicant')
  const { helpLine } = usePortalConfig()
  const { member } = useSession()
  const position = useApplicantPosition()
  const edit = useEditApplicant()
  const names = member && passportNames(member)
  const [isChild = false] = useApplicantField('personal.under18')
  const isHolder = position === 0 && member !== undefined
  const fits = isHolder && !isChild && names !== undefined
  const { firstName, fatherName, grandfatherName } = names ?? member ?? {}
  // The names of the child while those of the account holder are shown, and the other way round.
  const [others = noNames, keepOthers] = useUnsavedInput<Names>('otherNames')
  const wasChild = useRef(isChild)
  useEffect(() => {
    const isSwitched = wasChild.current !== isChild
    wasChild.current = isChild
    if (!(isHolder && isChild) && !fits) return
    let left: Names | undefined
    edit((applicant) => {
      const { personal } = applicant
      const isHolders =
        personal.firstName === firstName &&
        personal.fatherName === fatherName &&
        personal.grandfatherName === grandfatherName
      // The guardian's own names are not the child's.
      if (isHolders !== isChild) return applicant
      if (isChild || isSwitched) left = namesOf(personal)
      const own = isChild ? {} : { firstName, fatherName, grandfatherName }
      return { ...applicant, personal: { ...personal, ...(left && others), ...own } }
    })
    if (left) keepOthers(left)
  }, [fits, isHolder, isChild, firstName, fatherName, grandfatherName, others, keepOthers, edit])
  return (
    <FixedNames value={fits ? holderFields() : []}>
      <Stack gap={6}>
        {isHolder && (fits || isChild) && (
          <Alert>{t(isChild ? 'urgent.guardian' : 'urgent.names', { helpLine })}</Alert>
        )}
        <PersonalScreen />
      </Stack>
    </FixedNames>
  )
}
