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
  /** Nationalities, occupations, family types, passport pages and regions. */
  all: () => execute(masterDataResponse, () => unauthenticated.GET('/Master/api/V1.0/MasterDatas/GetAll')),
  /** Cities of a region with their offices and delivery sites. */
  cities: (regionId: number) =>
    execute(citiesResponse, () =>
      unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetCityListByRegion', { params: { query: { regionId } } }),
    ),
  /** Cities of all regions that have an office, each with its `regionId`. */
  offices: () => execute(citiesResponse, () => unauthenticated.GET('/Master/api/V1.0/CountryRegion/GetOffices')),
  /** Booking window of each office in days from today. */
  restrictions: () =>
    execute(restrictionsResponse, () => unauthenticated.GET('/Master/api/V1.0/AdvancedRestriction/GetAll')),
  /** The request types of an application. */
  requestTypes: () =>
    execute(requestTypesResponse, () => unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetAllRequestTypes')),
  /** Request types of the urgent menu. Only the wire uses its code table (D1). */
  urgentRequestTypes: () =>
    execute(urgentRequestTypesResponse, () =>
      unauthenticated.GET('/Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes'),
    ),
  /** Current and future closures, with the notices for applicants. */
  notices: () => execute(noticesResponse, () => unauthenticated.GET('/Master/api/V1.0/Notice/GetNotices')),
  /** Current fee of each Origin ID service in whole ETB. Only fees that the operator has set. */
  originIdPrices: () =>
    execute(originIdPricesResponse, () => unauthenticated.GET('/Master/api/V1.0/ServicePrice/GetOriginIdPrices')),
  /** Types of family members. */
  familyTypes: () =>
    execute(familyTypesResponse, () => unauthenticated.GET('/Person/api/V1.0/Person/GetAllFamilyType')),
})

export const scheduleCalls = ({ unauthenticated, authenticated }: HttpClients) => ({
  /** Days and slots of an office for all applicants, in at most 400 days of the booking window. Refused with `waiting`. */
  availability: (query: AvailabilityQuery) =>
    execute(availableDaysResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes', {
        body: z.encode(availabilityQuery, query),
      }),
    ),
  /**
   * Days with urgent quota: over a range, or on one day for one option. The specified search is for one applicant. Refused with
   * `waiting`.
   */
  urgentAvailability: (query: UrgentAvailabilityQuery) =>
    execute(availableDaysResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes', {
        body: z.encode(urgentAvailabilityQuery, query),
      }),
    ),
  /** First day and slot to collect the document; if urgent, the day it is ready. Refused with `slotFull`, `waiting`. */
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
  /**
   * Holds a slot for 30 minutes, for all applicants or none, and releases an earlier hold of the session. Refused with `slotFull` (with
   * `offers`), `slotShort` (with `remaining`), `outsideWindow`, `captchaFailed`, `codeRequired` (both with `proof`), `unpaidApplicants`
   * (with `proof` where the code of another phone or mailbox helps), `waiting`.
   */
  hold: (wanted: HoldRequest, key: string) =>
    execute(holdResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/SubmitAppointment', withKey(key, z.encode(holdRequest, wanted))),
    ),
  /**
   * Holds an urgent day for 30 minutes. Only within ten minutes of the one-time code (D14), else `signInRequired`. Refused with
   * `slotFull`, `slotShort`, `outsideWindow`, `captchaFailed`, `unpaidApplicants`, `waiting`.
   */
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
  /** Extends the live hold once, to an hour after its start. Refused with `holdExpired`, `notExtendable`. */
  extendHold: (key: string) =>
    execute(holdResponse, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/ExtendHold', { params: idempotencyHeader(key) }),
    ),
  /** Releases the hold; with an appointment, only the hold that contains it. Succeeds without one. */
  releaseHold: (key: string, appointmentId?: number) =>
    execute(done, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/ReleaseHold', {
        params: { query: { appointmentId }, ...idempotencyHeader(key) },
      }),
    ),
  /**
   * Moves an appointment: the old slot is released only when the new one is reserved. Refused with `slotFull`, `slotShort`,
   * `outsideWindow`, `notAllowed`, `served`, `movedTooOften`, `tooManyRequests`, `waiting`, `notFound`.
   */
  reschedule: (change: Reschedule, key: string) =>
    execute(rescheduledResponse, () =>
      authenticated.POST(
        '/Schedule/api/V1.0/Schedule/RescheduleAppointment',
        withKey(key, z.encode(reschedule, change)),
      ),
    ),
  /** Cancels an application and its appointment. Cancelling again changes nothing. Refused with `notAllowed`, `served`, `notFound`. */
  cancel: (requestId: number, key: string) =>
    execute(done, () =>
      authenticated.POST('/Schedule/api/V1.0/Schedule/CancelAppointment/', {
        params: { query: { requestId }, ...idempotencyHeader(key) },
      }),
    ),
})

/** The waiting line of a release (`waiting` refusals). The client sends the pass of the last exchange with searches, holds and moves. */
export const waitingCalls = ({ unauthenticated, authenticated }: HttpClients, holder: { pass?: string }) => ({
  /** Null while no line is open. */
  line: () => execute(waitingLineResponse, () => unauthenticated.GET('/Waiting/api/V1.0/Waiting/GetLine')),
  /** A signed ticket of the waiting line, in the order of arrival. Sent once. Refused with `notFound` while no line is open. */
  takeTicket: () => execute(takenTicket, () => unauthenticated.POST('/Waiting/api/V1.0/Waiting/TakeTicket')),
  /** A pass of fifteen minutes for a ticket in turn, or a session with a hold. Refused with `waiting`, `ticketOver`, `notFound`. */
  exchangeTicket: async (given: { readonly ticket?: string } = {}) => {
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
    /** A proof-of-work task for one form. `effort` is the size that a refusal asks for in `proof`. */
    challenge: (form: CaptchaForm, effort?: ProofEffort) =>
      execute(challengeResponse, () =>
        clientOf(form).GET('/Captcha/api/V1.0/Captcha/GetChallenge', {
          params: { query: { form, ...(effort && { effort }) } },
        }),
      ),
    /** Sends a one-time code where a hold needs one (`proof: 'code'` of a refusal). Refused with `captchaFailed`. */
    sendCode: (recipient: CodeRecipient, key: string) =>
      execute(codeSentResponse, () =>
        authenticated.POST('/Captcha/api/V1.0/Captcha/SendCode', withKey(key, { ...recipient })),
      ),
    /** For 30 minutes holds of this session need no further proof. Refused with `wrongCode`, `codeExpired`. */
    verifyCode: (code: string, key: string) =>
      execute(humanResponse, () => authenticated.POST('/Captcha/api/V1.0/Captcha/VerifyCode', withKey(key, { code }))),
    /** Marks this session as human for this form for 30 minutes. Refused with `captchaFailed`. */
    verify: (form: CaptchaForm, solution: string, key: string) =>
      execute(humanResponse, () =>
        clientOf(form).POST('/Captcha/api/V1.0/Captcha/Verify', withKey(key, { form, solution })),
      ),
  }
}
