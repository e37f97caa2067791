import { fieldKey, type Issue } from '@invea/domain'
import type { I18n } from './i18n.ts'
import { useTranslation } from './use-translation.ts'

/** Keys made of data, which the compiler cannot look up; the words' own tests prove that each code and field has some. */
type Words = (key: string, params?: Readonly<Record<string, unknown>>) => string

/** True for a text; a group of texts has no text of its own. */
const hasText = (i18n: I18n, key: string): boolean => i18n.exists(key, { returnObjects: false })

/** The sentence of an issue in the reader's language: the words of its code, with the label of its field. */
export const useIssueWords = (): ((issue: Issue) => string) => {
  const { t } = useTranslation(['issue', 'field'])
  const words = t as unknown as Words
  return ({ code, field, params, message }) =>
    message ?? words(`issue:${code}`, { label: words(`field:${fieldKey(field)}`), ...params })
}

/** Whether an issue's sentence can be read: it names a field that has a label, or needs none. */
export const useIsNamed = (): ((issue: Issue) => boolean) => {
  const { i18n } = useTranslation()
  const words = useIssueWords()
  return (issue) => {
    const key = `field:${fieldKey(issue.field)}`
    return hasText(i18n, key) || !words(issue).includes(key)
  }
}

/** The labels of fields whose names are known only as data; empty for a field that has none. */
export const useFieldLabels = (): ((field: string) => string) => {
  const { t, i18n } = useTranslation()
  return (field) => {
    const key = `field:${fieldKey(field)}`
    return hasText(i18n, key) ? (t as unknown as Words)(key) : ''
  }
}

/** The label of a field, the same in the form, in messages and in the summary. */
export const useFieldLabel = (field: string): string => useFieldLabels()(field)
