import { fieldInDraft } from '@invea/domain/journeys'
import { Field } from '@invea/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldLabel } from '../i18n/issue-words.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { type AnyField, fieldHtmlId, useAnyField, useApplicantPosition, useFieldMessage } from './use-wizard.ts'

export interface TextFieldProps
  extends Omit<ComponentProps<typeof Field.Input>, 'id' | 'value' | 'onChange' | 'required' | 'children'> {
  /** Path of the text in the draft: `personal.firstName`. */
  readonly field: AnyField
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Changes the text as it is typed, for instance drops what can never belong to it. */
  readonly shape?: ((text: string) => string) | undefined
  /** Rewrites the text when the field is left, for instance a number as it will be stored. */
  readonly settle?: ((text: string) => string) | undefined
  /** Renders the message instead of the default. */
  readonly tell?: (message: string) => ReactNode
  /** Drawn under the input: a preview, an offer. */
  readonly children?: ReactNode
}

/** A text of the draft with its label, hint and message. */
export const TextField = ({
  field,
  required = false,
  hint,
  shape,
  settle,
  tell,
  children,
  ...input
}: TextFieldProps) => {
  const { t } = useTranslation('request')
  const [value, change] = useAnyField(field)
  const label = useFieldLabel(field)
  const message = useFieldMessage(field)
  const position = useApplicantPosition()
  return (
    <Field
      id={fieldHtmlId(fieldInDraft(field, position))}
      error={message && (tell?.(message) ?? message)}
      required={required}
      head={
        <>
          <Field.Label {...(!required && { optional: t('optional') })}>{label}</Field.Label>
          {hint && <Field.Hint>{hint}</Field.Hint>}
        </>
      }
    >
      <Field.Input
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => change(shape ? shape(event.currentTarget.value) : event.currentTarget.value)}
        onBlur={(event) => settle && change(settle(event.currentTarget.value))}
        autoComplete="off"
        {...input}
      />
      {children}
    </Field>
  )
}
