import type { Issue } from '@invea/domain'
import { createContext, use } from 'react'
import { useTranslation } from '../i18n/index.ts'

/** What the parts of one form share. */
export interface FormFrame {
  /** Begins the names of its fields in issues, e.g. `signUp` of `signUp.firstName`. */
  readonly name: string
  readonly labelOf: (field: string) => string
  readonly issues: readonly Issue[]
  /** This form's own sentences. Translated when they are shown, so that they follow a change of language. */
  readonly sentenceOf?: ((issue: Issue) => string | undefined) | undefined
}

export const FormFrameContext = createContext<FormFrame | null>(null)

/** The form around; a part outside of one is a bug. */
export const useFormFrame = (): FormFrame => {
  const frame = use(FormFrameContext)
  if (!frame) throw new Error('Parts of a form belong inside <FormFrame>')
  return frame
}

/** The id of a field's control, which the summary of errors links to. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`

const last = (path: string) => path.split('.').at(-1) ?? path

/** Keys made of data, which the compiler cannot look up; every issue code has words in four languages. */
type Words = (key: string, params: Readonly<Record<string, unknown>>) => string

/** The field of an issue, by the name its form has for it, and the sentence to show. */
export const useIssueLines = ({ issues, labelOf, sentenceOf }: FormFrame) => {
  const { t } = useTranslation('issue')
  const words = t as unknown as Words
  return issues.map((issue) => {
    const { code, params, message } = issue
    const field = last(issue.field)
    return { field, message: sentenceOf?.(issue) ?? message ?? words(code, { label: labelOf(field), ...params }) }
  })
}
