import type { ApiError, CaptchaForm } from '@invea/api'
import type { Issue } from '@invea/domain'
import { isCaptchaValid } from '@invea/domain/appointment'
import {
  ErrorSummary,
  Field,
  FocusOnArrival,
  focusField,
  PasswordField,
  type PasswordFieldProps,
  Stack,
} from '@invea/ui'
import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react'
import { type FieldValues, FormProvider, useController } from 'react-hook-form'
import { Captcha } from '../api/Captcha.tsx'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useLabelled } from '../i18n/issue-words.ts'
import { serviceClock } from '../service-clock.ts'
import {
  FormFrameContext,
  type FormFrameValue,
  fieldId,
  type PageForm,
  useFormFrame,
  useIssueLines,
} from './use-page-form.ts'

export interface FormFrameProps<Draft extends FieldValues, Value> {
  name: string
  labelOf: (field: string) => string
  /** Custom message for an issue; undefined uses the message of its code. */
  sentenceOf?: (issue: Issue) => string | undefined
  form: PageForm<Draft, Value>
  /** Custom content for a failure, which takes the focus; defaults to a notice with a retry button. */
  failure?: (error: ApiError) => ReactNode
  /** Focuses the first field, because the form replaces what had the focus. */
  takesFocus?: boolean
  children: ReactNode
}

/** A form. Shows the failure or the error summary at the top and focuses it after each failed attempt (G2). */
export const FormFrame = <Draft extends FieldValues, Value>({
  name,
  labelOf,
  sentenceOf,
  form,
  failure,
  takesFocus = false,
  children,
}: FormFrameProps<Draft, Value>) => {
  const { t } = useTranslation('shell')
  const { issues, attempt } = form
  const frame = useMemo<FormFrameValue>(
    () => ({ name, labelOf, issues, sentenceOf }),
    [name, labelOf, issues, sentenceOf],
  )
  const lines = useIssueLines(frame)
  const labelled = useLabelled()
  const formId = `${name}-form`
  useEffect(() => {
    if (takesFocus) focusField(formId)
  }, [takesFocus, formId])
  return (
    <FormFrameContext value={frame}>
      <FormProvider {...form.methods}>
        <form id={formId} noValidate onSubmit={form.submit}>
          <Stack gap={6}>
            {form.failure && (
              <FocusOnArrival key={attempt}>
                {failure?.(form.failure) ?? (
                  <FailureNotice error={form.failure} onRetry={() => form.submit()} live={false} />
                )}
              </FocusOnArrival>
            )}
            <ErrorSummary
              title={t('fixBelow')}
              attempt={attempt}
              errors={lines.map(({ field, message }) => ({
                fieldId: fieldId(name, field),
                message: labelled(labelOf(field), message),
              }))}
            />
            {children}
          </Stack>
        </form>
      </FormProvider>
    </FormFrameContext>
  )
}

interface Common {
  field: string
  hint?: ReactNode
}

interface TextProps extends Common {
  /** Normalizes the text on blur, for instance a phone number. */
  formatOnBlur?: (text: string) => string
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
export const FormText = ({
  field,
  hint,
  formatOnBlur,
  onValue,
  ...rest
}: TextProps & ComponentProps<typeof Field.Input>) => {
  const { id, label, error } = useFormField(field)
  const control = useFieldValue(field)
  const change = (text: string) => {
    control.onChange(text)
    onValue?.(text)
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      <Field.Input
        {...control}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={(event) => formatOnBlur && change(formatOnBlur(event.currentTarget.value))}
        {...rest}
      />
    </Field>
  )
}

/** Several lines of text. */
export const FormTextArea = ({ field, ...rest }: { field: string } & ComponentProps<typeof Field.Textarea>) => {
  const { id, label, error } = useFormField(field)
  const control = useFieldValue(field)
  return (
    <Field id={id} label={label} error={error} required>
      <Field.Textarea {...control} {...rest} />
    </Field>
  )
}

/** A password field with a button that shows it; `label` replaces the field's label. */
export const FormPassword = ({
  field,
  label: ownLabel,
  ...rest
}: Common & { label?: string } & Omit<PasswordFieldProps, 'id' | 'label' | 'error' | 'required' | 'words'>) => {
  const { t } = useTranslation('account')
  const { id, label, error } = useFormField(field)
  const control = useFieldValue(field)
  const words = { show: t('password.show'), hide: t('password.hide') }
  return <PasswordField {...control} id={id} label={ownLabel ?? label} error={error} required words={words} {...rest} />
}

export interface FormCaptchaProps {
  /** The form of the service that the captcha is for. */
  form: CaptchaForm
}

/** B §5: captcha before the submit button of account and contact forms. */
export const FormCaptcha = ({ form }: FormCaptchaProps) => {
  const { id, error } = useFormField('captcha')
  const { value, onChange } = useController({ name: 'humanUntil' }).field
  return (
    <Captcha
      id={id}
      form={form}
      human={isCaptchaValid(value, new Date(serviceClock.now()).toISOString())}
      onHuman={onChange}
      error={error}
    />
  )
}
