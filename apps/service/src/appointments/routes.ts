import type { Routes } from '../app-context.ts'
import { availableDays, deliveryEstimate, earliestDates, urgentDays } from './available-days.ts'
import { currentHold, extendHold, holdAppointment, holdUrgent, releaseHold } from './hold-appointment.ts'
import { sendHoldCode, verifyHoldCode } from './hold-code.ts'

export const appointmentRoutes = {
  getAvailability: availableDays,
  getUrgentAvailability: urgentDays,
  getDeliveryEstimate: deliveryEstimate,
  getEarliestDates: earliestDates,
  submitAppointment: holdAppointment,
  submitUrgentAppointment: holdUrgent,
  getCurrentHold: currentHold,
  extendHold,
  releaseHold,
  sendHoldCode,
  verifyHoldCode,
} satisfies Partial<Routes>
