import type { Issue } from '@invea/domain'
import { type FindText, fieldLabel, issueMessage, namesField } from '@invea/locales'
import { useLanguage, useTranslation } from './i18n.ts'

/** For keys built from data, which the compiler cannot check. The tests of the locales find a text for each code and field. */
type AnyKey = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** Finds texts of issues and fields; a group of texts has no text of its own. */
const useFindText = (): FindText => {
  const { t, i18n } = useTranslation(['issue', 'field'])
  return (namespace, key, values) => {
    const named = `${namespace}:${key}`
    return i18n.exists(named, { ...values, returnObjects: false }) ? (t as AnyKey)(named, values) : undefined
  }
}

/** Returns the message of an issue in the reader's language, with the label of its field. */
export const useIssueWords = (): ((issue: Issue) => string) => {
  const find = useFindText()
  return (issue) => issueMessage(find, issue)
}

/** Whether an issue's message is complete: its field has a label, or it needs none. */
export const useIsNamed = (): ((issue: Issue) => boolean) => {
  const find = useFindText()
  return (issue) => fieldLabel(find, issue.field) !== undefined || !namesField(find, issue)
}

/** Labels of fields whose names come from data; empty without a label. */
export const useFieldLabels = (): ((field: string) => string) => {
  const find = useFindText()
  return (field) => fieldLabel(find, field) ?? ''
}

/** Colon and space between a name and the text about it. Ge'ez text has its own colon. */
export const useColon = (): string => (/am|ti/.test(useLanguage()) ? '፦ ' : ': ')

/** Puts the label of a field before its message, unless the message contains it in any case. */
export const useLabelled = (): ((label: string, sentence: string) => string) => {
  const colon = useColon()
  return (label, sentence) =>
    sentence.toLowerCase().includes(label.toLowerCase()) ? sentence : `${label}${colon}${sentence}`
}

/** Label of a field: the same in forms, messages and the summary. */
export const useFieldLabel = (field: string): string => useFieldLabels()(field)
