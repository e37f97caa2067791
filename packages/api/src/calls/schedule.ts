import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { placeRequest, reschedule, rescheduledAnswer, urgentPlaceRequest } from '../wire/appointment.ts'
import {
  availabilityQuery,
  availableDaysAnswer,
  earliestDatesAnswer,
  earliestDatesQuery,
  urgentAvailabilityQuery,
} from '../wire/availability.ts'
import { deliveryEstimateAnswer, deliveryQuery } from '../wire/delivery-estimate.ts'
import { done } from '../wire/envelope.ts'
import { currentHoldAnswer, holdAnswer, urgentHoldAnswer } from '../wire/hold.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'

export const scheduleCalls = ({ unauthenticated, authenticated }: HttpClients): PortalApi['schedule'] => ({
  availability: (query) =>
    execute(availableDaysAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes', {
        body: z.encode(availabilityQuery, query),
      }),
    ),
  urgentAvailability: (query) =>
    execute(availableDaysAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes', {
        body: z.encode(urgentAvailabilityQuery, query),
      }),
    ),
  deliveryEstimate: (query) =>
    execute(deliveryEstimateAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment', {
        body: z.encode(deliveryQuery, query),
      }),
    ),
  earliest: (query) =>
    execute(earliestDatesAnswer, () =>
      unauthenticated.POST('/Schedule/api/V1.0/Schedule/GetEarliestDates', {
        body: z.encode(earliestDatesQuery, query),
      }),
    ),
  hold: (place, key) =>
    execute(holdAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/SubmitAppointment', {
        params: idempotencyHeader(key),
        body: z.encode(placeRequest, place),
      }),
    ),
  holdUrgent: (place, key) =>
    execute(urgentHoldAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/SubmitUrgentAppointment', {
        params: idempotencyHeader(key),
        body: z.encode(urgentPlaceRequest, place),
      }),
    ),
  currentHold: () => execute(currentHoldAnswer, () => authenticated.GET('/Schedule/api/V1.0/Schedule/GetCurrentHold')),
  extendHold: (key) =>
    execute(holdAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/ExtendHold', { params: idempotencyHeader(key) }),
    ),
  releaseHold: (key) =>
    execute(done, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/ReleaseHold', { params: idempotencyHeader(key) }),
    ),
  reschedule: (change, key) =>
    execute(rescheduledAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/RescheduleAppointment', {
        params: idempotencyHeader(key),
        body: z.encode(reschedule, change),
      }),
    ),
  cancel: (requestId, key) =>
    execute(done, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/CancelAppointment/', {
        params: { query: { requestId }, ...idempotencyHeader(key) },
      }),
    ),
})
