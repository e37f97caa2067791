import { createContext, use } from 'react'

/** What one field's parts must agree on. */
export interface FieldIds {
  readonly controlId: string
  readonly hintId: string
  readonly errorId: string
  readonly invalid: boolean
  readonly required: boolean
  readonly hasHint: boolean
  readonly hasError: boolean
  readonly announceHint: (present: boolean) => void
  readonly announceError: (present: boolean) => void
}

export const FieldContext = createContext<FieldIds | null>(null)

/** The ids of the surrounding `Field`; a part outside of one is a bug. */
export const useFieldIds = (): FieldIds => {
  const ids = use(FieldContext)
  if (!ids) throw new Error('Field parts belong inside <Field>')
  return ids
}
