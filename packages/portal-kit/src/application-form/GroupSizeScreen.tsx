import { groupSizes, type RequestDraft, withApplicantCount } from '@invea/domain/drafts'
import { useTranslation } from '../i18n/i18n.ts'
import { SelectField } from './DraftFields.tsx'
import { useEditDraft } from './use-wizard.ts'

/** A §2 step 2: number of applicants, 2 to 5. A smaller number deletes no input. */
export const GroupSizeScreen = () => {
  const { t } = useTranslation('booking')
  const edit = useEditDraft<RequestDraft>()
  return (
    <SelectField
      field="groupSize"
      hideLabel
      required
      width="half"
      hint={t('groupSize.hint')}
      placeholder={t('groupSize.choose')}
      choices={groupSizes.map((count) => ({ value: String(count), label: t('groupSize.option', { count }) }))}
      onChoose={(groupSize) => edit((draft) => withApplicantCount({ ...draft, groupSize }))}
    />
  )
}
