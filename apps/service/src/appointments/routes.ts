import type { Routes } from '../platform/http/routes.ts'
import { availableDays, deliveryEstimate, earliestDates, urgentDays } from './available-days.ts'
import { cancelAppointment } from './cancel.ts'
import { currentHold } from './current-hold.ts'
import { extendHold } from './extend-hold.ts'
import { holdAppointment } from './hold-appointment.ts'
import { holdUrgent } from './hold-urgent.ts'
import { releaseHold } from './release-hold.ts'
import { reschedule } from './reschedule.ts'

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
