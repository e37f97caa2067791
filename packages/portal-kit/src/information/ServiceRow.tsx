import { passportFacts } from '@invea/domain/applicant'
import type { Resources } from '@invea/locales'
import { Card, groupDigits } from '@invea/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import type { RequirementService } from '../payment/fee-rows.ts'
import { PageLink } from '../shell/navigation.tsx'
import { RequirementRow, useServiceText } from './InformationParts.tsx'

export interface ServiceRowProps {
  service: RequirementService
  /** What the cases of the service cost, in whole ETB: the row shows the lowest. */
  amounts: readonly number[]
  children: ReactNode
}

/** One passport service of the requirement pages, its name and fee in the row. */
export const ServiceRow = ({ service, amounts, children }: ServiceRowProps) => {
  const { t } = useTranslation('service')
  const text = useServiceText()
  const amount = groupDigits(Math.min(...amounts))
  return (
    <RequirementRow
      id={service}
      title={t(`name.${service}`)}
      fee={amounts.length > 1 ? t('etbFrom', { amount }) : t('etb', { amount })}
      text={text(service)}
    >
      {children}
    </RequirementRow>
  )
}

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

const rules = ['copies', 'self', 'names', 'fee'] as const

/** A §5: what holds whichever service one needs. */
export const ForEveryService = () => {
  const { t } = useTranslation('requirements')
  return (
    <Card>
      <Card.Title as="h2">{t('common.title')}</Card.Title>
      <ul className="plain-list">
        {rules.map((rule) => (
          <li key={rule}>{t(`common.${rule}`)}</li>
        ))}
      </ul>
    </Card>
  )
}

/**
 * B §2: the two tabs of the how-to-apply guide. Each is a page of its own, so that it can be read before any script
 * runs, be sent as a link, and load only its own content; the open tab is marked.
 */
export const SpeedTabs = () => {
  const { t } = useTranslation('requirements')
  return (
    <nav aria-label={t('speed.label')} className="speed-tabs">
      <ul>
        <li>
          <PageLink page="requirements">{t('speed.regular')}</PageLink>
        </li>
        <li>
          <PageLink page="urgentGuide">{t('speed.urgent')}</PageLink>
        </li>
      </ul>
    </nav>
  )
}
