import { type Application, nextAction, type RequestStatus } from '@invea/domain'
import {
  confirmationPromiseHours,
  finalStatuses,
  hasAppointment,
  isFormDone,
  isOneOf,
  slipPurpose,
} from '@invea/domain/application'
import { Alert, Button, Cluster, PrintButton, Stack } from '@invea/ui'
import { useEffect } from 'react'
import { DetailRows } from '../application-view/DetailRows.tsx'
import { LeaveDevice } from '../application-view/LeaveDevice.tsx'
import { NextStepPanel } from '../application-view/NextStepPanel.tsx'
import { RequestLink, useFocusOnChange, useRequestPages } from '../application-view/pages.tsx'
import { QueryPlaceholder } from '../application-view/RequestViews.tsx'
import { confirmationFacts, requestRows } from '../application-view/request-rows.ts'
import { VisitCard } from '../application-view/VisitCard.tsx'
import { NoApplication } from '../payment/AwaitedOrder.tsx'
import { OpenOrder, PaymentOutcomeNotice, useOpenOrder } from '../payment/PaymentPanels.tsx'
import { type AwaitedPayment, isUnknown, useAwaitedPayment, WaitingForPayment } from '../payment/WaitingForPayment.tsx'
import { useDisplayContext } from '../shell/display-context.ts'
import { ApplicantsTable, Slip } from './Slip.tsx'

export type ConfirmationKind =
  | 'received' // urgent, under review by the agency: an e-mail follows (B §2)
  | 'payable' // the payment is the next step
  | 'paid'
  | 'ended' // the status never changes again
  | 'incomplete'

const kinds = {
  initial: 'incomplete',
  confirmed: 'payable',
  underReview: 'received',
  urgentApproved: 'payable',
  awaitingPayment: 'payable',
  paymentCompleted: 'paid',
  rejected: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  unknown: 'ended',
} as const satisfies Record<RequestStatus, ConfirmationKind>

/** D27: an urgent request is reviewed between confirmation and payment, a normal one is not. */
export const confirmationKind = ({ status, mode }: Pick<Application, 'status' | 'mode'>): ConfirmationKind =>
  status === 'confirmed' && mode === 'urgent' ? 'received' : kinds[status]

/** Whether the next step alone describes the status. */
const isFinal = (status: RequestStatus): status is (typeof finalStatuses)[number] => isOneOf(finalStatuses, status)

/** An open request: what was received, the next step, and the numbers (B §2). */
const OpenRequest = ({
  application,
  awaited,
}: {
  readonly application: Application
  readonly awaited: AwaitedPayment
}) => {
  const display = useDisplayContext()
  const { t } = display
  const { status, persons } = application
  const kind = confirmationKind(application)
  const { step } = nextAction(application)
  const isChecking = step === 'checking'
  const hasOrder = useOpenOrder(application.requestId, status === 'awaitingPayment') !== undefined
  // The first applicant receives the messages of a group.
  const hasEmail = Boolean(persons[0]?.applicant?.personal.email)
  return (
    <Stack gap={6}>
      {!isChecking && !isFinal(status) && (
        <p className="text-lg" role="status">
          {t(`confirmation:next.${status}`)}
        </p>
      )}
      {step === 'review' && (
        <p>
          {t(hasEmail ? 'confirmation:emailNote' : 'confirmation:smsNote', { hours: confirmationPromiseHours })}{' '}
          {t('confirmation:undecided')}
        </p>
      )}
      <VisitCard application={application} />
      <PaymentOutcomeNotice application={application} />
      {step !== 'review' && (
        <NextStepPanel application={application} on="confirmation" variant={hasOrder ? 'secondary' : 'primary'} />
      )}
      {status === 'awaitingPayment' && !isChecking && (
        <>
          <OpenOrder application={application} />
          <WaitingForPayment {...awaited} />
        </>
      )}
      {kind !== 'ended' && (
        <Cluster>
          <PrintButton>{t('confirmation:print')}</PrintButton>
        </Cluster>
      )}
      <DetailRows rows={requestRows(application, confirmationFacts, display)} />
      <ApplicantsTable persons={persons} />
    </Stack>
  )
}

const titleKey = (application: Application) => {
  const kind = confirmationKind(application)
  if (kind === 'paid') return 'confirmation:paidTitle'
  if (kind === 'ended' || kind === 'incomplete') return `status:requestStatus.${application.status}` as const
  return application.mode === 'urgent' && kind === 'payable'
    ? 'status:requestStatus.urgentApproved'
    : 'confirmation:receivedTitle'
}

/** Whether a paid applicant only comes on the day of the slip. */
const comesNext = (application: Application): boolean => {
  const { step, groupSteps } = nextAction(application)
  return !groupSteps && (step === 'appointment' || step === 'collection')
}

export interface StoredConfirmationProps {
  readonly requestId: number
  /** Heading level: one lower inside the wizard, whose frame has the page's title. */
  readonly level: 1 | 2
}

/** The confirmation of a stored request. Outside the form, it deletes the draft of a form that is done. */
export const StoredConfirmation = ({ requestId, level }: StoredConfirmationProps) => {
  const Heading = `h${level}` as const
  const { t } = useDisplayContext()
  const awaited = useAwaitedPayment(requestId)
  const { data: application } = awaited.query
  const isPaid = application !== undefined && confirmationKind(application) === 'paid'
  useFocusOnChange(application ? confirmationKind(application) : 'loading')
  const { forgetDraft } = useRequestPages()
  const isDone = application !== undefined && isFormDone(application)
  useEffect(() => {
    if (isDone) forgetDraft?.(requestId)
  }, [isDone, requestId, forgetDraft])
  if (!application && isUnknown(awaited.query)) return <NoApplication level={level} />
  if (!application)
    return (
      <Stack gap={6}>
        <Heading tabIndex={-1}>{t('confirmation:toApplications')}</Heading>
        <QueryPlaceholder query={awaited.query} lines={8} />
      </Stack>
    )
  return (
    <Stack gap={6}>
      <Heading tabIndex={-1} className={isPaid ? 'print:hidden' : undefined}>
        {t(titleKey(application))}
      </Heading>
      {isPaid &&
        (comesNext(application) ? (
          <Alert tone="success" className="print:hidden">
            {t(hasAppointment(application) ? 'confirmation:paidIntro' : 'confirmation:paidIntroCollection')}
          </Alert>
        ) : (
          <NextStepPanel application={application} on="confirmation" />
        ))}
      {isPaid ? (
        slipPurpose(application) && <Slip application={application} />
      ) : (
        <OpenRequest application={application} awaited={awaited} />
      )}
      {confirmationKind(application) !== 'ended' && (
        <Alert tone="info" className="print:hidden">
          {t('confirmation:keepNumbers')}
        </Alert>
      )}
      <p className="text-sm text-muted print:hidden">{t('confirmation:messagesLater')}</p>
      <div className="print:hidden">
        <Button asChild variant="quiet">
          {/* The list lacks an application that was opened by its numbers. */}
          <RequestLink page="list" request={requestId} view="view">
            {t('status:action.view')}
          </RequestLink>
        </Button>
      </div>
      <LeaveDevice />
    </Stack>
  )
}

export interface ConfirmationScreenProps {
  readonly requestId: number | undefined
}

/** B §2 Confirmation page, and the paid confirmation with its slip. The provider also leads the applicant back to it. */
export const ConfirmationScreen = ({ requestId }: ConfirmationScreenProps) =>
  requestId === undefined ? <NoApplication level={1} /> : <StoredConfirmation requestId={requestId} level={1} />
