import type { Application, ApplicationPerson } from '../model/application.ts'
import type { Action, MissingStep, RequestMode, RequestStatus } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import { lastRescheduleDay } from './reschedule.ts'

/** The next step of an applicant. The portals have a text for each. */
export type NextStep =
  | MissingStep
  | 'correction' // the agency has requested one
  | 'correctionSent' // the agency checks it; the applicant waits
  | 'review' // the agency decides; the applicant waits
  | 'appointment' // paid; the applicant comes with the slip
  | 'dayClosed' // paid, and the office is closed on that day; the applicant chooses another one
  | 'collection' // paid, without an appointment; the applicant collects with the slip
  | 'arrived' // the applicant came and handed in the documents
  | 'didNotCome'
  | 'ready' // the document can be collected
  | 'collected'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'unknown'

/** The one next action of an application, with its deadline. */
export interface NextAction {
  readonly step: NextStep
  /** The action of this step, when the applicant can do it in the portal. */
  readonly action?: Action | undefined
  /** When the possibility ends. */
  readonly until?: Instant | undefined
  /** The day of the visit, for a paid application. */
  readonly day?: IsoDate | undefined
}

/** The properties of an application that decide its next step. */
export type ActionSource = Pick<
  Application,
  | 'type'
  | 'mode'
  | 'status'
  | 'missing'
  | 'actions'
  | 'heldUntil'
  | 'orderExpiresAt'
  | 'appointmentDate'
  | 'isDayClosed'
  | 'deliveryDate'
  | 'events'
> & {
  readonly persons: readonly (Pick<ApplicationPerson, 'notified'> &
    Partial<Pick<ApplicationPerson, 'applicationNumber' | 'correction'>>)[]
}

const offered = ({ actions }: ActionSource, ...wanted: readonly Action[]): Action | undefined =>
  wanted.find((action) => actions.includes(action))

/** Whether an applicant comes to the office on a day of their own before the document is collected (A §2, D34). */
export const hasAppointment = ({ type, mode }: Pick<Application, 'type' | 'mode'>): boolean =>
  type === 'new' || mode === 'urgent'

const officeSteps = ['arrived', 'didNotCome', 'ready', 'collected'] as const

/** The last event that the office recorded. Undefined before the appointment. */
const lastOfficeStep = ({ events = [] }: ActionSource): (typeof officeSteps)[number] | undefined =>
  events.flatMap(({ kind }) => officeSteps.find((step) => step === kind) ?? []).at(-1)

const afterPayment = (application: ActionSource): NextAction => {
  const step = lastOfficeStep(application)
  if (step) return { step }
  const { appointmentDate, deliveryDate, isDayClosed } = application
  if (isDayClosed) return { step: 'dayClosed', action: offered(application, 'reschedule'), day: appointmentDate }
  return hasAppointment(application)
    ? { step: 'appointment', day: appointmentDate }
    : { step: 'collection', day: appointmentDate ?? deliveryDate }
}

const afterStatus = (application: ActionSource): NextAction => {
  const { status, missing, heldUntil, orderExpiresAt } = application
  if (missing !== undefined) {
    const until = status === 'awaitingPayment' ? (orderExpiresAt ?? heldUntil) : heldUntil
    return { step: missing, action: offered(application, 'continue', 'pay'), until }
  }
  switch (status) {
    case 'paymentCompleted':
      return afterPayment(application)
    case 'initial':
      return { step: 'confirmation', action: offered(application, 'continue'), until: heldUntil }
    case 'confirmed':
    case 'underReview':
      return { step: 'review' }
    case 'urgentApproved':
    case 'awaitingPayment':
      return { step: 'payment', action: offered(application, 'continue', 'pay'), until: heldUntil }
    default:
      return { step: status }
  }
}

/** Whether the agency waits for a correction of this applicant: nothing was changed since it requested one. */
export const awaitsCorrection = (
  { notified, applicationNumber, correction }: ActionSource['persons'][number],
  events: Application['events'] = [],
): boolean =>
  notified &&
  !events.some(
    (event) =>
      correction !== undefined &&
      event.kind === 'changed' &&
      event.applicationNumber === applicationNumber &&
      event.at > correction.askedAt,
  )

/** Steps in which an applicant with a corrected application waits. Until the appointment the agency checks the correction. */
const waitingSteps: readonly NextStep[] = ['review', 'appointment', 'collection']

/**
 * The next step of an application. A requested correction comes first. `step` is the name of a text in the locales. The action is absent
 * when the applicant can only wait.
 *
 * @example
 * nextAction({ type: 'new', mode: 'urgent', status: 'underReview', actions: ['view'], persons: [] }) // => { step: 'review' }
 */
export const nextAction = (application: ActionSource): NextAction => {
  const edit = offered(application, 'edit')
  const { persons, events } = application
  if (!edit || !persons.some(({ notified }) => notified)) return afterStatus(application)
  if (persons.some((person) => awaitsCorrection(person, events))) return { step: 'correction', action: edit }
  const next = afterStatus(application)
  return waitingSteps.includes(next.step) ? { step: 'correctionSent' } : next
}

/** Why an action is not offered now. */
export type ClosedReason =
  | 'afterPayment' // possible once it is paid
  | 'afterApproval' // possible once the agency has approved
  | 'tooLate' // the day is too near
  | 'onlyOnNotice' // possible when the agency requests a correction

/** An action that an open application does not offer now. */
export interface ClosedAction {
  readonly action: Action
  readonly reason: ClosedReason
  /** The last day on which it was possible. */
  readonly until?: IsoDate | undefined
}

/** Actions that an open application does not offer now, with the reason. The screens show them. */
export const closedActions = (application: ActionSource): readonly ClosedAction[] => {
  const { status, mode, actions, appointmentDate } = application
  const isPaid = status === 'paymentCompleted'
  const isOpen = isPaid || actions.some((action) => action !== 'view')
  if (!isOpen) return []
  const reschedule: ClosedAction = isPaid
    ? { action: 'reschedule', reason: 'tooLate', until: appointmentDate && lastRescheduleDay(appointmentDate) }
    : { action: 'reschedule', reason: 'afterPayment' }
  const closed: readonly ClosedAction[] = [
    ...(mode === 'urgent' && (status === 'underReview' || status === 'confirmed')
      ? [{ action: 'pay', reason: 'afterApproval' } as const]
      : []),
    { action: 'edit', reason: 'onlyOnNotice' },
    reschedule,
    { action: 'cancel', reason: 'tooLate', until: appointmentDate },
  ]
  return closed.filter(({ action }) => !actions.includes(action))
}

/** The properties of a stored request that decide its missing step. */
export interface MissingCase {
  readonly status: RequestStatus
  readonly mode: RequestMode
  /** Every applicant of a group has been sent. */
  readonly hasAllApplicants: boolean
  /** Every applicant has every required document. */
  readonly hasAllDocuments: boolean
}

/**
 * The first missing step of an unfinished request (D51), in the order of the form. Undefined when the applicant has nothing to do before
 * the appointment, or nothing can be done.
 */
export const missingStep = ({
  status,
  mode,
  hasAllApplicants,
  hasAllDocuments,
}: MissingCase): MissingStep | undefined => {
  if (status === 'initial') {
    if (!hasAllApplicants) return 'applicants'
    return hasAllDocuments ? 'confirmation' : 'documents'
  }
  const awaitsMoney = status === 'awaitingPayment' || status === (mode === 'normal' ? 'confirmed' : 'urgentApproved')
  return awaitsMoney ? 'payment' : undefined
}
