import { birthCertificateBelowAge, type RequestMode, shortValidityYears } from '@invea/domain'
import { DocumentIcon } from '@invea/ui'
import { useTranslation } from 'react-i18next'
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

/** The papers of a service; what only some bring says when. */
export const DocumentList = ({ service, mode }: DocumentListProps) => {
  const { t } = useTranslation('document')
  const conditionWords = useConditionWords()
  return (
    <ul className="papers">
      {neededDocuments(service, mode).map(({ type, when }) => (
        <li key={type}>
          <DocumentIcon aria-hidden className="size-5" />
          <p>
            {t(type)}
            {when && <span className="text-muted">, {conditionWords(when)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
