import { confirmationPromiseHours } from '@invea/domain/application'
import { Alert, Button, Cluster } from '@invea/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useApplicationQuery } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { failureOf, isRefused } from '../api/queries.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'
import { clockWords, useReader } from '../shell/display-context.ts'

/** Minutes of automatic polling. After that the applicant must press a button. */
export const pollingMinutes = 10

const first = [2, 2, 3, 5, 8, 13, 20] as const
const steady = 30

/**
 * Milliseconds until the next payment check, or `false` when the page stops polling.
 * Providers confirm within seconds or within hours (B §9), so the first checks are frequent and later ones rare.
 * `checks` counts the responses so far; `waitedMs` is the time since the first of them.
 */
export const checkDelay = (checks: number, waitedMs: number): number | false =>
  waitedMs >= pollingMinutes * 60_000 ? false : (first[Math.max(0, checks - 1)] ?? steady) * 1000

/** `asking`: polls often. `long`: polls rarely. `stopped`: checks only on request. */
export type WaitingPhase = 'asking' | 'long' | 'stopped'

/** Milliseconds after which the page says that the payment takes longer than usual. */
const longAfter = 60_000

/** Whether this session has no such application (D19), for example in another browser than the one that made it. */
export const isUnknown = ({ error }: { readonly error: unknown }): boolean =>
  isRefused(error ? failureOf(error) : undefined, 'notFound')

/** A request whose payment is awaited: polled while visible, on return, and on request. `now`: the caller's milliseconds. */
export const useAwaitedPayment = (requestId: number, now: () => number = Date.now) => {
  const options = useApplicationQuery()(requestId)
  const client = useQueryClient()
  const [run, setRun] = useState(() => ({
    startedAt: now(),
    checksBefore: checksOf(client.getQueryState(options.queryKey)),
  }))
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.status === 'paymentCompleted' || state.data?.status === 'cancelled' || isUnknown(state)
        ? false
        : checkDelay(checksOf(state) - run.checksBefore, now() - run.startedAt),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const waited = Math.max(query.dataUpdatedAt, query.errorUpdatedAt) - run.startedAt
  const phase: WaitingPhase = waited >= pollingMinutes * 60_000 ? 'stopped' : waited >= longAfter ? 'long' : 'asking'
  const askAgain = () => {
    setRun({ startedAt: now(), checksBefore: checksOf(client.getQueryState(options.queryKey)) })
    void query.refetch()
  }
  return { query, phase, askAgain }
}

/** Number of responses and failures so far. Each makes the wait before the next check longer. */
const checksOf = (
  state: { readonly dataUpdateCount: number; readonly errorUpdateCount: number } | undefined,
): number => (state ? state.dataUpdateCount + state.errorUpdateCount : 0)

export type AwaitedPayment = ReturnType<typeof useAwaitedPayment>

export interface WaitingForPaymentProps extends Pick<AwaitedPayment, 'phase' | 'askAgain'> {
  readonly query: Pick<AwaitedPayment['query'], 'isFetching' | 'dataUpdatedAt'>
  readonly children?: ReactNode
}

/** Status of a payment that has not arrived: when it was checked last, and what to do when it never comes (B §9). */
export const WaitingForPayment = ({
  query: { isFetching, dataUpdatedAt },
  phase,
  askAgain,
  children,
}: WaitingForPaymentProps) => {
  const { t } = useTranslation('payment')
  const { helpLine, supportMailbox: email } = usePortalConfig()
  const reader = useReader()
  return (
    <Alert tone="info" title={t('waiting.title')} className="print:hidden">
      {children}
      <p role="status">{t(`waiting.${phase}`)}</p>
      <Cluster className="mt-3">
        <Button variant="secondary" size="small" pending={isFetching} onClick={askAgain}>
          {t(isFetching ? 'waiting.checking' : 'waiting.checkAgain')}
        </Button>
        {dataUpdatedAt > 0 && (
          <span className="text-sm text-muted">
            {t('waiting.lastChecked', { time: clockWords(serviceClock.at(dataUpdatedAt), reader) })}
          </span>
        )}
      </Cluster>
      <p className="mt-3 text-sm">{t('waiting.late', { hours: confirmationPromiseHours, helpLine, email })}</p>
    </Alert>
  )
}
