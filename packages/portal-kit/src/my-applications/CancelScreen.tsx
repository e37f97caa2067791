import { hasAppointment } from '@invea/domain/application'
import { Alert, Button, Cluster, Stack } from '@invea/ui'
import { useQueryClient } from '@tanstack/react-query'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { DetailRows } from '../application-view/DetailRows.tsx'
import { useIsShown, useRequestPages, ViewLink } from '../application-view/pages.tsx'
import { confirmationFacts, requestRows } from '../application-view/request-rows.ts'
import type { ViewProps } from '../application-view/view-search.ts'
import { useDisplayContext } from '../shell/display-context.ts'

/** A cancellation loses the fee and cannot be undone, so it is confirmed on a separate page (B §1, B §4). */
export const CancelScreen = ({ application, onDone }: ViewProps) => {
  const display = useDisplayContext()
  const { t } = display
  const api = usePortalApi()
  const client = useQueryClient()
  const { forgetDraft } = useRequestPages()
  const isShown = useIsShown()
  const { lastPayment } = application
  const isOpen = lastPayment?.outcome === 'pending'
  const what = hasAppointment(application) ? 'appointment' : 'application'
  const { send, retry, isPending, failure } = useApiMutation(
    (_, key) => api.schedule.cancel(application.requestId, key),
    {
      onSuccess: async () => {
        // The new status closes this view.
        const wasShown = isShown.current
        forgetDraft?.(application.requestId)
        await client.invalidateQueries({ queryKey: applicationQueries.all })
        if (wasShown) onDone?.('cancel.done')
      },
    },
  )
  return (
    <Stack gap={6}>
      <h1 tabIndex={-1}>{t(`status:cancel.title.${what}`)}</h1>
      <Alert tone="warning">
        <p>{t(`status:cancel.help.${application.status === 'paymentCompleted' ? (`${what}Paid` as const) : what}`)}</p>
        {(isOpen || lastPayment?.outcome === 'checking') && (
          <p>
            {isOpen && t('summary:effect.orderEnds')} {t('summary:effect.orderPaid')}
          </p>
        )}
      </Alert>
      <DetailRows rows={requestRows(application, confirmationFacts, display)} />
      {application.cancelSmsNumber && <p>{t('status:cancel.bySms', { number: application.cancelSmsNumber })}</p>}
      <p className="text-sm text-muted">{t('confirmation:messagesLater')}</p>
      {failure && <FailureNotice error={failure} onRetry={retry} />}
      <Cluster>
        <Button asChild variant="secondary" width="phone">
          <ViewLink>{t('status:cancel.keep')}</ViewLink>
        </Button>
        <Button variant="danger" width="phone" pending={isPending} onClick={() => send()}>
          {t(isPending ? 'status:cancel.working' : `status:cancel.confirm.${what}`)}
        </Button>
      </Cluster>
    </Stack>
  )
}
