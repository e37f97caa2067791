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
import { ask } from './execute.ts'
import { type Door, keyed } from './http-clients.ts'

export const scheduleCalls = ({ open, own }: Door): PortalApi['schedule'] => ({
  availability: (query) =>
    ask(availableDaysAnswer, () =>
      own.POST('/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes', { body: z.encode(availabilityQuery, query) }),
    ),
  urgentAvailability: (query) =>
    ask(availableDaysAnswer, () =>
      own.POST('/Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes', {
        body: z.encode(urgentAvailabilityQuery, query),
      }),
    ),
  deliveryEstimate: (query) =>
    ask(deliveryEstimateAnswer, () =>
      own.POST('/Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment', { body: z.encode(deliveryQuery, query) }),
    ),
  earliest: (query) =>
    ask(earliestDatesAnswer, () =>
      open.POST('/Schedule/api/V1.0/Schedule/GetEarliestDates', { body: z.encode(earliestDatesQuery, query) }),
    ),
  hold: (place, key) =>
    ask(holdAnswer, () =>
      own.POST('/Schedule/api/V1.0/Schedule/SubmitAppointment', {
        params: keyed(key),
        body: z.encode(placeRequest, place),
      }),
    ),
  holdUrgent: (place, key) =>
    ask(urgentHoldAnswer, () =>
      own.POST('/Schedule/api/V1.0/Schedule/SubmitUrgentAppointment', {
        params: keyed(key),
        body: z.encode(urgentPlaceRequest, place),
      }),
    ),
  currentHold: () => ask(currentHoldAnswer, () => own.GET('/Schedule/api/V1.0/Schedule/GetCurrentHold')),
  extendHold: (key) =>
    ask(holdAnswer, () => own.POST('/Schedule/api/V1.0/Schedule/ExtendHold', { params: keyed(key) })),
  releaseHold: (key) => ask(done, () => own.POST('/Schedule/api/V1.0/Schedule/ReleaseHold', { params: keyed(key) })),
  reschedule: (change, key) =>
    ask(rescheduledAnswer, () =>
      own.POST('/Schedule/api/V1.0/Schedule/RescheduleAppointment', {
        params: keyed(key),
        body: z.encode(reschedule, change),
      }),
    ),
  cancel: (requestId, key) =>
    ask(done, () =>
      own.POST('/Schedule/api/V1.0/Schedule/CancelAppointment/', { params: { query: { requestId }, ...keyed(key) } }),
    ),
})
