import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { holdRequest, reschedule, rescheduledAnswer, urgentHoldRequest } from '../wire/appointment.ts'
import {
  availabilityQuery,
  availableDaysAnswer,
  deliveryEstimateAnswer,
  deliveryQuery,
  earliestDatesAnswer,
  earliestDatesQuery,
  urgentAvailabilityQuery,
} from '../wire/availability.ts'
import { challengeAnswer, codeSentAnswer, humanAnswer } from '../wire/captcha.ts'
import {
  currentHoldAnswer,
  holdAnswer,
  takenTicket,
  ticketExchange,
  urgentHoldAnswer,
  waitingLineAnswer,
  waitingPass,
} from '../wire/hold.ts'
import {
  familyTypesAnswer,
  figuresAnswer,
  masterDataAnswer,
  noticesAnswer,
  originIdPricesAnswer,
  requestTypesAnswer,
  urgentRequestTypesAnswer,
} from '../wire/master-data.ts'
import { citiesAnswer, restrictionsAnswer } from '../wire/office.ts'
import { done } from '../wire/scalars.ts'
import { execute, type HttpClients, idempotencyHeader } from './execute.ts'

export const masterCalls = ({ unauthenticated }: HttpClients): PortalApi['master'] => ({
  all: () => execute(masterDataAnswer, () => unauthenticated.GET('/Master/api/V1.0/MasterDatas/GetAll')),
  cities: (regionId) =>
    execute(citiesAnswer, () =>
      unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetCityListByRegion', { params: { query: { regionId } } }),
    ),
  offices: () => execute(citiesAnswer, () => unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetOffices')),
  restrictions: () =>
    execute(restrictionsAnswer, () => unauthenticated.GET('/Master/api/V1.0/AdvancedRestriction/GetAll')),
  requestTypes: () =>
    execute(requestTypesAnswer, () => unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes')),
  urgentRequestTypes: () =>
    execute(urgentRequestTypesAnswer, () =>
      unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes'),
    ),
  notices: () => execute(noticesAnswer, () => unauthenticated.GET('/Master/api/V1.0/Notice/GetNotices')),
  figures: () => execute(figuresAnswer, () => unauthenticated.GET('/Master/api/V1.0/About/GetFigures')),
  originIdPrices: () =>
    execute(originIdPricesAnswer, () => unauthenticated.GET('/Master/api/V1.0/ServicePrice/GetOriginIdPrices')),
  familyTypes: () => execute(familyTypesAnswer, () => unauthenticated.GET('/Person/api/V1.0/Person/GetAllFamilyType')),
})

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
  hold: (wanted, key) =>
    execute(holdAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/SubmitAppointment', {
        params: idempotencyHeader(key),
        body: z.encode(holdRequest, wanted),
      }),
    ),
  holdUrgent: (wanted, key) =>
    execute(urgentHoldAnswer, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/SubmitUrgentAppointment', {
        params: idempotencyHeader(key),
        body: z.encode(urgentHoldRequest, wanted),
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

export const waitingCalls = (
  { unauthenticated, authenticated }: HttpClients,
  holder: { pass?: string },
): PortalApi['waiting'] => ({
  line: () => execute(waitingLineAnswer, () => unauthenticated.GET('/Waiting/api/V1.0/Waiting/GetLine')),
  takeTicket: () => execute(takenTicket, () => unauthenticated.POST('/Waiting/api/V1.0/Waiting/TakeTicket')),
  exchangeTicket: async (ticket) => {
    const result = await execute(waitingPass, () =>
      authenticated.POST('/Waiting/api/V1.0/Waiting/ExchangeTicket', { body: z.encode(ticketExchange, { ticket }) }),
    )
    if (result.ok) holder.pass = result.value.pass
    return result
  },
})

export const captchaCalls = ({ authenticated }: HttpClients): PortalApi['captcha'] => ({
  challenge: (form, effort) =>
    execute(challengeAnswer, () =>
      authenticated.GET('/Captcha/api/V1.0/Captcha/GetChallenge', {
        params: { query: { form, ...(effort && { effort }) } },
      }),
    ),
  sendCode: (recipient, key) =>
    execute(codeSentAnswer, () =>
      authenticated.POST('/Captcha/api/V1.0/Captcha/SendCode', {
        params: idempotencyHeader(key),
        body: { ...recipient },
      }),
    ),
  verifyCode: (code, key) =>
    execute(humanAnswer, () =>
      authenticated.POST('/Captcha/api/V1.0/Captcha/VerifyCode', { params: idempotencyHeader(key), body: { code } }),
    ),
  verify: (form, solution, key) =>
    execute(humanAnswer, () =>
      authenticated.POST('/Captcha/api/V1.0/Captcha/Verify', {
        params: idempotencyHeader(key),
        body: { form, solution },
      }),
    ),
})
