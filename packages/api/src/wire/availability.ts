import type { IsoDate, RequestType, UrgentDays } from '@invea/domain'
import type { AvailableDay, DeliveryEstimate, EarliestDate } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { slot } from './appointment.ts'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { renamed } from './input-field.ts'
import { domain, envelope, ok, responseOf, WireApplicants, WireDate, WireId } from './scalars.ts'

interface SearchTerms {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
}

/** Either a range, or one day with the urgent option (A §7 describes both forms). */
export interface UrgentAvailabilityQuery extends SearchTerms {
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly date?: IsoDate | undefined
  readonly urgentDays?: UrgentDays | undefined
}

const terms = { requestTypeId: requestTypeCode, officeId: WireId, noOfApplicants: WireApplicants }

export const availabilityQuery = renamed({
  startDate: WireDate,
  endDate: WireDate,
  /** Extension: when a request is rescheduled, the day on which it was submitted. The window of the office depends on it. */
  requestDate: z.optional(WireDate),
  ...terms,
})
export type AvailabilityQuery = z.output<typeof availabilityQuery>

export const urgentAvailabilityQuery = z.codec(
  z.object({
    startDate: z.optional(WireDate),
    endDate: z.optional(WireDate),
    apptDate: z.optional(WireDate),
    processDays: z.optional(urgentOptionCode),
    isUrgent: z.optional(z.boolean()),
    ...terms,
  }),
  domain<UrgentAvailabilityQuery>(),
  {
    decode: ({ startDate, endDate, apptDate, processDays, requestTypeId, officeId, noOfApplicants }) => ({
      officeId,
      requestType: requestTypeId,
      applicants: noOfApplicants,
      from: startDate,
      to: endDate,
      date: apptDate,
      urgentDays: processDays,
    }),
    encode: ({ officeId, requestType, applicants, from, to, date, urgentDays }) => ({
      startDate: from,
      endDate: to,
      apptDate: date,
      processDays: urgentDays,
      isUrgent: true,
      requestTypeId: requestType,
      officeId,
      noOfApplicants: applicants,
    }),
  },
)

/** A §3 available date; urgent dates have their quota and may have no durations. */
export const availableDay = z.codec(
  z.object({ date: WireDate, durations: z.optional(z.array(slot)), urgentQuotaId: z.optional(WireId) }),
  domain<AvailableDay>(),
  {
    decode: ({ durations, ...same }) => ({ ...same, slots: durations ?? [] }),
    encode: ({ slots, ...same }) => ({ ...same, durations: [...slots] }),
  },
)

export const availableDaysResponse = responseOf('availableDateAndTimes', z.array(availableDay))

/** Extension: the first free day of every office in one response (D17, /check-availablity). */
export type EarliestDatesQuery = Omit<SearchTerms, 'officeId'>
export const earliestDatesQuery = renamed({ requestTypeId: requestTypeCode, noOfApplicants: WireApplicants })
export const earliestDatesResponse = responseOf(
  'earliestDates',
  z.array(z.object({ officeId: WireId, date: z.nullable(WireDate) })),
  domain<readonly EarliestDate[]>(),
)

export interface DeliveryQuery extends SearchTerms {
  readonly urgentDays?: UrgentDays | undefined
}

export const deliveryQuery = z.codec(
  z.object({ ...terms, isUrgent: z.optional(z.boolean()), processDays: z.optional(urgentOptionCode) }),
  domain<DeliveryQuery>(),
  {
    decode: ({ requestTypeId, officeId, noOfApplicants, processDays }) => ({
      officeId,
      requestType: requestTypeId,
      applicants: noOfApplicants,
      urgentDays: processDays,
    }),
    encode: ({ officeId, requestType, applicants, urgentDays }) => ({
      requestTypeId: requestType,
      officeId,
      noOfApplicants: applicants,
      isUrgent: urgentDays === undefined ? undefined : true,
      processDays: urgentDays,
    }),
  },
)

/** A §7: date and duration are at the top of the response. */
export const deliveryEstimateResponse = z.codec(
  z.object({ ...envelope, date: WireDate, duration: z.optional(slot) }),
  domain<DeliveryEstimate>(),
  {
    decode: ({ date, duration }) => ({ date, slot: duration }),
    encode: ({ date, slot: duration }) => ({ ...ok, date, duration }),
  },
)
