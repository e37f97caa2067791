import { availableDays, deliveryEstimate, earliestDates } from '../use-cases/available-days.ts'
import { currentHold } from '../use-cases/current-hold.ts'
import { extendHold } from '../use-cases/extend-hold.ts'
import { holdPlace } from '../use-cases/hold-place.ts'
import { releaseHold } from '../use-cases/release-hold.ts'
import type { Routes } from './routes.ts'

export const scheduleRoutes: Routes<
  | 'getAvailability'
  | 'getDeliveryEstimate'
  | 'getEarliestDates'
  | 'submitAppointment'
  | 'getCurrentHold'
  | 'extendHold'
  | 'releaseHold'
> = {
  getAvailability: (call, { body }) => availableDays(call, body),
  getDeliveryEstimate: (call, { body }) => deliveryEstimate(call, body),
  getEarliestDates: (call, { body }) => earliestDates(call, body),
  submitAppointment: (call, { body }) => holdPlace(call, body),
  getCurrentHold: (call) => currentHold(call, null),
  extendHold: (call) => extendHold(call, null),
  releaseHold: (call) => releaseHold(call, null),
}
