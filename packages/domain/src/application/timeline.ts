import type { Application, ApplicationEvent } from '../model/application.ts'
import type { ApplicationEventKind } from '../model/choices.ts'
import type { Instant, IsoDate } from '../model/scalars.ts'
import { hasAppointment } from './next-action.ts'
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
}

/** The properties of an application that decide its timeline. */
export type TimelineSource = Pick<
  Application,
  'type' | 'mode' | 'status' | 'missing' | 'events' | 'appointmentDate' | 'deliveryDate'
>

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

/** The next step of an open application as the service names it. A replaced document or a repeated review is open again. */
const isDone = (step: Milestone, application: TimelineSource, hasEnded: boolean): boolean => {
  const happened = (application.events ?? []).some(({ kind }) => kind === completedBy[step])
  const isUntilPayment = step !== 'appointment' && step !== 'ready' && step !== 'collected'
  return isUntilPayment && !hasEnded ? provenByStatus[step](application) : happened || step === 'submitted'
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
      ...passed.map((id) => ({ id, state: 'done', at: at(completedBy[id]) }) as const),
      { id: ending, state: 'stopped', at: at(ending) },
    ]
  }
  const missed = at('didNotCome') !== undefined && !done.has('appointment')
  // A later step proves the earlier ones.
  const last = milestones.map((step) => done.has(step)).lastIndexOf(true)
  return milestones.map((step, position): TimelineStep => {
    if (step === 'appointment' && missed) return { id: 'didNotCome', state: 'stopped', at: at('didNotCome') }
    const state = position <= last ? 'done' : position === last + 1 ? 'current' : 'todo'
    const day = step === 'appointment' ? appointmentDate : step === 'ready' ? deliveryDate : undefined
    return { id: step, state, at: state === 'done' ? at(completedBy[step]) : undefined, day }
  })
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
