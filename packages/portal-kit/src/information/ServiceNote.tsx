import { passportFacts } from '@invea/domain'
import type { Resources } from '@invea/locales'
import { useTranslation } from '../i18n/index.ts'
import type { RequirementService } from './requirement-services.ts'

type NotedService = keyof Resources['requirements']['note']

const noted: Readonly<Record<NotedService, true>> = {
  expired: true,
  pageRunOut: true,
  damaged: true,
  lost: true,
  under18: true,
}

const isNoted = (service: RequirementService): service is NotedService => service in noted

/** What is to be known about a service beside its papers and its fee. */
export const ServiceNote = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  if (!isNoted(service)) return null
  return <p>{service === 'lost' ? t('note.lost', { days: passportFacts.lostClearingDays }) : t(`note.${service}`)}</p>
}
