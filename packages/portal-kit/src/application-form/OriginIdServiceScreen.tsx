import { originIdServiceNames, originIdServices } from '@invea/domain/services'
import { useOfferedTypes } from '../api/use-offices.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ChoiceField } from './ChoiceField.tsx'

/** A §1: one of the seven services, each with a line that tells who it is for. What no office takes is closed (D46). */
export const OriginIdServiceScreen = () => {
  const { t } = useTranslation(['originId', 'choice', 'request'])
  const offered = useOfferedTypes('normal')
  return (
    <ChoiceField
      field="service"
      hint={t('originId:serviceHint')}
      columns={2}
      choices={originIdServiceNames.map((service) => {
        const isOffered = offered.includes(originIdServices[service].requestType)
        return {
          value: service,
          title: t(`choice:originIdService.${service}`),
          text: isOffered ? t(`originId:service.${service}`) : t('request:type.notOffered'),
          disabled: !isOffered,
        }
      })}
    />
  )
}
