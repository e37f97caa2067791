import type { Application, ApplicationEvent, ApplicationPerson } from '../model/application.ts'
import type { ApplicationEventKind } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import { hasAppointment, kindsOfApplicant, lastOfficeRecord, type OfficeRecordKind } from './next-action.ts'
import { confirmedStatuses, endedStatuses, isOneOf } from './status.ts'

/** A step that an event in the service completes. */
export type TimelineStepId =
  | 'submitted'
  | 'documents'
  | 'confirmed'
  | 'reviewed'
  | 'paid'
  | 'appointment'
  | 'didNotCome'
  | 'ready'
  | 'collected'
  | 'rejected'
  | 'cancelled'
  | 'expired'

/** One step of the timeline. */
export interface TimelineStep {
  readonly id: TimelineStepId
  /** `stopped`: the application ended here. */
  readonly state: 'done' | 'current' | 'todo' | 'stopped'
  /** When it happened, if the service recorded it. */
  readonly at?: Instant | undefined
  /** The day it is planned for. */
  readonly day?: IsoDate | undefined
  /** The applicants of a group of whom it is true, when it is not true of all. */
  readonly applicationNumbers?: readonly string[] | undefined
}

/** The properties of an application that decide its timeline. */
export type TimelineSource = Pick<
  Application,
  'type' | 'mode' | 'status' | 'missing' | 'events' | 'appointmentDate' | 'deliveryDate'
> & {
  /** Absent for an application of one applicant. */
  readonly persons?: readonly Pick<ApplicationPerson, 'applicationNumber'>[] | undefined
}

const approvedStatuses = ['urgentApproved', 'awaitingPayment', 'paymentCompleted'] as const

/** The event that completes a step. */
const completedBy = {
  submitted: 'submitted',
  documents: 'documents',
  confirmed: 'confirmed',
  reviewed: 'approved',
  paid: 'paid',
  appointment: 'arrived',
  ready: 'ready',
  collected: 'collected',
} as const satisfies Partial<Record<TimelineStepId, ApplicationEventKind>>

type Milestone = keyof typeof completedBy

/** Steps that the status alone proves, for responses without events. */
const provenByStatus: Readonly<Record<Milestone, (application: TimelineSource) => boolean>> = {
  submitted: () => true,
  documents: ({ status, missing }) => isOneOf(confirmedStatuses, status) || missing === 'confirmation',
  confirmed: ({ status }) => isOneOf(confirmedStatuses, status),
  reviewed: ({ status }) => isOneOf(approvedStatuses, status),
  paid: ({ status }) => status === 'paymentCompleted',
  appointment: () => false,
  ready: () => false,
  collected: () => false,
}

/** Recorded visits that prove a step of an applicant: its own event, or a later one. */
const provenByVisit: Partial<Record<Milestone, readonly OfficeRecordKind[]>> = {
  appointment: ['arrived', 'ready', 'collected'],
  ready: ['ready', 'collected'],
  collected: ['collected'],
}

/** The recorded kinds of events of each applicant, and who did not come. A group goes on without those, unless none of them came. */
const visitsOf = ({ events = [], persons }: TimelineSource) => {
  const numbers = persons?.length ? persons.map(({ applicationNumber }) => applicationNumber) : [undefined]
  const all = numbers.map((number) => ({ number, kinds: kindsOfApplicant(events, number) }))
  const missing = all.filter(({ kinds }) => lastOfficeRecord(kinds) === 'didNotCome')
  const coming = all.filter((one) => !missing.includes(one))
  return { missing, served: coming.length > 0 ? coming : all, isMissed: missing.length > 0 && coming.length === 0 }
}

/** The applicants of a group who have an event of this kind, unless all or none of them have one. */
const someOfGroup = ({ events = [], persons = [] }: TimelineSource, kind: ApplicationEventKind) => {
  const all = persons.map(({ applicationNumber }) => applicationNumber)
  const some = all.filter((number) => kindsOfApplicant(events, number).includes(kind))
  return some.length > 0 && some.length < all.length ? some : undefined
}

/**
 * Whether a step is completed. An open application goes by its state: a step is open again for a replaced document or a repeated review.
 * An ended one goes by its events.
 */
const isDone = (step: Milestone, application: TimelineSource, hasEnded: boolean): boolean => {
  const visits = provenByVisit[step]
  if (visits && !hasEnded)
    return visitsOf(application).served.every(({ kinds }) => visits.some((kind) => kinds.includes(kind)))
  if (!hasEnded) return provenByStatus[step](application)
  return step === 'submitted' || (application.events ?? []).some(({ kind }) => kind === completedBy[step])
}

/**
 * The timeline of an application: the steps of its kind with the next one. An ended application shows its completed steps and its end.
 * Moments are ISO 8601; days are in Addis Ababa.
 *
 * @example
 * timelineOf({ type: 'new', status: 'cancelled', mode: 'normal' }).at(-1)?.state // => 'stopped'
 */
export const timelineOf = (application: TimelineSource): readonly TimelineStep[] => {
  const { mode, status, events = [], appointmentDate, deliveryDate } = application
  const ending = endedStatuses.find((one) => one === status)
  const at = (kind: ApplicationEventKind) => events.filter((event) => event.kind === kind).at(-1)?.at
  const milestones = (Object.keys(completedBy) as Milestone[]).filter(
    (step) => (step !== 'reviewed' || mode === 'urgent') && (step !== 'appointment' || hasAppointment(application)),
  )
  const done = new Set(milestones.filter((step) => isDone(step, application, ending !== undefined)))
  if (ending) {
    const passed = milestones.filter((step) => done.has(step))
    return [
      ...passed.map((id) => {
        const kind = completedBy[id]
        return { id, state: 'done', at: at(kind), applicationNumbers: someOfGroup(application, kind) } as const
      }),
      { id: ending, state: 'stopped', at: at(ending) },
    ]
  }
  const { missing, isMissed } = visitsOf(application)
  // A later step proves the earlier ones.
  const last = milestones.map((step) => done.has(step)).lastIndexOf(true)
  const steps = milestones.map((step, position): TimelineStep => {
    const state = position <= last ? 'done' : position === last + 1 ? 'current' : 'todo'
    const day = step === 'appointment' ? appointmentDate : step === 'ready' ? deliveryDate : undefined
    return { id: step, state, at: state === 'done' ? at(completedBy[step]) : undefined, day }
  })
  if (missing.length === 0) return steps
  const missed = { id: 'didNotCome', state: 'stopped', at: at('didNotCome') } as const
  // Without an appointment the visit is the collection. After an absence the document is not made (D26).
  const ready = milestones.indexOf('ready')
  if (isMissed) return [...steps.slice(0, hasAppointment(application) ? ready - 1 : ready), missed]
  const applicationNumbers = missing.flatMap(({ number }) => number ?? [])
  return [...steps.slice(0, ready), { ...missed, applicationNumbers }, ...steps.slice(ready)]
}

/** Every kind of event, in the order in which they usually happen. A reader ignores unknown kinds. */
export const applicationEventKinds = [
  'submitted',
  'documents',
  'confirmed',
  'changed',
  'approved',
  'rejected',
  'paid',
  'rescheduled',
  'correctionAsked',
  'correctionAccepted',
  'arrived',
  'didNotCome',
  'ready',
  'collected',
  'cancelled',
  'expired',
] as const satisfies readonly ApplicationEventKind[]

/** Sorts events: oldest first, and events of one moment in their usual order. */
export const compareEvents = (
  one: Pick<ApplicationEvent, 'kind' | 'at'>,
  other: Pick<ApplicationEvent, 'kind' | 'at'>,
): number =>
  Number(one.at > other.at) - Number(one.at < other.at) ||
  applicationEventKinds.indexOf(one.kind) - applicationEventKinds.indexOf(other.kind)
