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
 * D28: working days after the appointment (New) or after submission (others), holidays skipped.
 * Urgent: 2 or 5 working days after the application, whatever the type (A §9).
 */
export const estimatedDelivery = (delivery: DeliveryCase, closures: Closures = {}): IsoDate => {
  const { requestType, mode, urgentDays, submittedOn, appointmentDate, processingDays } = delivery
  if (mode === 'urgent' && urgentDays !== undefined) return addWorkingDays(submittedOn, urgentDays, closures)
  const from = deliveryCountsFrom[requestType === 'new' ? 'new' : 'others']
  const start = from === 'appointment' ? (appointmentDate ?? submittedOn) : submittedOn
  return addWorkingDays(start, processingDays, closures)
}
