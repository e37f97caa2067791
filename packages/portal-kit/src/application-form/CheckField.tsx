import { fieldInDraft } from '@invea/domain/journeys'
import { Checkbox } from '@invea/ui'
import type { ReactNode } from 'react'
import { useFieldLabel } from '../i18n/issue-words.ts'
import { fieldHtmlId, useApplicantPosition } from './applicant-scope.ts'
import { type AnyField, useAnyField, useFieldMessage } from './use-field.ts'

export interface CheckFieldProps {
  readonly field: AnyField
  readonly label?: string
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

/** A yes or no of the draft. */
export const CheckField = ({ field, label, hint, disabled = false }: CheckFieldProps) => {
  const [value, change] = useAnyField(field)
  const usualLabel = useFieldLabel(field)
  const message = useFieldMessage(field)
  const position = useApplicantPosition()
  return (
    <Checkbox
      id={fieldHtmlId(fieldInDraft(field, position))}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
      disabled={disabled}
      hint={hint}
      error={message}
    >
      {label ?? usualLabel}
    </Checkbox>
  )
}
