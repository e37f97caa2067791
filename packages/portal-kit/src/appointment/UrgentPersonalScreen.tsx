import { holderFields, isSameName, namePairs, nameParts, passportNames } from '@invea/domain/applicant'
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

const namesOf = (personal: PersonalDetailDraft = {}): PersonalDetailDraft =>
  Object.fromEntries(namePairs.flat().map((name) => [name, personal[name] ?? '']))

/**
 * A §3, D40: the first applicant of an urgent request, also of a group, is the account holder. The names come from the account and are read-only, if a
 * passport can contain them. For a child the names are typed, and the account holder is the guardian. A wrong birth date, which makes the
 * child an adult, does not lose them. Where another person was typed, the account holder starts with empty fields,
 * and the e-mail address of the account.
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
  const email = member?.username
  // The child or the other person while the account holder is shown, and the other way round.
  const [others, keepOthers] = useUnsavedInput<PersonalDetailDraft>('otherNames')
  const wasChild = useRef(isChild)
  useEffect(() => {
    const isSwitched = wasChild.current !== isChild
    wasChild.current = isChild
    if (!(isHolder && isChild) && !fits) return
    let left: PersonalDetailDraft | undefined
    edit((applicant) => {
      const { personal } = applicant
      const own = { firstName, fatherName, grandfatherName }
      const isHolders = nameParts.every((part) => personal[part] === own[part])
      // The guardian's own names are not the child's.
      if (isHolders !== isChild) return applicant
      const isOther = nameParts.some((part) => personal[part] && !isSameName(personal[part], own[part]))
      if (isChild || isSwitched || isOther) left = personal
      if (isChild) return { ...applicant, personal: { ...personal, ...namesOf(others) } }
      const before = isSwitched ? { ...personal, ...namesOf(others) } : isOther ? {} : personal
      return { ...applicant, personal: { email, ...before, ...own } }
    })
    if (left) keepOthers(left)
  }, [fits, isHolder, isChild, email, firstName, fatherName, grandfatherName, others, keepOthers, edit])
  return (
    <FixedNames value={fits ? holderFields() : []}>
      <Stack gap={6}>
        {isHolder && (fits || isChild) && (
          <Alert>{t(isChild ? 'urgent.guardian' : 'urgent.names', { helpLine })}</Alert>
        )}
        {fits && others?.firstName && <Alert tone="warning">{t('urgent.check')}</Alert>}
        <PersonalScreen />
      </Stack>
    </FixedNames>
  )
}
