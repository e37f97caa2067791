import { type PassportService, pageRunOutAt } from '@invea/domain/services'
import { useTranslation } from '../i18n/use-translation.ts'
import { type RequirementService, urgentDays } from '../payment/fee-rows.ts'

/** The accordions of the requirement pages, in their order (B §2). */
export const requirementServices = [
  'new',
  'expired',
  'pageRunOut',
  'damaged',
  'lost',
  'dataChange',
  'validReplacement',
  'under18',
] as const satisfies readonly RequirementService[]

/** The collapsible sections of the urgent guide, in their order (B §2): the replacement of a valid passport is not among them. */
export const urgentServices = [
  'new',
  'expired',
  'pageRunOut',
  'damaged',
  'lost',
  'dataChange',
  'under18',
] as const satisfies readonly RequirementService[]

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
