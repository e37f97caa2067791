import type { ProofEffort } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import {
  type HoldRequest,
  holdRequest,
  type Reschedule,
  reschedule,
  rescheduledResponse,
  type UrgentHoldRequest,
  urgentHoldRequest,
} from '../wire/appointment.ts'
import {
  type AvailabilityQuery,
  availabilityQuery,
  availableDaysResponse,
  type DeliveryQuery,
  deliveryEstimateResponse,
  deliveryQuery,
  type EarliestDatesQuery,
  earliestDatesQuery,
  earliestDatesResponse,
  type UrgentAvailabilityQuery,
  urgentAvailabilityQuery,
} from '../wire/availability.ts'
import {
  type CaptchaForm,
  type CodeRecipient,
  challengeResponse,
  codeSentResponse,
  humanResponse,
} from '../wire/captcha.ts'
import {
  currentHoldResponse,
  holdResponse,
  takenTicket,
  ticketExchange,
  urgentHoldResponse,
  waitingLineResponse,
  waitingPass,
} from '../wire/hold.ts'
import {
  familyTypesResponse,
  figuresResponse,
  masterDataResponse,
  noticesResponse,
  originIdPricesResponse,
  requestTypesResponse,
  urgentRequestTypesResponse,
} from '../wire/master-data.ts'
import { citiesResponse, restrictionsResponse } from '../wire/office.ts'
import { done } from '../wire/scalars.ts'
import { execute, type HttpClients, idempotencyHeader, withKey } from './execute.ts'

export const masterCalls = ({ unauthenticated }: HttpClients) => ({
  all: () => execute(masterDataResponse, () => unauthenticated.GET('/Master/api/V1.0/MasterDatas/GetAll')),
  cities: (regionId: number) =>
    execute(citiesResponse, () =>
      unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetCityListByRegion', { params: { query: { regionId } } }),
    ),
  /** Cities of all regions that have an office, each with its `regionId`. */
  offices: () => execute(citiesResponse, () => unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetOffices')),
  restrictions: () =>
    execute(restrictionsResponse, () => unauthenticated.GET('/Master/api/V1.0/AdvancedRestriction/GetAll')),
  requestTypes: () =>
    execute(requestTypesResponse, () => unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes')),
  /** Request types of the urgent menu. Only the wire uses its code table (D1). */
  urgentRequestTypes: () =>
    execute(urgentRequestTypesResponse, () =>
      unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes'),
    ),
  /** Current and future closures, with the notices for applicants. */
  notices: () => execute(noticesResponse, () => unauthenticated.GET('/Master/api/V1.0/Notice/GetNotices')),
  /** For the About page. */
  figures: () => execute(figuresResponse, () => unauthenticated.GET('/Master/api/V1.0/About/GetFigures')),
  /** Current fee of each Origin ID service. Only fees that the operator has set. */
  originIdPrices: () =>
    execute(originIdPricesResponse, () => unauthenticated.GET('/Master/api/V1.0/ServicePrice/GetOriginIdPrices')),
  familyTypes: () =>
    execute(familyTypesResponse, () => unauthenticated.GET('/Person/api/V1.0/Person/GetAllFamilyType')),
})

export const scheduleCalls = ({ unauthenticated, authenticated }: HttpClients) => ({
  availability: (query: AvailabilityQuery) =>
    execute(availableDaysResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes', {
        body: z.encode(availabilityQuery, query),
      }),
    ),
  /** Days with urgent quota: over a range, or on one day for one option. The specified search is for one applicant. */
  urgentAvailability: (query: UrgentAvailabilityQuery) =>
    execute(availableDaysResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes', {
        body: z.encode(urgentAvailabilityQuery, query),
      }),
    ),
  deliveryEstimate: (query: DeliveryQuery) =>
    execute(deliveryEstimateResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment', {
        body: z.encode(deliveryQuery, query),
      }),
    ),
  /** The first day with a free slot at every office, without a session (/check-availablity, other offices). */
  earliest: (query: EarliestDatesQuery) =>
    execute(earliestDatesResponse, () =>
      unauthenticated.POST('/Schedule/api/V1.0/Schedule/GetEarliestDates', {
        body: z.encode(earliestDatesQuery, query),
      }),
    ),
  hold: (wanted: HoldRequest, key: string) =>
    execute(holdResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/SubmitAppointment', withKey(key, z.encode(holdRequest, wanted))),
    ),
  /** Only within ten minutes of the one-time code (D14). */
  holdUrgent: (wanted: UrgentHoldRequest, key: string) =>
    execute(urgentHoldResponse, () =>
      authenticated.POST(
        '/Schedule/api/V1.0/Schedule/SubmitUrgentAppointment',
        withKey(key, z.encode(urgentHoldRequest, wanted)),
      ),
    ),
  /** The live hold of this session, if any, so that the countdown continues after a reload. */
  currentHold: () =>
    execute(currentHoldResponse, () => authenticated.GET('/Schedule/api/V1.0/Schedule/GetCurrentHold')),
  extendHold: (key: string) =>
    execute(holdResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/ExtendHold', { params: idempotencyHeader(key) }),
    ),
  releaseHold: (key: string) =>
    execute(done, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/ReleaseHold', { params: idempotencyHeader(key) }),
    ),
  reschedule: (change: Reschedule, key: string) =>
    execute(rescheduledResponse, () =>
      authenticated.POST(
        '/Schedule/api/V1.0/Schedule/RescheduleAppointment',
        withKey(key, z.encode(reschedule, change)),
      ),
    ),
  cancel: (requestId: number, key: string) =>
    execute(done, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/CancelAppointment/', {
        params: { query: { requestId }, ...idempotencyHeader(key) },
      }),
    ),
})

/** The waiting line of a release (`waiting` refusals). The client sends the pass of the last exchange with searches and holds. */
export const waitingCalls = ({ unauthenticated, authenticated }: HttpClients, holder: { pass?: string }) => ({
  /** Null while no line is open. */
  line: () => execute(waitingLineResponse, () => unauthenticated.GET('/Waiting/api/V1.0/Waiting/GetLine')),
  takeTicket: () => execute(takenTicket, () => unauthenticated.POST('/Waiting/api/V1.0/Waiting/TakeTicket')),
  /** Without a ticket: only for a session that holds an appointment, or with an application whose appointment it can move. */
  exchangeTicket: async (given: { readonly ticket?: string; readonly requestId?: number | undefined } = {}) => {
    const result = await execute(waitingPass, () =>
      authenticated.POST('/Waiting/api/V1.0/Waiting/ExchangeTicket', { body: z.encode(ticketExchange, given) }),
    )
    if (result.ok) holder.pass = result.value.pass
    return result
  },
})

export const captchaCalls = ({ authenticated, anySession }: HttpClients) => {
  const clientOf = (form: CaptchaForm) => (form === 'site' || form === 'passport' ? authenticated : anySession)
  return {
    challenge: (form: CaptchaForm, effort?: ProofEffort) =>
      execute(challengeResponse, () =>
        clientOf(form).GET('/Captcha/api/V1.0/Captcha/GetChallenge', {
          params: { query: { form, ...(effort && { effort }) } },
        }),
      ),
    /** Where a hold needs a one-time code (`proof: 'code'` of a refusal). */
    sendCode: (recipient: CodeRecipient, key: string) =>
      execute(codeSentResponse, () =>
        authenticated.POST('/Captcha/api/V1.0/Captcha/SendCode', withKey(key, { ...recipient })),
      ),
    verifyCode: (code: string, key: string) =>
      execute(humanResponse, () => authenticated.POST('/Captcha/api/V1.0/Captcha/VerifyCode', withKey(key, { code }))),
    /** Marks this session as human for 30 minutes. */
    verify: (form: CaptchaForm, solution: string, key: string) =>
      execute(humanResponse, () =>
        clientOf(form).POST('/Captcha/api/V1.0/Captcha/Verify', withKey(key, { form, solution })),
      ),
  }
}
