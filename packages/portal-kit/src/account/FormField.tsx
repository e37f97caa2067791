import { Field, PasswordField, type PasswordFieldProps } from '@invea/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { fieldId, useFormFrame, useIssueLines } from './use-page-form.ts'

interface Common {
  field: string
  hint?: ReactNode
}

interface TextProps extends Common {
  /** Normalizes the text on blur, for instance a phone number. */
  settle?: (text: string) => string
  /** Receives each new text. */
  onValue?: (text: string) => void
}

/** Returns id, label and message of a field of the surrounding form. */
export const useFormField = (field: string) => {
  const frame = useFormFrame()
  const message = useIssueLines(frame).find((line) => line.field === field)?.message
  return { id: fieldId(frame.name, field), label: frame.labelOf(field), error: message }
}

/** Connects a control with its value in the surrounding form. */
const useFieldValue = (name: string) => {
  const { value, ...control } = useController({ name }).field
  return { ...control, value: (value as string | undefined) ?? '' }
}

/** One line of text. */
export const FormText = ({ field, hint, settle, onValue, ...rest }: TextProps & ComponentProps<typeof Field.Input>) => {
  const { id, label, error } = useFormField(field)
  const control = useFieldValue(field)
  const change = (text: string) => {
    control.onChange(text)
    onValue?.(text)
  }
  return (
    <Field id={id} error={error} required>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.Hint>{hint}</Field.Hint>}
      <Field.Input
        {...control}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={(event) => settle && change(settle(event.currentTarget.value))}
        {...rest}
      />
    </Field>
  )
}

/** Several lines of text. */
export const FormTextArea = ({ field, hint, ...rest }: Common & ComponentProps<typeof Field.Textarea>) => {
  const { id, label, error } = useFormField(field)
  const control = useFieldValue(field)
  return (
    <Field id={id} error={error} required>
      <Field.Label>{label}</Field.Label>
      {hint && <Field.Hint>{hint}</Field.Hint>}
      <Field.Textarea {...control} {...rest} />
    </Field>
  )
}

/** A password field with a button that shows it; `label` replaces the field's label. */
export const FormPassword = ({
  field,
  label: ownLabel,
  ...rest
}: Common & { label?: string } & Omit<PasswordFieldProps, 'id' | 'label' | 'error' | 'required'>) => {
  const { id, label, error } = useFormField(field)
  const control = useFieldValue(field)
  return <PasswordField {...control} id={id} label={ownLabel ?? label} error={error} required {...rest} />
}
