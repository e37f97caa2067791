import { fieldKey, type Issue } from '@invea/domain'
import { useTranslation } from 'react-i18next'

/** The sentence of an issue in the reader's language: the words of its code, with the label of its field. */
export const useIssueWords = (): ((issue: Issue) => string) => {
  const { t } = useTranslation(['issue', 'field'])
  return ({ code, field, params }) =>
    t(`issue:${code}` as never, { label: t(`field:${fieldKey(field)}` as never), ...params } as never)
}
