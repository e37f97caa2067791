import type { Issue } from '@invea/domain'
import { type FindText, fieldLabel, issueMessage, namesField } from '@invea/locales'
import { useTranslation } from './i18n.ts'

/** Keys made of data, which the compiler cannot look up; the tests of the locales prove that each code and field has a text. */
type AnyKey = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** Finds texts of issues and fields; a group of texts has no text of its own. */
const useFindText = (): FindText => {
  const { t, i18n } = useTranslation(['issue', 'field'])
  return (namespace, key, values) => {
    const named = `${namespace}:${key}`
    return i18n.exists(named, { ...values, returnObjects: false }) ? (t as AnyKey)(named, values) : undefined
  }
}

/** The sentence of an issue in the reader's language: the words of its code, with the label of its field. */
export const useIssueWords = (): ((issue: Issue) => string) => {
  const find = useFindText()
  return (issue) => issueMessage(find, issue)
}

/** Whether an issue's sentence can be read: it names a field that has a label, or needs none. */
export const useIsNamed = (): ((issue: Issue) => boolean) => {
  const find = useFindText()
  return (issue) => fieldLabel(find, issue.field) !== undefined || !namesField(find, issue)
}

/** The labels of fields whose names are known only as data; empty for a field that has none. */
export const useFieldLabels = (): ((field: string) => string) => {
  const find = useFindText()
  return (field) => fieldLabel(find, field) ?? ''
}

/** The label of a field, the same in the form, in messages and in the summary. */
export const useFieldLabel = (field: string): string => useFieldLabels()(field)
