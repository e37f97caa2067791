import { type Application, nextAction } from '@invea/domain'
import { Button, Card, Cluster } from '@invea/ui'
import { useId } from 'react'
import { usePortalConfig } from '../config/index.ts'
import { PlaceLink } from '../shell/PageLink.tsx'
import type { Reading } from './display-context.ts'
import { dayWords, momentWords } from './formats.ts'
import { RequestLink, ViewLink } from './pages.tsx'

const applyAgainAfter: readonly string[] = ['rejected', 'cancelled', 'expired']

export interface NextStepProps {
  readonly application: Application
  readonly reading: Reading
  /** Whose page it is on: the confirmation leads to the list, where the actions are; its slip is on it already. */
  readonly on?: 'list' | 'confirmation'
}

const useDeadline = ({ application, reading }: NextStepProps): string | undefined => {
  const { t, reader } = reading
  const { until } = nextAction(application)
  if (until === undefined) return undefined
  const words = momentWords(until, reader)
  return t(until === application.orderExpiresAt ? 'application:next.payBefore' : 'application:next.heldUntil', {
    until: words,
  })
}

/** What the applicant does next as a sentence, with its deadline. */
export const NextStepWords = (props: NextStepProps) => {
  const { application, reading } = props
  const { t, reader } = reading
  const { helpLine } = usePortalConfig()
  const { step, day } = nextAction(application)
  const deadline = useDeadline(props)
  const reasons = [
    ...(step === 'rejected' && application.rejectionReason ? [application.rejectionReason] : []),
    ...(step === 'correction' ? application.persons.flatMap(({ correction }) => correction?.reason || []) : []),
  ]
  return (
    <>
      <p>{t(`application:next.${step}`, { helpLine })}</p>
      {step === 'applicants' && <p>{t('application:next.applicantsHelp', { helpLine })}</p>}
      {reasons.map((reason) => (
        <p key={reason} className="font-semibold">
          {t('application:next.reason', { reason })}
        </p>
      ))}
      {day && <p className="font-bold">{dayWords(day, reader)}</p>}
      {deadline && <p className="font-bold">{deadline}</p>}
    </>
  )
}

/** The link that does the next step; nothing where the applicant waits or calls. */
export const NextStepLink = ({ application, reading, on = 'list' }: NextStepProps) => {
  const { t } = reading
  const { step, action } = nextAction(application)
  const { requestId, masked } = application
  if (masked) return null
  if (action && step !== 'applicants') {
    const words =
      step === 'correction'
        ? t('status:action.edit')
        : action === 'pay'
          ? t('status:action.pay')
          : t(`application:continue.${application.missing ?? 'confirmation'}`)
    return (
      <Button asChild width="phone">
        {on === 'list' ? (
          <ViewLink request={requestId} view={action}>
            {words}
          </ViewLink>
        ) : (
          <RequestLink page="list" request={requestId} view={action}>
            {words}
          </RequestLink>
        )}
      </Button>
    )
  }
  if (application.status === 'paymentCompleted' && on === 'list' && step !== 'collected')
    return (
      <Button asChild width="phone">
        <RequestLink page="confirmation" request={requestId}>
          {t('application:next.slip')}
        </RequestLink>
      </Button>
    )
  if (applyAgainAfter.includes(step))
    return (
      <Button asChild width="phone" variant="secondary">
        <PlaceLink place="appointment">{t('application:next.applyAgain')}</PlaceLink>
      </Button>
    )
  return null
}

/** The one next action of an application with its deadline (D51). */
export const NextStepPanel = (props: NextStepProps) => {
  const { t } = props.reading
  const id = useId()
  return (
    <Card tone="accent" className="print:hidden">
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 id={id} className="text-xl">
          {t('application:next.title')}
        </h2>
        <NextStepWords {...props} />
        <Cluster className="empty:hidden">
          <NextStepLink {...props} />
        </Cluster>
      </section>
    </Card>
  )
}
