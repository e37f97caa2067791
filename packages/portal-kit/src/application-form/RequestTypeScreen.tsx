import { originIdServiceNames, originIdServices, requestTypes } from '@invea/domain/services'
import { useOfferedTypes } from '../api/use-offices.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { useWizard } from './use-wizard.ts'

/** A §2 step 3: the appointment type, each with a sentence about its purpose. Types that no office accepts are disabled (D46). */
export const RequestTypeScreen = () => {
  const { t } = useTranslation(['booking', 'choice'])
  const { kind } = useWizard()
  const offered = useOfferedTypes(kind.isUrgent ? 'urgent' : 'normal')
  return (
    <ChoiceField
      field="requestType"
      hideLabel
      hint={t('booking:type.hint')}
      choices={requestTypes.map((type) => ({
        value: type,
        title: t(`choice:requestType.${type}`),
        text: t(offered.includes(type) ? `booking:type.${type}` : 'booking:type.notOffered'),
        disabled: !offered.includes(type),
      }))}
    />
  )
}

/** A §1: one of the seven services, each with a sentence about its purpose. Services that no office accepts are disabled (D46). */
export const OriginIdServiceScreen = () => {
  const { t } = useTranslation(['booking', 'choice', 'originId'])
  const offered = useOfferedTypes('normal')
  return (
    <ChoiceField
      field="service"
      hint={t('originId:serviceHint')}
      choices={originIdServiceNames.map((service) => {
        const isOffered = offered.includes(originIdServices[service].requestType)
        return {
          value: service,
          title: t(`choice:originIdService.${service}`),
          text: isOffered ? t(`originId:service.${service}`) : t('booking:type.notOffered'),
          disabled: !isOffered,
        }
      })}
    />
  )
}
