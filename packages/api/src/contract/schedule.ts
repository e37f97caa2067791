import * as z from 'zod/mini'
import {
  availabilityQuery,
  availableDay,
  availableDaysResponse,
  currentHoldResponse,
  deliveryEstimateResponse,
  deliveryQuery,
  done,
  earliestDatesQuery,
  earliestDatesResponse,
  holdRequest,
  holdResponse,
  queryId,
  reschedule,
  rescheduledResponse,
  takenTicket,
  ticketExchange,
  urgentAvailabilityQuery,
  urgentHoldRequest,
  urgentHoldResponse,
  waitingLineResponse,
  waitingPass,
} from '../wire/index.ts'
import { defineEndpoint, ownChange, ownRead, publicRead, searching, takingTickets, writing } from './endpoint.ts'

/** A search of free days, which waits while a waiting line is open. */
const search = { auth: 'session', cacheable: true, needsPass: 'search', limits: searching } as const

export const getAvailability = defineEndpoint('getAvailability', {
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes',
  body: availabilityQuery,
  response: availableDaysResponse,
  items: { schema: availableDay, list: 'slots' },
  ...search,
  summary: 'Days and slots of an office that fit all applicants',
  source: 'A §7',
})

export const getUrgentAvailability = defineEndpoint('getUrgentAvailability', {
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes',
  body: urgentAvailabilityQuery,
  response: availableDaysResponse,
  items: { schema: availableDay, list: 'slots' },
  ...search,
  summary: 'Days with urgent quota, by range or by day and option',
  source: 'A §7',
})

export const getDeliveryEstimate = defineEndpoint('getDeliveryEstimate', {
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment',
  body: deliveryQuery,
  response: deliveryEstimateResponse,
  ...search,
  summary: 'Estimated delivery for the types without a calendar',
  source: 'A §7',
})

export const getEarliestDates = defineEndpoint('getEarliestDates', {
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/GetEarliestDates',
  body: earliestDatesQuery,
  response: earliestDatesResponse,
  auth: 'public',
  limits: searching,
  summary: 'First day with a free slot at every office',
})

export const submitAppointment = defineEndpoint('submitAppointment', {
  ...ownChange,
  path: '/Schedule/api/V1.0/Schedule/SubmitAppointment',
  body: holdRequest,
  response: holdResponse,
  captcha: 'site',
  needsPass: 'hold',
  emptyOnRefusal: { appointmentResponses: [] },
  summary: 'Hold an appointment for 30 minutes; an earlier hold of the session is released',
  source: 'A §7',
})

export const submitUrgentAppointment = defineEndpoint('submitUrgentAppointment', {
  method: 'POST',
  path: '/Schedule/api/V1.0/Schedule/SubmitUrgentAppointment',
  body: urgentHoldRequest,
  response: urgentHoldResponse,
  auth: 'otp',
  idempotent: true,
  limits: writing,
  captcha: 'site',
  needsPass: 'hold',
  emptyOnRefusal: { urgentAppointmentResponses: [] },
  summary: 'Hold an urgent appointment within ten minutes of the one-time code',
  source: 'A §7',
})

export const getCurrentHold = defineEndpoint('getCurrentHold', {
  ...ownRead,
  path: '/Schedule/api/V1.0/Schedule/GetCurrentHold',
  response: currentHoldResponse,
  summary: 'The live hold of this session; an empty list when there is none',
})

export const extendHold = defineEndpoint('extendHold', {
  ...ownChange,
  path: '/Schedule/api/V1.0/Schedule/ExtendHold',
  response: holdResponse,
  emptyOnRefusal: { appointmentResponses: [] },
  summary: 'Extend the live hold, once',
})

export const releaseHold = defineEndpoint('releaseHold', {
  ...ownChange,
  path: '/Schedule/api/V1.0/Schedule/ReleaseHold',
  query: z.object({ appointmentId: z.optional(queryId) }),
  response: done,
  summary: 'Release the hold; with an appointment, only the hold that contains it',
})

export const rescheduleAppointment = defineEndpoint('rescheduleAppointment', {
  ...ownChange,
  path: '/Schedule/api/V1.0/Schedule/RescheduleAppointment',
  needsPass: 'move',
  body: reschedule,
  response: rescheduledResponse,
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  summary: 'Move an appointment: the old slot is released only when the new one is reserved',
  source: 'B §7',
})

export const cancelAppointment = defineEndpoint('cancelAppointment', {
  ...ownChange,
  path: '/Schedule/api/V1.0/Schedule/CancelAppointment/',
  query: z.object({ requestId: queryId }),
  response: done,
  guards: [{ kind: 'request', in: 'query', name: 'requestId' }],
  summary: 'Cancel an appointment; cancelling again changes nothing',
  source: 'B §7',
})

export const getWaitingLine = defineEndpoint('getWaitingLine', {
  ...publicRead,
  path: '/Waiting/api/V1.0/Waiting/GetLine',
  response: waitingLineResponse,
  cacheSeconds: 2,
  summary: 'The waiting line of a release and its progress, or null while there is none',
})

export const takeTicket = defineEndpoint('takeTicket', {
  method: 'POST',
  path: '/Waiting/api/V1.0/Waiting/TakeTicket',
  response: takenTicket,
  auth: 'public',
  refusals: [404],
  limits: takingTickets,
  summary: 'A signed ticket of the waiting line, in the order of arrival',
})

export const exchangeTicket = defineEndpoint('exchangeTicket', {
  method: 'POST',
  path: '/Waiting/api/V1.0/Waiting/ExchangeTicket',
  body: ticketExchange,
  response: waitingPass,
  auth: 'session',
  captcha: 'site',
  captchaWhen: 'inTurn',
  limits: writing,
  summary: 'A pass for this session: for a ticket whose turn it is, or a live hold',
})
