import type { Application, ApplicationEvent, ApplicationPerson } from '../model/application.ts'
import type { Action, ApplicationEventKind, MissingStep, RequestStatus } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'

/** The next step of an applicant. The portals have a text for each. */
export type NextStep =
  | MissingStep
  | 'correction' // the agency has requested one
  | 'correctionSent' // the agency checks it; the applicant waits
  | 'review' // the agency decides; the applicant waits
  | 'checking' // a payment is checked; the applicant waits and does not pay
  | 'appointment' // paid; the applicant comes with the slip
  | 'dayClosed' // paid, and the office is closed on that day; the applicant chooses another one
  | 'collection' // paid, without an appointment; the applicant collects with the slip
  | 'dayPassed' // paid, and the day has passed without a record of the office; movable after a late reopening
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
  /** The step that a paid application has besides the requested correction of `step`. */
  readonly visit?: NextStep | undefined
  /** The agency checks a sent correction until the visit of `step`. */
  readonly isCorrectionSent?: true | undefined
  /** The steps of a group whose applicants are not equally far, the least advanced first. `step`, or `visit`, is the first of them. */
  readonly groupSteps?: readonly GroupStep[] | undefined
}

/** A step of some applicants of a group. */
export interface GroupStep {
  readonly step: NextStep
  readonly applicationNumbers: readonly string[]
}

/** The properties of an application that decide its next step. */
export type ActionSource = Pick<
  Application,
  | 'type'
  | 'mode'
  | 'requestDate'
  | 'status'
  | 'missing'
  | 'lastPayment'
  | 'actions'
  | 'heldUntil'
  | 'orderExpiresAt'
  | 'appointmentDate'
  | 'isDayClosed'
  | 'deliveryDate'
  | 'events'
  | 'today'
> & {
  readonly persons: readonly (Pick<ApplicationPerson, 'notified'> &
    Partial<
      Pick<
        ApplicationPerson,
        'applicationNumber' | 'personStatus' | 'correction' | 'attachments' | 'requiredAttachments'
      >
    >)[]
}

const offered = ({ actions }: ActionSource, ...wanted: readonly Action[]): Action | undefined =>
  wanted.find((action) => actions.includes(action))

/** Whether an applicant comes to the office on a day of their own before the document is collected (A §2, D34). */
export const hasAppointment = ({ type, mode }: Pick<Application, 'type' | 'mode'>): boolean =>
  type === 'new' || mode === 'urgent'

/** Whether a confirmed normal or an approved urgent request waits for its payment (D27). */
export const awaitsPayment = ({ status, mode }: Pick<Application, 'status' | 'mode'>): boolean =>
  status === 'awaitingPayment' || status === (mode === 'normal' ? 'confirmed' : 'urgentApproved')

/** The status that the applicant reads. While a payment is checked, an unpaid application does not wait for another one. */
export const shownStatus = (
  application: Pick<Application, 'status' | 'mode' | 'lastPayment'>,
): RequestStatus | 'checking' =>
  awaitsPayment(application) && application.lastPayment?.outcome === 'checking' ? 'checking' : application.status

/** Events that an office records: the visit and the finished document (D26). */
const officeRecordKinds: readonly OfficeRecordKind[] = ['arrived', 'didNotCome', 'ready', 'collected']
/** An event that an office records. */
export type OfficeRecordKind = 'arrived' | 'didNotCome' | 'ready' | 'collected'

/** After one of them the office has the applicant's documents, or a document for the applicant. */
export const servedKinds = ['arrived', 'ready', 'collected'] as const satisfies readonly OfficeRecordKind[]

/** Whether the office has recorded one of `servedKinds` among the events of an applicant. */
export const isServed = (kinds: readonly ApplicationEventKind[]): boolean =>
  servedKinds.some((kind) => kinds.includes(kind))

/** Events of one applicant, and those of the whole request. Without a number all events belong to the only applicant. */
export const kindsOfApplicant = (
  events: readonly ApplicationEvent[],
  applicationNumber: string | undefined,
): readonly ApplicationEventKind[] =>
  events
    .filter(
      (event) =>
        applicationNumber === undefined ||
        event.applicationNumber === undefined ||
        event.applicationNumber === applicationNumber,
    )
    .map(({ kind }) => kind)

/** The last event of an applicant that the office recorded. Undefined before the visit. A new day ends a missed one. */
export const lastOfficeRecord = (kinds: readonly ApplicationEventKind[]): OfficeRecordKind | undefined => {
  let last: OfficeRecordKind | undefined
  for (const kind of kinds) {
    if (kind === 'rescheduled' && last === 'didNotCome') last = undefined
    last = officeRecordKinds.find((visit) => visit === kind) ?? last
  }
  return last
}

/** What is left to do for an applicant, most first. */
const progress = [undefined, 'arrived', 'ready', 'didNotCome', 'collected'] as const

/** The step of a paid applicant without a record of the office. */
const beforeVisit = (application: ActionSource): NextAction => {
  const { appointmentDate, deliveryDate, isDayClosed, today } = application
  if (isDayClosed) return { step: 'dayClosed', action: offered(application, 'reschedule'), day: appointmentDate }
  const hasVisit = hasAppointment(application)
  const day = hasVisit ? appointmentDate : (appointmentDate ?? deliveryDate)
  if (day && today && day < today) return { step: 'dayPassed', action: offered(application, 'reschedule'), day }
  return { step: hasVisit ? 'appointment' : 'collection', day }
}

const visitsOf = ({ persons, events = [] }: Pick<ActionSource, 'persons' | 'events'>) =>
  persons.map(({ applicationNumber }) => lastOfficeRecord(kindsOfApplicant(events, applicationNumber)))

/** What the applicants of a paid application bring the slip for: `handedIn` and `ready` are the collection after the appointment. */
export type SlipPurpose = 'appointment' | 'collection' | 'handedIn' | 'ready'

/** What the slip is for, by the least advanced applicant. Undefined when no applicant comes with it any more: it is not shown. */
export const slipPurpose = (
  application: Pick<ActionSource, 'type' | 'mode' | 'persons' | 'events'>,
): SlipPurpose | undefined => {
  const visits = visitsOf(application)
  const first = progress.find((visit) => visits.includes(visit))
  if (first === 'didNotCome' || first === 'collected') return undefined
  if (!hasAppointment(application)) return 'collection'
  return first === 'arrived' ? 'handedIn' : (first ?? 'appointment')
}

/** Visits are recorded for each applicant (D26). A group is as far as its least advanced applicant. */
const afterPayment = (application: ActionSource): NextAction => {
  const visits = visitsOf(application)
  const [first, ...others] = progress.filter((visit) => visits.includes(visit))
  const next = first ? { step: first } : beforeVisit(application)
  if (others.length === 0) return next
  const numbersOf = (visit: OfficeRecordKind | undefined) =>
    application.persons.flatMap(({ applicationNumber }, at) => (visits[at] === visit ? (applicationNumber ?? []) : []))
  const groupSteps = [first, ...others].map((visit) => ({
    step: visit ?? next.step,
    applicationNumbers: numbersOf(visit),
  }))
  return { ...next, groupSteps }
}

const afterStatus = (application: ActionSource): NextAction => {
  const { status, missing, heldUntil, orderExpiresAt } = application
  if (shownStatus(application) === 'checking') return { step: 'checking' }
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

/** The required documents that an applicant has not uploaded. */
export const missingDocuments = ({
  attachments = [],
  requiredAttachments = [],
}: Pick<ActionSource['persons'][number], 'attachments' | 'requiredAttachments'>) =>
  requiredAttachments.filter(
    ({ attachmentTypeId }) => !attachments.some((stored) => stored.attachmentTypeId === attachmentTypeId),
  )

/**
 * Whether the agency waits for a correction of this applicant: nothing was changed since it requested one, or a paid applicant lacks a
 * document that the changed data require. Before the payment a missing document is the next step itself.
 */
export const awaitsCorrection = (
  person: ActionSource['persons'][number],
  events: Application['events'] = [],
): boolean => {
  const { notified, applicationNumber, personStatus, correction } = person
  if (!notified) return false
  if (personStatus === 'paymentCompleted' && missingDocuments(person).length > 0) return true
  return !events.some(
    (event) =>
      correction !== undefined &&
      event.kind === 'changed' &&
      event.applicationNumber === applicationNumber &&
      event.at > correction.askedAt,
  )
}

/**
 * The next step of an application. A requested correction comes first. `step` is the name of a text in the locales. The action is absent
 * when the applicant can only wait.
 *
 * @example
 * const application = { type: 'new', mode: 'urgent', status: 'underReview', requestDate: isoDate('2026-11-20') } as const
 * nextAction({ ...application, actions: ['view'], persons: [] }) // => { step: 'review' }
 */
export const nextAction = (application: ActionSource): NextAction => {
  const edit = offered(application, 'edit')
  const { persons, events } = application
  const next = afterStatus(application)
  if (!edit || !persons.some(({ notified }) => notified)) return next
  if (persons.some((person) => awaitsCorrection(person, events)))
    return {
      ...{ step: 'correction', action: edit, until: next.until },
      ...(application.status === 'paymentCompleted' && {
        visit: next.step,
        day: next.day,
        groupSteps: next.groupSteps,
      }),
    }
  if (next.step === 'review') return { step: 'correctionSent' }
  return next.step === 'appointment' || next.step === 'collection' ? { ...next, isCorrectionSent: true } : next
}
