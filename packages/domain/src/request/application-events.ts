import type { ApplicationEvent, ApplicationEventKind } from '../model.ts'

/** Every kind of event, in the order in which they usually happen. A reader leaves out kinds that it does not know. */
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

/** Oldest first; of one moment in the order in which they usually happen. */
export const compareEvents = (
  one: Pick<ApplicationEvent, 'kind' | 'at'>,
  other: Pick<ApplicationEvent, 'kind' | 'at'>,
): number =>
  Number(one.at > other.at) - Number(one.at < other.at) ||
  applicationEventKinds.indexOf(one.kind) - applicationEventKinds.indexOf(other.kind)
