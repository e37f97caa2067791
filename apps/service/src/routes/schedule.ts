import { availableDays, deliveryEstimate, earliestDates, urgentDays } from '../use-cases/available-days.ts'
import { cancelAppointment } from '../use-cases/cancel.ts'
import { currentHold } from '../use-cases/current-hold.ts'
import { extendHold } from '../use-cases/extend-hold.ts'
import { holdAppointment } from '../use-cases/hold-appointment.ts'
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
  getAvailability: (context, { body }) => availableDays(context, body),
  getUrgentAvailability: (context, { body }) => urgentDays(context, body),
  getDeliveryEstimate: (context, { body }) => deliveryEstimate(context, body),
  getEarliestDates: (context, { body }) => earliestDates(context, body),
  submitAppointment: (context, { body }) => holdAppointment(context, body),
  submitUrgentAppointment: (context, { body }) => holdUrgent(context, body),
  getCurrentHold: (context) => currentHold(context, null),
  extendHold: (context) => extendHold(context, null),
  releaseHold: (context) => releaseHold(context, null),
  rescheduleAppointment: (context, { body }) => reschedule(context, body),
  cancelAppointment: (context, { query }) => cancelAppointment(context, query),
}
