import { type PassportService, pageRunOutAt } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { urgentDays } from './fee-rows.ts'

/** Whom a service is for, its figures from the rules. */
export const useServiceText = (): ((service: PassportService) => string) => {
  const { t } = useTranslation('service')
  return (service) => {
    switch (service) {
      case 'pageRunOut':
        return t('text.pageRunOut', { pages: pageRunOutAt })
      case 'urgent':
        return t('text.urgent', { short: urgentDays[0], long: urgentDays[1] })
      default:
        return t(`text.${service}`)
    }
  }
}
