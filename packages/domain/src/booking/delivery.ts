import type { IsoDate, RequestMode, RequestType, UrgentDays } from '../model.ts'
import { deliveryCountsFrom } from '../readings/estimated-delivery.ts'
import { addWorkingDays, type Closures } from './working-days.ts'

/** What decides when a document is ready. */
export interface DeliveryCase {
  readonly requestType: RequestType
  readonly mode: RequestMode
  /** Urgent requests alone (A §9). */
  readonly urgentDays?: UrgentDays | undefined
  readonly submittedOn: IsoDate
  readonly appointmentDate?: IsoDate | undefined
  /** Working days of the office. */
  readonly processingDays: number
}

/**
 * D28: working days after the appointment (New) or after submission (others), holidays skipped; 2 or 5 of them where the request is
 * urgent (A §9), else those of the office.
 */
export const estimatedDelivery = (delivery: DeliveryCase, closures: Closures = {}): IsoDate => {
  const { requestType, mode, urgentDays, submittedOn, appointmentDate, processingDays } = delivery
  const from = deliveryCountsFrom[requestType === 'new' ? 'new' : 'others']
  const start = from === 'appointment' ? (appointmentDate ?? submittedOn) : submittedOn
  return addWorkingDays(start, mode === 'urgent' ? (urgentDays ?? processingDays) : processingDays, closures)
}

/** What decides when a document is collected, once a place is taken. */
export type CollectionCase = Omit<DeliveryCase, 'appointmentDate'> & {
  /** The day of the place. */
  readonly placeDate: IsoDate
}

/**
 * A §2, D28: a New passport is ready so many working days after its appointment; for the types without a calendar the place that is
 * held is the collection itself.
 */
export const collectionDate = ({ placeDate, ...delivery }: CollectionCase, closures: Closures = {}): IsoDate =>
  delivery.requestType === 'new' ? estimatedDelivery({ ...delivery, appointmentDate: placeDate }, closures) : placeDate
