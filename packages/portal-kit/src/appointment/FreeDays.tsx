import type { AvailableDay, BookingWindow } from '@invea/domain/appointment'
import { Alert, Button, Spinner } from '@invea/ui'
import type { ReactNode } from 'react'
import { FailureNotice, isWaiting } from '../api/FailureNotice.tsx'
import { useDraft, useFromWizard, useStepLoading } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { type FreeDaysSearch, useFreeDays, useRefetchOnRefusal } from './schedule-queries.ts'

export interface LoadedDays {
  readonly window: BookingWindow
  readonly days: readonly AvailableDay[]
  readonly reload: () => void
}

/** Whether a hold was sent without a response. The service may have it, and the chosen day is then not free for others. */
export const useUnsettledHold = (): boolean => useFromWizard(({ store }) => 'holdSlot' in store.draft().idempotency)

/** Loads the free days of the office for a step. As high as a phone, so that the buttons below do not move when they arrive. */
export const FreeDaysLoader = ({
  query,
  children,
}: {
  readonly query: FreeDaysSearch
  readonly children: (loaded: LoadedDays) => ReactNode
}) => {
  const { t } = useTranslation('booking')
  const today = useFromWizard(({ facts }) => facts().today)
  const { hold } = useDraft().appointment
  const isUnsettled = useUnsettledHold()
  // A failure has no days. When a waiting line opens, shown days stay, with the choice, and Next waits in the line.
  const { window, days, failure, reload } = useFreeDays(query, today)
  useRefetchOnRefusal()
  // A held day is not free for others, and stays chosen.
  const isFull = days?.length === 0 && !hold && !isUnsettled
  useStepLoading((failure ? isWaiting(failure) : isFull) ? 'closed' : !failure && !days)
  return (
    <div className="max-sm:min-h-screen">
      {failure ? (
        <FailureNotice error={failure} onRetry={reload} />
      ) : window && days ? (
        children({ window, days, reload })
      ) : (
        <div className="min-h-screen">
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  )
}

export interface NoFreeDaysProps {
  readonly title: string
  readonly help?: string | undefined
  readonly onRetry?: (() => void) | undefined
  /** Text and action of the button that changes the search. */
  readonly other: string
  readonly onOther: () => void
}

/** Shown when the office has no free day. */
export const NoFreeDays = ({ title, help, onRetry, other, onOther }: NoFreeDaysProps) => {
  const { t } = useTranslation('common')
  return (
    <Alert tone="warning" title={title}>
      {help && <p>{help}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {onRetry && (
          <Button variant="secondary" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onOther}>
          {other}
        </Button>
      </div>
    </Alert>
  )
}
