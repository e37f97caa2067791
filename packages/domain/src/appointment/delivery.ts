import { addWorkingDays, type Closures } from '../holidays/working-days.ts'
import type { RequestMode, RequestType, UrgentDays } from '../model/choices.ts'
import type { IsoDate } from '../model/scalars.ts'

/** The data that decides when a document is ready. */
export interface DeliveryCase {
  readonly requestType: RequestType
  readonly mode: RequestMode
  /** Only for urgent requests (A §9). */
  readonly urgentDays?: UrgentDays | undefined
  readonly submittedOn: IsoDate
  readonly appointmentDate?: IsoDate | undefined
  /** Working days that the office needs for a document: `Office.processingDays`, which the operator sets. */
  readonly processingDays: number
}

/**
 * D28: working days after the appointment (New) or after submission (others), holidays skipped. D34: an urgent request counts its 2 or 5
 * days from the appointment, whatever its type. An estimate, not a promise.
 *
 * @example
 * estimatedDelivery({ requestType: 'lost', mode: 'normal', submittedOn: isoDate('2026-11-21'), processingDays: 15 }) // => '2026-12-11'
 */
export const estimatedDelivery = (delivery: DeliveryCase, closures: Closures = {}): IsoDate => {
  const { requestType, mode, urgentDays, submittedOn, appointmentDate, processingDays } = delivery
  const isUrgent = mode === 'urgent'
  const start = isUrgent || requestType === 'new' ? (appointmentDate ?? submittedOn) : submittedOn
  return addWorkingDays(start, isUrgent ? (urgentDays ?? processingDays) : processingDays, closures)
}

/** The data that decides when a document is collected, after an appointment is made. */
export type CollectionCase = DeliveryCase & { readonly appointmentDate: IsoDate }

/**
 * A §2, D28, D34: a New or urgent passport is ready some working days after its appointment. For the other types, which have no calendar,
 * the appointment is the collection. `processingDays` are working days.
 *
 * @example
 * const request = { requestType: 'new', mode: 'urgent', urgentDays: 2, submittedOn: isoDate('2026-11-21'), processingDays: 15 } as const
 * collectionDate({ ...request, appointmentDate: isoDate('2026-12-01') }) // => '2026-12-03'
 */
export const collectionDate = (delivery: CollectionCase, closures: Closures = {}): IsoDate =>
  delivery.requestType === 'new' || delivery.mode === 'urgent'
    ? estimatedDelivery(delivery, closures)
    : delivery.appointmentDate
