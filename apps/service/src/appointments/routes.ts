import type { Routes } from '../app-context.ts'
import { availableDays, deliveryEstimate, earliestDates, urgentDays } from './available-days.ts'
import { currentHold, extendHold, holdAppointment, holdUrgent, releaseHold } from './hold-appointment.ts'
import { sendHoldCode, verifyHoldCode } from './hold-code.ts'

export const appointmentRoutes: Routes<
  | 'getAvailability'
  | 'getUrgentAvailability'
  | 'getDeliveryEstimate'
  | 'getEarliestDates'
  | 'submitAppointment'
  | 'submitUrgentAppointment'
  | 'getCurrentHold'
  | 'extendHold'
  | 'releaseHold'
  | 'sendHoldCode'
  | 'verifyHoldCode'
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
  sendHoldCode: (context, { body }) => sendHoldCode(context, body),
  verifyHoldCode: (context, { body }) => verifyHoldCode(context, body),
}
