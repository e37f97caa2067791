import type { Application } from '@invea/domain'
import { ClockIcon } from '@invea/ui'
import { useRequestField } from '../application-form/use-wizard.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { type DisplayContext, momentWords, useDisplayContext } from '../shell/display-context.ts'
import { useApplication } from './RequestViews.tsx'

/** Shown after submission: until when the appointment is held. */
export const HoldNotice = () => {
  const display = useDisplayContext()
  const [requestId] = useRequestField('submitted.requestId')
  const { data } = useApplication(requestId)
  return data ? <HeldUntil application={data} display={display} /> : null
}

/** Until when the appointment of an unpaid application is held (D25). */
export const HeldUntil = ({
  application: { heldUntil, status },
  display: { t, reader },
}: {
  readonly application: Application
  readonly display: DisplayContext
}) => {
  if (!heldUntil || status === 'paymentCompleted') return null
  return (
    <p className="flex gap-2 rounded-lg border-l-6 border-warning bg-warning-soft p-3 font-semibold print:hidden">
      <ClockIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <NoWrap words={t('application:next.heldUntil', { until: momentWords(heldUntil, reader) })} />
      </span>
    </p>
  )
}
