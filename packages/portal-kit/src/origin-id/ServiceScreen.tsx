import { originIdServiceNames } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { ChoiceField } from '../wizard/index.ts'

/** A §1: one of the seven services, each with a line that tells who it is for. */
export const ServiceScreen = () => {
  const { t } = useTranslation(['originId', 'choice'])
  return (
    <ChoiceField
      field="service"
      hint={t('originId:serviceHint')}
      columns={2}
      choices={originIdServiceNames.map((service) => ({
        value: service,
        title: t(`choice:originIdService.${service}`),
        text: t(`originId:service.${service}`),
      }))}
    />
  )
}
