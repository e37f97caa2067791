import type { Application } from '@invea/domain'
import type { MissingStep } from '@invea/domain/application'
import { Alert, Button, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { AddApplicantsLink, NextStepWords } from '../application-view/NextStepPanel.tsx'
import { useFocusOnChange } from '../application-view/pages.tsx'
import type { ViewProps } from '../application-view/view-search.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'
import { useDisplayContext } from '../shell/display-context.ts'

/** Shown when part of a group was never sent. Only the device with the draft has it; the group can continue without it. */
const MissingApplicants = ({ application }: ViewProps) => {
  const { t } = useDisplayContext()
  const api = usePortalApi()
  const client = useQueryClient()
  const { send, retry, isPending, failure } = useApiMutation(
    (_, key) => api.requests.completeGroup(application.requestId, key),
    { onSuccess: () => client.invalidateQueries({ queryKey: applicationQueries.all }) },
  )
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t('application:continue.applicants')}</h1>
      <NextStepWords application={application} />
      <AddApplicantsLink application={application} />
      <Alert tone="warning">{t('application:continue.withoutHelp')}</Alert>
      {failure && <FailureNotice error={failure} onRetry={retry} />}
      <Button variant="secondary" width="phone" className="sm:self-start" pending={isPending} onClick={() => send()}>
        {t(isPending ? 'application:continue.withoutWorking' : 'application:continue.without')}
      </Button>
    </Stack>
  )
}

/** View of each missing step. It is fetched with its texts, so that an application loads only the one it needs. */
const parts: Readonly<Record<MissingStep, Loadable<ViewProps>>> = {
  applicants: { load: async () => MissingApplicants, namespaces: [] },
  documents: {
    load: async () => (await import('./MissingDocuments.tsx')).MissingDocuments,
    namespaces: ['applicant', 'originId', 'attachments', 'summary', 'issue', 'field'],
  },
  confirmation: {
    load: async () => (await import('./ConfirmScreen.tsx')).ConfirmScreen,
    namespaces: ['summary', 'payment', 'issue', 'field'],
  },
  payment: {
    load: async () => (await import('../payment/PayScreen.tsx')).PayScreen,
    namespaces: ['summary', 'payment', 'issue', 'field'],
  },
}

const missingOf = ({ missing }: Application): MissingStep => missing ?? 'confirmation'

/** D51: the next missing step of an application that is incomplete or not paid, on any device. */
export const ContinueScreen = (props: ViewProps) => {
  const missing = missingOf(props.application)
  useFocusOnChange(missing)
  return <LoadedComponent key={missing} of={parts[missing]} {...props} />
}
