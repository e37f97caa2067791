import { fieldKey, type Issue } from '@invea/domain'
import { useI18n, useTranslation } from '../i18n/index.ts'

/** Keys made of data, which the compiler cannot look up; the words' own tests prove that each code and field has some. */
type Words = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** The sentence of an issue in the reader's language: the words of its code, with the label of its field. */
export const useIssueWords = (): ((issue: Issue) => string) => {
  const { t } = useTranslation(['issue', 'field'])
  const words = t as unknown as Words
  return ({ code, field, params, message }) =>
    message ?? words(`issue:${code}`, { label: words(`field:${fieldKey(field)}`), ...params })
}

/** Whether an issue's sentence can be read: it names a field that has a label, or needs none. */
export const useIsNamed = (): ((issue: Issue) => boolean) => {
  const { exists } = useI18n()
  const words = useIssueWords()
  return (issue) => {
    const key = `field:${fieldKey(issue.field)}`
    return exists(key) || !words(issue).includes(key)
  }
}

/** The labels of fields whose names are known only as data; empty for a field that has none. */
export const useFieldLabels = (): ((field: string) => string) => {
  const { exists, t } = useI18n()
  return (field) => {
    const key = `field:${fieldKey(field)}`
    return exists(key) ? (t as unknown as Words)(key) : ''
  }
}

/** The label of a field, the same in the form, in messages and in the summary. */
export const useFieldLabel = (field: string): string => useFieldLabels()(field)
