import { requestTypes } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { ChoiceField } from '../wizard/index.ts'

/** A §2 step 3: what the applicant needs, each type with a line that tells who it is for. */
export const RequestTypeScreen = () => {
  const { t } = useTranslation(['request', 'choice'])
  return (
    <ChoiceField
      field="requestType"
      hideLabel
      hint={t('request:type.hint')}
      columns={2}
      choices={requestTypes.map((type) => ({
        value: type,
        title: t(`choice:requestType.${type}`),
        text: t(`request:type.${type}`),
      }))}
    />
  )
}
