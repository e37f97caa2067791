import { summaryIssues } from '@invea/domain/application'
import { Button, Checkbox, ErrorSummary, FocusOnArrival, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useCheckedForm } from '../api/use-api-mutation.ts'
import { fieldHtmlId } from '../application-form/use-wizard.ts'
import { useOpenRequestPage } from '../application-view/pages.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { useDisplayContext } from '../shell/display-context.ts'
import { SummaryView } from './SummaryView.tsx'

/** B §2 Summary outside the form: the stored data, the box, and the confirmation. An urgent request then opens /Confirmation (B §4). */
export const ConfirmScreen = ({ application }: ViewProps) => {
  const { t } = useDisplayContext()
  const words = useIssueWords()
  const api = usePortalApi()
  const client = useQueryClient()
  const openPage = useOpenRequestPage()
  const [agreed, setAgreed] = useState(false)
  const { issues, attempt, pending, failure, submit } = useCheckedForm(
    (_, key) => api.requests.confirm(application.requestId, key),
    summaryIssues({ agreed }),
    {
      onSuccess: () => {
        if (application.mode === 'urgent') openPage('confirmation', { request: application.requestId }, true)
        return client.invalidateQueries({ queryKey: applicationQueries.all })
      },
    },
  )
  const fieldId = fieldHtmlId('summary.agreed')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap={6}>
        <h1 tabIndex={-1}>{t('summary:title')}</h1>
        {failure ? (
          <FocusOnArrival key={attempt}>
            <FailureNotice error={failure} onRetry={submit} live={false} />
          </FocusOnArrival>
        ) : (
          <ErrorSummary
            title={t('shell:fixBelow')}
            attempt={attempt}
            errors={issues.map((issue) => ({ fieldId, message: words(issue) }))}
          />
        )}
        <SummaryView application={application} change="view">
          <Checkbox
            id={fieldId}
            checked={agreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
            hint={t('summary:confirmNotice')}
            error={issues[0] && words(issues[0])}
          >
            {t('summary:confirmLabel')}
          </Checkbox>
        </SummaryView>
        <Button type="submit" width="phone" className="sm:self-start" pending={pending}>
          {t('common:next')}
        </Button>
      </Stack>
    </form>
  )
}
