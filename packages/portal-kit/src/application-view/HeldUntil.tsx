import type { Application } from '@invea/domain'
import { ClockIcon } from '@invea/ui'
import { useState } from 'react'
import { serviceClock } from '../api/api-context.ts'
import { useRequestField } from '../application-form/use-wizard.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { type DisplayContext, momentWords, useDisplayContext } from '../shell/display-context.ts'
import { useApplication } from './RequestViews.tsx'

/** Until when a request holds its appointment, from its submission on. Its place is kept free until the service responds. */
export const HoldNotice = ({ isShown }: { readonly isShown: boolean }) => {
  const display = useDisplayContext()
  const [requestId] = useRequestField('submitted.requestId')
  const { data, isError } = useApplication(requestId)
  const [now] = useState(() => new Date(serviceClock.now()).toISOString())
  if (!isShown || requestId === undefined) return null
  if (data) return <HeldUntil application={data} display={display} />
  if (isError) return null
  return (
    <div className="invisible">
      <HeldUntil application={{ heldUntil: now, status: 'confirmed' }} display={display} />
    </div>
  )
}

/** Until when the appointment of an unpaid application is held (D25). */
export const HeldUntil = ({
  application: { heldUntil, status },
  display: { t, reader },
}: {
  readonly application: Pick<Application, 'heldUntil' | 'status'>
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
