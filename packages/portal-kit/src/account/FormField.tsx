import { Field, PasswordField, type PasswordFieldProps } from '@invea/ui'
import type { ComponentProps, ReactNode } from 'react'
import { fieldId, useFormFrame, useIssueLines } from './form-words.ts'

interface Common {
  field: string
  hint?: ReactNode
  value: string | undefined
  onValue: (value: string) => void
}

interface TextProps extends Common {
  /** Normalizes the text on blur, for instance a phone number. */
  settle?: (text: string) => string
}

/** Returns id, label and message of a field of the surrounding form. */
export const useFormField = (field: string) => {
  const frame = useFormFrame()
  const message = useIssueLines(frame).find((line) => line.field === field)?.message
  return { id: fieldId(frame.name, field), label: frame.labelOf(field), error: message }
}

/** One line of text. */
export const FormText = ({
  field,
  hint,
  value,
  onValue,
  settle,
  ...rest
}: TextProps & Omit<ComponentProps<typeof Field.Input>, 'value'>) => {
  const { id, label, error } = useFormField(field)
  return (
    <Field id={id} error={error} required>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.Hint>{hint}</Field.Hint>}
      <Field.Input
        name={field}
        value={value ?? ''}
        onChange={(event) => onValue(event.currentTarget.value)}
        onBlur={(event) => settle && onValue(settle(event.currentTarget.value))}
        {...rest}
      />
    </Field>
  )
}

/** Several lines of text. */
export const FormTextArea = ({
  field,
  hint,
  value,
  onValue,
  ...rest
}: Common & Omit<ComponentProps<typeof Field.Textarea>, 'value'>) => {
  const { id, label, error } = useFormField(field)
  return (
    <Field id={id} error={error} required>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.Hint>{hint}</Field.Hint>}
      <Field.Textarea
        name={field}
        value={value ?? ''}
        onChange={(event) => onValue(event.currentTarget.value)}
        {...rest}
      />
    </Field>
  )
}

/** A password field with a button that shows it; `label` replaces the field's label. */
export const FormPassword = ({
  field,
  label: ownLabel,
  value,
  onValue,
  ...rest
}: Common & { label?: string } & Omit<PasswordFieldProps, 'id' | 'label' | 'error' | 'required' | 'value'>) => {
  const { id, label, error } = useFormField(field)
  return (
    <PasswordField
      id={id}
      name={field}
      label={ownLabel ?? label}
      error={error}
      required
      value={value ?? ''}
      onChange={(event) => onValue(event.currentTarget.value)}
      {...rest}
    />
  )
}
