import { availableDays, deliveryEstimate, earliestDates, urgentDays } from '../use-cases/available-days.ts'
import { cancelAppointment } from '../use-cases/cancel.ts'
import { currentHold } from '../use-cases/current-hold.ts'
import { extendHold } from '../use-cases/extend-hold.ts'
import { holdPlace } from '../use-cases/hold-appointment.ts'
import { holdUrgent } from '../use-cases/hold-urgent.ts'
import { releaseHold } from '../use-cases/release-hold.ts'
import { reschedule } from '../use-cases/reschedule.ts'
import type { Routes } from './routes.ts'

export const scheduleRoutes: Routes<
  | 'getAvailability'
  | 'getUrgentAvailability'
  | 'getDeliveryEstimate'
  | 'getEarliestDates'
  | 'submitAppointment'
  | 'submitUrgentAppointment'
  | 'getCurrentHold'
  | 'extendHold'
  | 'releaseHold'
  | 'rescheduleAppointment'
  | 'cancelAppointment'
> = {
  getAvailability: (call, { body }) => availableDays(call, body),
  getUrgentAvailability: (call, { body }) => urgentDays(call, body),
  getDeliveryEstimate: (call, { body }) => deliveryEstimate(call, body),
  getEarliestDates: (call, { body }) => earliestDates(call, body),
  submitAppointment: (call, { body }) => holdPlace(call, body),
  submitUrgentAppointment: (call, { body }) => holdUrgent(call, body),
  getCurrentHold: (call) => currentHold(call, null),
  extendHold: (call) => extendHold(call, null),
  releaseHold: (call) => releaseHold(call, null),
  rescheduleAppointment: (call, { body }) => reschedule(call, body),
  cancelAppointment: (call, { query }) => cancelAppointment(call, query),
}
