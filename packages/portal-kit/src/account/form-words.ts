import type { Issue } from '@invea/domain'
import { createContext, use } from 'react'
import { useBuiltText } from '../i18n/use-built-text.ts'

/** Context of a form, shared by its fields. */
export interface FormFrame {
  /** Prefix of its fields in issues, for instance `signUp` of `signUp.firstName`. */
  readonly name: string
  readonly labelOf: (field: string) => string
  readonly issues: readonly Issue[]
  /** Custom messages, translated on render so that they follow the language. */
  readonly sentenceOf?: ((issue: Issue) => string | undefined) | undefined
}

export const FormFrameContext = createContext<FormFrame | null>(null)

/** Returns the surrounding form; throws outside a form, which is a bug. */
export const useFormFrame = (): FormFrame => {
  const frame = use(FormFrameContext)
  if (!frame) throw new Error('Parts of a form belong inside <FormFrame>')
  return frame
}

/** HTML id of a field's control, which the error summary links to. */
export const fieldId = (form: string, field: string): string => `${form}-${field}`

/** Name of a field without the prefix of its form. */
export const lastName = (path: string) => path.split('.').at(-1) ?? path

/** Returns each issue's field and message. */
export const useIssueLines = ({ issues, labelOf, sentenceOf }: FormFrame) => {
  const words = useBuiltText(['issue'])
  return issues.map((issue) => {
    const { code, params, message } = issue
    const field = lastName(issue.field)
    return { field, message: sentenceOf?.(issue) ?? message ?? words(code, { label: labelOf(field), ...params }) }
  })
}
