import { isoDate, requiredDocuments } from '@invea/domain'
import {
  type AttachmentType,
  birthCertificateBelowAge,
  type DocumentCase,
  shortValidityYears,
} from '@invea/domain/attachments'
import type { RequestMode } from '@invea/domain/services'
import { useTranslation } from '../i18n/use-translation.ts'
import type { RequirementService } from '../payment/fee-rows.ts'
import { Papers } from './InformationParts.tsx'

/** When a document is required that only some people bring. */
export type Condition = 'below50' | 'correction' | 'shortValidity' | 'guardian'

/** One line of the list of papers. */
export interface NeededDocument {
  readonly type: AttachmentType
  readonly when?: Condition | undefined
}

// The rules need a person and a day. These sample persons have fixed ages, so that no page depends on today.
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

type Changes = Partial<Record<Condition, Partial<Case>>>

const corrected: Changes = { correction: { correction: true } }

/** What may come on top where the fee table tells two cases apart (B §9), and by age and validity (A §5, A §9). */
const conditions: Record<RequirementService, Changes> = {
  new: { below50: { birthDate: isoDate('1990-01-01') } },
  expired: {},
  pageRunOut: {},
  damaged: {},
  lost: corrected,
  dataChange: {},
  validReplacement: { shortValidity: { expirationDate: isoDate('2027-01-01') }, ...corrected },
  under18: { guardian: { adopted: true } },
}

/** The papers of a service in the order of the form: first those of every applicant, then those of some, each with its condition. */
export const neededDocuments = (service: RequirementService, mode: RequestMode): readonly NeededDocument[] => {
  const plain = plainCases[service]
  const always = requiredDocuments({ ...plain, mode }, today)
  const further = Object.entries(conditions[service]).flatMap(([when, change]) =>
    requiredDocuments({ ...plain, ...change, mode }, today)
      .filter((type) => !always.includes(type))
      .map((type) => ({ type, when: when as Condition })),
  )
  return [...always.map((type) => ({ type })), ...further]
}

const useConditionWords = (): ((when: Condition) => string) => {
  const { t } = useTranslation('requirements')
  const words: Record<Condition, string> = {
    below50: t('when.below50', { age: birthCertificateBelowAge }),
    correction: t('when.correction'),
    shortValidity: t('when.shortValidity', { years: shortValidityYears }),
    guardian: t('when.guardian'),
  }
  return (when) => words[when]
}

export interface DocumentListProps {
  service: RequirementService
  mode: RequestMode
}

/** The documents of a passport service; those that only some people bring show when. */
export const DocumentList = ({ service, mode }: DocumentListProps) => {
  const conditionWords = useConditionWords()
  const papers = neededDocuments(service, mode).map(({ type, when }) => ({ type, when: when && conditionWords(when) }))
  return <Papers papers={papers} />
}
