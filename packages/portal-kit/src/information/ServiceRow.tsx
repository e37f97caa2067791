import { isoDate, requiredDocuments } from '@invea/domain'
import { passportFacts } from '@invea/domain/applicant'
import {
  type AttachmentType,
  birthCertificateBelowAge,
  type DocumentCase,
  shortValidityYears,
  uploadLimits,
} from '@invea/domain/attachments'
import { adultAge } from '@invea/domain/calendar'
import { formatAmount } from '@invea/domain/fees'
import type { RequestMode } from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { Card } from '@invea/ui'
import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import type { RequirementService } from '../payment/fee-rows.ts'
import { PageLink } from '../shell/site-map.tsx'
import { RequiredDocuments, RequirementRow, useServiceText } from './InformationParts.tsx'

/** Condition of a document that only some applicants need. */
export type Condition = 'below50' | 'correction' | 'shortValidity' | 'adult' | 'under18' | 'guardian'

export interface NeededDocument {
  readonly type: AttachmentType
  readonly when?: Condition | undefined
}

// The rules need a person and a day. The sample persons have fixed ages, so that the page does not change with the date.
const today = isoDate('2026-01-01')
const adult = { birthDate: isoDate('1960-01-01'), adopted: false, correction: false } as const
const aChild = { birthDate: isoDate('2018-01-01') } as const

type Case = Omit<DocumentCase, 'mode'>

/** Facts of a person who needs only the service itself. */
const plainCases: Record<RequirementService, Case> = {
  new: { ...adult, requestType: 'new' },
  expired: { ...adult, requestType: 'renewal', replacementReason: 'expired' },
  pageRunOut: { ...adult, requestType: 'renewal', replacementReason: 'pageRunOut' },
  damaged: { ...adult, requestType: 'renewal', replacementReason: 'damaged' },
  lost: { ...adult, requestType: 'lost' },
  dataChange: { ...adult, requestType: 'correction', correction: true },
  validReplacement: { ...adult, requestType: 'renewal', replacementReason: 'validReplacement' },
  under18: { ...adult, ...aChild, requestType: 'new' },
}

type Changes = Partial<Record<Exclude<Condition, 'adult'>, Partial<Case>>>

const corrected: Changes = { correction: { correction: true } }
const ofChild: Changes = { under18: aChild, guardian: { ...aChild, adopted: true } }

/** Additional documents, by cases of the fee table (B §9), the box of a correction, age and validity (A §5, A §9). */
const conditions: Record<RequirementService, Changes> = {
  new: { below50: { birthDate: isoDate('1990-01-01') } },
  expired: { ...corrected, ...ofChild },
  pageRunOut: { ...corrected, ...ofChild },
  damaged: { ...corrected, ...ofChild },
  lost: { ...corrected, ...ofChild },
  dataChange: ofChild,
  validReplacement: { shortValidity: { expirationDate: isoDate('2027-01-01') }, ...corrected, ...ofChild },
  under18: { guardian: { adopted: true } },
}

/** The documents of a service in the order of the form: those of all applicants (or all adults) first, then conditional ones. */
export const neededDocuments = (service: RequirementService, mode: RequestMode): readonly NeededDocument[] => {
  const documentsWith = (change: Partial<Case> = {}) =>
    requiredDocuments({ ...plainCases[service], ...change, mode }, today)
  const { under18 } = conditions[service]
  const forChild = under18 && documentsWith(under18)
  const listed = documentsWith().map(
    (type): NeededDocument => (forChild && !forChild.includes(type) ? { type, when: 'adult' } : { type }),
  )
  for (const [when, change] of Object.entries(conditions[service])) {
    const further = documentsWith(change).filter((type) => listed.every((one) => one.type !== type))
    listed.push(...further.map((type) => ({ type, when: when as Condition })))
  }
  return listed
}

const useConditionWords = (): ((when: Condition) => string) => {
  const { t } = useTranslation('requirements')
  const words: Record<Condition, string> = {
    below50: t('when.below50', { age: birthCertificateBelowAge }),
    correction: t('when.correction'),
    shortValidity: t('when.shortValidity', { years: shortValidityYears }),
    adult: t('when.adult', { age: adultAge }),
    under18: t('when.under18', { age: adultAge }),
    guardian: t('when.guardian'),
  }
  return (when) => words[when]
}

export interface DocumentListProps {
  service: RequirementService
  mode: RequestMode
}

/** The documents of a passport service, with the condition of each. */
export const DocumentList = ({ service, mode }: DocumentListProps) => {
  const conditionWords = useConditionWords()
  const documents = neededDocuments(service, mode).map(({ type, when }) => ({
    type,
    when: when && conditionWords(when),
  }))
  return <RequiredDocuments documents={documents} />
}

export interface ServiceRowProps {
  service: RequirementService
  /** Fees of the service's cases in whole ETB; the row shows the lowest. */
  amounts: readonly number[]
  children: ReactNode
}

/** One passport service of the requirement pages, with name and fee in the row. */
export const ServiceRow = ({ service, amounts, children }: ServiceRowProps) => {
  const { t } = useTranslation('service')
  const text = useServiceText()
  const amount = formatAmount(Math.min(...amounts))
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

export const ServiceNote = ({ service }: { service: RequirementService }) => {
  const { t } = useTranslation('requirements')
  if (!isNoted(service)) return null
  return <p>{service === 'lost' ? t('note.lost', { days: passportFacts.lostClearingDays }) : t(`note.${service}`)}</p>
}

const rules = ['copies', 'self', 'names', 'fee'] as const

/** A §5: rules that apply to all services. */
export const ForEveryService = () => {
  const { t } = useTranslation('requirements')
  return (
    <Card>
      <Card.Title as="h2">{t('common.title')}</Card.Title>
      <ul className="plain-list">
        {rules.map((rule) => (
          <li key={rule}>{t(`common.${rule}`, { size: uploadLimits.application / 1_000_000 })}</li>
        ))}
      </ul>
    </Card>
  )
}

/** B §2: the two tabs of the how-to-apply guide. Each is a page that can be read without scripts, linked and loaded alone. */
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
