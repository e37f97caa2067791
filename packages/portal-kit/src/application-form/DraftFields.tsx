import { Field } from '@invea/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '../i18n/i18n.ts'
import { type AnyField, useApplicantPosition, useControl } from './use-wizard.ts'

export interface TextFieldProps
  extends Omit<ComponentProps<typeof Field.Input>, 'id' | 'value' | 'onChange' | 'required' | 'children'> {
  /** Path of the text in the draft: `personal.firstName`. */
  readonly field: AnyField
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Changes the text as it is typed, for instance drops what can never belong to it. */
  readonly formatOnInput?: ((text: string) => string) | undefined
  /** Rewrites the text when the field is left, for instance a number as it will be stored. */
  readonly formatOnBlur?: ((text: string) => string) | undefined
  /** Renders the message instead of the default. */
  readonly renderError?: (message: string) => ReactNode
  /** Rendered below the input, for instance a preview. */
  readonly children?: ReactNode
}

/** Keeps the digits of a text. Cuts after that, because `maxLength` would cut a pasted number with blanks before. */
export const onlyDigits =
  (most: number) =>
  (text: string): string =>
    text.replace(/\D/g, '').slice(0, most)

/** A text of the draft with its label, hint and message. */
export const TextField = ({
  field,
  required = false,
  hint,
  formatOnInput,
  formatOnBlur,
  renderError,
  autoComplete,
  children,
  ...input
}: TextFieldProps) => {
  const { t } = useTranslation('request')
  const { id, value, change, label, error } = useControl(field)
  const isFirst = useApplicantPosition() === 0
  return (
    <Field
      id={id}
      error={error && (renderError?.(error) ?? error)}
      label={label}
      optional={required ? undefined : t('optional')}
      hint={hint}
      required={required}
    >
      <Field.Input
        value={typeof value === 'string' ? value : ''}
        onChange={(event) =>
          change(formatOnInput ? formatOnInput(event.currentTarget.value) : event.currentTarget.value)
        }
        onBlur={(event) => formatOnBlur && change(formatOnBlur(event.currentTarget.value))}
        // A browser knows one person, who is seldom the second applicant of a group.
        autoComplete={(isFirst && autoComplete) || 'off'}
        {...input}
      />
      {children}
    </Field>
  )
}

export interface Choice {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

export interface SelectFieldProps
  extends Omit<ComponentProps<typeof Field.Select>, 'id' | 'value' | 'onChange' | 'required' | 'children'> {
  readonly field: AnyField
  readonly choices: readonly Choice[]
  /** The empty choice: 'Please select'. */
  readonly placeholder: string
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Replaces the field's usual label. */
  readonly label?: string
  /** Hides the label except for screen readers, because a title above has the same text. */
  readonly hideLabel?: boolean
  /** Handles the choice instead of writing the field, for choices that change several fields. */
  readonly onChoose?: (value: string | undefined) => void
}

/** A field of the draft with a native select. */
export const SelectField = ({
  field,
  choices,
  placeholder,
  required = false,
  hint,
  label,
  hideLabel = false,
  onChoose,
  ...select
}: SelectFieldProps) => {
  const { t } = useTranslation('request')
  const { value, change, label: usualLabel, ...control } = useControl(field)
  return (
    <Field
      {...control}
      label={label ?? usualLabel}
      hideLabel={hideLabel}
      optional={required ? undefined : t('optional')}
      hint={hint}
      required={required}
    >
      <Field.Select
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => (onChoose ?? change)(event.currentTarget.value || undefined)}
        {...select}
      >
        <option value="">{placeholder}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </Field.Select>
    </Field>
  )
}
