import { type Application, nextAction } from '@invea/domain'
import { passportFacts } from '@invea/domain/applicant'
import {
  type Action,
  type ApplicationPerson,
  awaitsCorrection,
  endedStatuses,
  hasAppointment,
  isOneOf,
  slipPurpose,
  unpaidStatuses,
} from '@invea/domain/application'
import { Button, Card, ClockIcon, Cluster } from '@invea/ui'
import { useId } from 'react'
import { portalOf } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import {
  type DisplayContext,
  dayWords,
  inLanguage,
  momentWords,
  shownName,
  useDisplayContext,
} from '../shell/display-context.ts'
import { PageLink } from '../shell/site-map.tsx'
import { RequestLink, ViewLink } from './pages.tsx'

const applyAgainAfter: readonly string[] = endedStatuses

/** Key of an action's label. Without an appointment, the application is cancelled. */
export const actionLabel = (action: Action, application: Pick<Application, 'type' | 'mode' | 'missing'>) => {
  if (action === 'continue') return `application:continue.${application.missing ?? 'confirmation'}` as const
  return action === 'cancel' && !hasAppointment(application)
    ? 'status:action.cancelApplication'
    : (`status:action.${action}` as const)
}

export interface NextStepProps {
  readonly application: Application
  /** Page that shows the panel. The confirmation links to the list, which has the actions, and already shows the slip. */
  readonly on?: 'list' | 'confirmation'
  /** `secondary` beside the main button of the page. */
  readonly variant?: 'primary' | 'secondary'
  /** Opens the edit on the page that shows the panel, in place of a link to that page. */
  readonly onEdit?: () => void
}

/** The deadline of an order or of a hold. An urgent application is paid after the approval (D27). */
const deadlineWords = (
  { orderExpiresAt, status, mode }: Pick<Application, 'orderExpiresAt' | 'status' | 'mode'>,
  until: string,
  { t, reader }: DisplayContext,
): string => {
  const held = mode === 'urgent' && status === 'initial' ? 'confirmBy' : 'heldUntil'
  const key = until === orderExpiresAt ? 'payBefore' : held
  return momentWords(until, reader, (words) => t(`application:next.${key}`, { until: words }))
}

/** Reason of a requested correction; in a group with the name of its applicant. */
export const CorrectionReason = ({
  person,
  application,
}: Pick<NextStepProps, 'application'> & { readonly person: ApplicationPerson }) => {
  const { t } = useTranslation('application')
  return (
    person.correction?.reason && (
      <p className="font-semibold">
        {application.persons.length > 1 && `${shownName(person)} · `}
        {t('next.reason', { reason: person.correction.reason })}
      </p>
    )
  )
}

/** Names of some applicants of a group. */
export const namesOf = (numbers: readonly string[], { persons }: Pick<Application, 'persons'>): string =>
  persons
    .filter(({ applicationNumber }) => numbers.includes(applicationNumber))
    .map(shownName)
    .join(', ')

/** Describes the next step of the applicant, with its deadline. In a group it names the applicants where they are not equally far. */
export const NextStepWords = ({ application }: Pick<NextStepProps, 'application'>) => {
  const display = useDisplayContext()
  const { t, reader } = display
  const { helpLine } = usePortalConfig()
  // The rule of the message: the office delivers without a chosen site.
  const values = { helpLine, site: inLanguage(application.deliverySiteName ?? application.officeName, reader) }
  const { step, visit, day, groupSteps, isCorrectionSent, until } = nextAction(application)
  const steps = groupSteps?.map((one) => one.step) ?? [step, visit]
  const isUnpaid = isOneOf(unpaidStatuses, application.status)
  const sentBy = application.persons.filter(({ notified }) => notified)
  return (
    <>
      {(isCorrectionSent || step === 'correctionSent') && (
        <p>
          {sentBy.length < application.persons.length && `${sentBy.map(shownName).join(', ')} · `}
          {t('application:next.correctionSent')}
        </p>
      )}
      {step !== 'correctionSent' && (visit || !groupSteps) && <p>{t(`application:next.${step}`, values)}</p>}
      {step === 'payment' && application.orderExpiresAt && <p>{t('application:next.ordered')}</p>}
      {step === 'applicants' && <p>{t('application:next.applicantsHelp')}</p>}
      {step === 'rejected' && application.rejectionReason && (
        <p className="font-semibold">{t('application:next.reason', { reason: application.rejectionReason })}</p>
      )}
      {/* Of an ended application only a paid order is shown. A payment that is due back belongs to another one, or was the second. */}
      {isOneOf(endedStatuses, application.status) && application.orderCode && <p>{t('application:next.feeKept')}</p>}
      {step === 'correction' &&
        application.persons
          .filter((person) => awaitsCorrection(person, application.events))
          .map((person) => <CorrectionReason key={person.requestPersonId} person={person} application={application} />)}
      {groupSteps
        ? groupSteps.map((one) => (
            <p key={one.step}>
              <span className="font-semibold">{namesOf(one.applicationNumbers, application)}</span>
              {` · ${t(`application:next.${one.step}`, values)}`}
            </p>
          ))
        : visit && <p>{t(`application:next.${visit}`, values)}</p>}
      {steps.includes('ready') && portalOf(application) === 'passport' && (
        <p>{t('application:next.unclaimed', { days: passportFacts.unclaimedDays })}</p>
      )}
      {application.isDayClosed && isUnpaid && <p className="font-semibold">{t('application:next.dayClosedUnpaid')}</p>}
      {[day && dayWords(day, reader), until && deadlineWords(application, until, display)].map(
        (words) =>
          words && (
            <p key={words} className="font-bold">
              <NoWrap words={words} />
            </p>
          ),
      )}
    </>
  )
}

const formPageOf = ({ mode }: Application) => (mode === 'urgent' ? 'urgentAppointment' : 'appointment')

/** Link to the form. Only it has the applicants that were not sent; its first page offers the draft. */
export const AddApplicantsLink = ({ application }: Pick<NextStepProps, 'application'>) => (
  <Button asChild width="phone" className="sm:self-start">
    <PageLink page={formPageOf(application)}>{useTranslation('application').t('continue.applicants')}</PageLink>
  </Button>
)

/** Link to the next step. Renders nothing when the applicant waits or calls. */
export const NextStepLink = ({ application, on = 'list', variant, onEdit }: NextStepProps) => {
  const { t } = useTranslation()
  const { step, visit = step, action } = nextAction(application)
  const { requestId, masked, status, events = [] } = application
  if (masked) return null
  // Beside another action too, unless the day is closed and no document of the group waits.
  const needsSlip =
    action && visit === 'dayClosed' ? events.some(({ kind }) => kind === 'ready') : slipPurpose(application)
  const slip = status === 'paymentCompleted' && on === 'list' && needsSlip && (
    <Button asChild width="phone" variant={action ? 'secondary' : 'primary'}>
      <RequestLink page="confirmation" request={requestId}>
        {t('application:next.slip')}
      </RequestLink>
    </Button>
  )
  if (action && step === 'applicants')
    return (
      <>
        <AddApplicantsLink application={application} />
        <Button asChild width="phone" variant="secondary">
          <RequestLink page="list" request={requestId} view="continue">
            {t('application:continue.without')}
          </RequestLink>
        </Button>
      </>
    )
  if (action) {
    const words = t(actionLabel(action, application))
    return (
      <>
        <Button asChild width="phone" variant={variant}>
          {action === 'edit' && onEdit ? (
            <button type="button" onClick={onEdit}>
              {words}
            </button>
          ) : on === 'list' ? (
            <ViewLink request={requestId} view={action}>
              {words}
            </ViewLink>
          ) : (
            <RequestLink page="list" request={requestId} view={action}>
              {words}
            </RequestLink>
          )}
        </Button>
        {slip}
      </>
    )
  }
  if (slip) return slip
  if (applyAgainAfter.includes(step))
    return (
      <Button asChild width="phone" variant="secondary">
        <PageLink page={formPageOf(application)}>{t('application:next.applyAgain')}</PageLink>
      </Button>
    )
  return null
}

/** The one next action of an application with its deadline (D51). */
export const NextStepPanel = (props: NextStepProps) => {
  const { t } = useTranslation('application')
  const id = useId()
  return (
    <Card tone="accent" className="print:hidden">
      <section aria-labelledby={id} className="flex flex-col gap-3">
        <h2 id={id} className="text-xl">
          {t('next.title')}
        </h2>
        <NextStepWords application={props.application} />
        <Cluster className="empty:hidden">
          <NextStepLink {...props} />
        </Cluster>
      </section>
    </Card>
  )
}

/** Until when the appointment of an unpaid application is held (D25), and that the office is closed on its day (D26). */
export const HeldUntil = ({
  application,
}: {
  readonly application: Pick<Application, 'heldUntil' | 'orderExpiresAt' | 'status' | 'mode' | 'isDayClosed'>
}) => {
  const display = useDisplayContext()
  const { heldUntil, status, isDayClosed } = application
  if (!heldUntil || status === 'paymentCompleted') return null
  return (
    <p className="flex gap-2 rounded-lg border-l-6 border-warning bg-warning-soft p-3 font-semibold print:hidden">
      <ClockIcon aria-hidden="true" className="mt-0.5 size-5" />
      <span>
        <NoWrap words={deadlineWords(application, heldUntil, display)} />
        {isDayClosed && <span className="block">{display.t('application:next.dayClosedUnpaid')}</span>}
      </span>
    </p>
  )
}
