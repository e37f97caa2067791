import { birthCertificateBelowAge, type RequestMode, shortValidityYears } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { Papers } from './Papers.tsx'
import { type Condition, neededDocuments } from './requirement-documents.ts'
import type { RequirementService } from './requirement-services.ts'

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

/** The papers of a passport service; what only some bring says when. */
export const DocumentList = ({ service, mode }: DocumentListProps) => {
  const conditionWords = useConditionWords()
  const papers = neededDocuments(service, mode).map(({ type, when }) => ({ type, when: when && conditionWords(when) }))
  return <Papers papers={papers} />
}
