import type { ApiError } from '@invea/api'
import type { Issue } from '@invea/domain'
import { ErrorSummary, Stack } from '@invea/ui'
import { type ReactNode, useMemo } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { FormFrameContext, type FormFrame as Frame, fieldId, type PageForm, useIssueLines } from './use-page-form.ts'

export interface FormFrameProps<Draft extends FieldValues, Value> {
  name: string
  labelOf: (field: string) => string
  /** Custom message for an issue; undefined uses the message of its code. */
  sentenceOf?: (issue: Issue) => string | undefined
  form: PageForm<Draft, Value>
  /** Custom content for a failure; defaults to a notice with a retry button. */
  failure?: (error: ApiError) => ReactNode
  children: ReactNode
}

/** A form with its failure and error summary on top, which takes the focus after each failed attempt (G2). */
export const FormFrame = <Draft extends FieldValues, Value>({
  name,
  labelOf,
  sentenceOf,
  form,
  failure,
  children,
}: FormFrameProps<Draft, Value>) => {
  const { t } = useTranslation('shell')
  const { issues, attempt } = form
  const frame = useMemo<Frame>(() => ({ name, labelOf, issues, sentenceOf }), [name, labelOf, issues, sentenceOf])
  const lines = useIssueLines(frame)
  return (
    <FormFrameContext value={frame}>
      <FormProvider {...form.methods}>
        <form noValidate onSubmit={form.submit}>
          <Stack gap={6}>
            {form.failure &&
              (failure?.(form.failure) ?? (
                <FailureNotice key={attempt} error={form.failure} onRetry={() => form.submit()} />
              ))}
            <ErrorSummary
              title={t('fixBelow')}
              attempt={attempt}
              errors={lines.map(({ field, message }) => ({ fieldId: fieldId(name, field), message }))}
            />
            {children}
          </Stack>
        </form>
      </FormProvider>
    </FormFrameContext>
  )
}
