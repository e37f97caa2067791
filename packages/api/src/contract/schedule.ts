import * as z from 'zod/mini'
import {
  availabilityQuery,
  availableDay,
  availableDaysAnswer,
  currentHoldAnswer,
  deliveryEstimateAnswer,
  deliveryQuery,
  done,
  earliestDatesAnswer,
  earliestDatesQuery,
  holdAnswer,
  placeRequest,
  queryId,
  reschedule,
  rescheduledAnswer,
  urgentAvailabilityQuery,
  urgentHoldAnswer,
  urgentPlaceRequest,
} from '../wire/index.ts'
import { defineCall } from './endpoint.ts'
import { readingOwn, searching, writing } from './limits.ts'

export const getAvailability = defineCall({
  id: 'getAvailability',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes',
  body: availabilityQuery,
  response: availableDaysAnswer,
  items: availableDay,
  who: 'session',
  alike: true,
  idempotent: false,
  limits: searching,
  summary: 'Days and slots of an office with room for all applicants',
  source: 'A §7',
})

export const getUrgentAvailability = defineCall({
  id: 'getUrgentAvailability',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes',
  body: urgentAvailabilityQuery,
  response: availableDaysAnswer,
  items: availableDay,
  who: 'session',
  alike: true,
  idempotent: false,
  limits: searching,
  summary: 'Days with urgent quota, asked for by range or by day and option',
  source: 'A §7',
})

export const getDeliveryEstimate = defineCall({
  id: 'getDeliveryEstimate',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment',
  body: deliveryQuery,
  response: deliveryEstimateAnswer,
  who: 'session',
  alike: true,
  idempotent: false,
  limits: searching,
  summary: 'Estimated delivery for the types without a calendar',
  source: 'A §7',
})

export const getEarliestDates = defineCall({
  id: 'getEarliestDates',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetEarliestDates',
  body: earliestDatesQuery,
  response: earliestDatesAnswer,
  who: 'public',
  idempotent: false,
  limits: searching,
  summary: 'First day with room at every office',
  source: 'extension',
})

export const submitAppointment = defineCall({
  id: 'submitAppointment',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/SubmitAppointment',
  body: placeRequest,
  response: holdAnswer,
  who: 'session',
  idempotent: true,
  limits: writing,
  captcha: 'site',
  emptyOnRefusal: { appointmentResponses: [] },
  summary: 'Hold a place for 30 minutes; an earlier hold of the session is released',
  source: 'A §7',
})

export const submitUrgentAppointment = defineCall({
  id: 'submitUrgentAppointment',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/SubmitUrgentAppointment',
  body: urgentPlaceRequest,
  response: urgentHoldAnswer,
  who: 'otp',
  idempotent: true,
  limits: writing,
  captcha: 'site',
  emptyOnRefusal: { urgentAppointmentResponses: [] },
  summary: 'Hold an urgent place within ten minutes of the one-time code',
  source: 'A §7',
})

export const getCurrentHold = defineCall({
  id: 'getCurrentHold',
  method: 'GET',
  path: '/Schedule/api/V1.0/Schedule/GetCurrentHold',
  response: currentHoldAnswer,
  who: 'session',
  idempotent: false,
  limits: readingOwn,
  summary: 'The live hold of this session; an empty list when there is none',
  source: 'extension',
})

export const extendHold = defineCall({
  id: 'extendHold',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/ExtendHold',
  response: holdAnswer,
  who: 'session',
  idempotent: true,
  limits: writing,
  emptyOnRefusal: { appointmentResponses: [] },
  summary: 'Extend the live hold, once',
  source: 'extension',
})

export const releaseHold = defineCall({
  id: 'releaseHold',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/ReleaseHold',
  response: done,
  who: 'session',
  idempotent: true,
  limits: writing,
  summary: 'Give the held place back',
  source: 'extension',
})

export const rescheduleAppointment = defineCall({
  id: 'rescheduleAppointment',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/RescheduleAppointment',
  body: reschedule,
  response: rescheduledAnswer,
  who: 'session',
  idempotent: true,
  limits: writing,
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  summary: 'Move an appointment: the old place is released if and only if the new one is taken',
  source: 'B §7',
})

export const cancelAppointment = defineCall({
  id: 'cancelAppointment',
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/CancelAppointment/',
  query: z.object({ requestId: queryId }),
  response: done,
  who: 'session',
  idempotent: true,
  limits: writing,
  guards: [{ kind: 'request', in: 'query', name: 'requestId' }],
  summary: 'Cancel an appointment; cancelling again changes nothing',
  source: 'B §7',
})
