import type { IsoDate, RequestType, UrgentDays } from '@invea/domain'
import type { AvailableDay, DeliveryEstimate, EarliestDate } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { slot } from './appointment.ts'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { domain, envelope, ok, WireApplicants, WireDate, WireId } from './scalars.ts'

export interface AvailabilityQuery {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Either a range, or one day with the urgent option (A §7 describes both forms). */
export interface UrgentAvailabilityQuery {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
  readonly date?: IsoDate | undefined
  readonly urgentDays?: UrgentDays | undefined
}

const terms = { requestTypeId: requestTypeCode, officeId: WireId, noOfApplicants: WireApplicants }

export const availabilityQuery = z.codec(
  z.object({ startDate: WireDate, endDate: WireDate, ...terms }),
  domain<AvailabilityQuery>(),
  {
    decode: ({ startDate, endDate, requestTypeId, officeId, noOfApplicants }) => ({
      officeId,
      requestType: requestTypeId,
      applicants: noOfApplicants,
      from: startDate,
      to: endDate,
    }),
    encode: ({ officeId, requestType, applicants, from, to }) => ({
      startDate: from,
      endDate: to,
      requestTypeId: requestType,
      officeId,
      noOfApplicants: applicants,
    }),
  },
)

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

export const availableDaysAnswer = z.codec(
  z.object({ ...envelope, availableDateAndTimes: z.array(availableDay) }),
  domain<readonly AvailableDay[]>(),
  {
    decode: ({ availableDateAndTimes }) => availableDateAndTimes,
    encode: (days) => ({ ...ok, availableDateAndTimes: [...days] }),
  },
)

/** Extension: the first free day of every office in one response (D17, /check-availablity). */
export const earliestDatesQuery = z.codec(
  z.object({ requestTypeId: requestTypeCode, noOfApplicants: WireApplicants }),
  domain<{ readonly requestType: RequestType; readonly applicants: number }>(),
  {
    decode: ({ requestTypeId, noOfApplicants }) => ({ requestType: requestTypeId, applicants: noOfApplicants }),
    encode: ({ requestType, applicants }) => ({ requestTypeId: requestType, noOfApplicants: applicants }),
  },
)
export const earliestDatesAnswer = z.codec(
  z.object({ ...envelope, earliestDates: z.array(z.object({ officeId: WireId, date: z.nullable(WireDate) })) }),
  domain<readonly EarliestDate[]>(),
  {
    decode: ({ earliestDates }) => earliestDates,
    encode: (dates) => ({ ...ok, earliestDates: [...dates] }),
  },
)

export interface DeliveryQuery {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  readonly urgentDays?: UrgentDays | undefined
}

export const deliveryQuery = z.codec(
  z.object({
    requestTypeId: requestTypeCode,
    officeId: WireId,
    noOfApplicants: WireApplicants,
    isUrgent: z.optional(z.boolean()),
    processDays: z.optional(urgentOptionCode),
  }),
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
export const deliveryEstimateAnswer = z.codec(
  z.object({ ...envelope, date: WireDate, duration: z.optional(slot) }),
  domain<DeliveryEstimate>(),
  {
    decode: ({ date, duration }) => ({ date, slot: duration }),
    encode: ({ date, slot: duration }) => ({ ...ok, date, duration }),
  },
)
