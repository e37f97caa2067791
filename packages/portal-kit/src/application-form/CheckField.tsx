import { fieldInDraft } from '@invea/domain/journeys'
import { Checkbox, type CheckboxProps } from '@invea/ui'
import { useFieldLabel } from '../i18n/issue-words.ts'
import { type AnyField, fieldHtmlId, useAnyField, useApplicantPosition, useFieldMessage } from './use-wizard.ts'

export interface CheckFieldProps extends Pick<CheckboxProps, 'hint' | 'disabled' | 'name' | 'value' | 'required'> {
  readonly field: AnyField
  readonly label?: string
}

export const CheckField = ({ field, label, ...rest }: CheckFieldProps) => {
  const [value, change] = useAnyField(field)
  const usualLabel = useFieldLabel(field)
  const message = useFieldMessage(field)
  const position = useApplicantPosition()
  return (
    <Checkbox
      id={fieldHtmlId(fieldInDraft(field, position))}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
      error={message}
      {...rest}
    >
      {label ?? usualLabel}
    </Checkbox>
  )
}
