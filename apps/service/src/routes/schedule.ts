import { availableDays, deliveryEstimate, earliestDates } from '../use-cases/available-days.ts'
import { cancelAppointment } from '../use-cases/cancel.ts'
import { currentHold } from '../use-cases/current-hold.ts'
import { extendHold } from '../use-cases/extend-hold.ts'
import { holdPlace } from '../use-cases/hold-place.ts'
import { releaseHold } from '../use-cases/release-hold.ts'
import { reschedule } from '../use-cases/reschedule.ts'
import type { Routes } from './routes.ts'

export const scheduleRoutes: Routes<
  | 'getAvailability'
  | 'getDeliveryEstimate'
  | 'getEarliestDates'
  | 'submitAppointment'
  | 'getCurrentHold'
  | 'extendHold'
  | 'releaseHold'
  | 'rescheduleAppointment'
  | 'cancelAppointment'
> = {
  getAvailability: (call, { body }) => availableDays(call, body),
  getDeliveryEstimate: (call, { body }) => deliveryEstimate(call, body),
  getEarliestDates: (call, { body }) => earliestDates(call, body),
  submitAppointment: (call, { body }) => holdPlace(call, body),
  getCurrentHold: (call) => currentHold(call, null),
  extendHold: (call) => extendHold(call, null),
  releaseHold: (call) => releaseHold(call, null),
  rescheduleAppointment: (call, { body }) => reschedule(call, body),
  cancelAppointment: (call, { query }) => cancelAppointment(call, query),
}
