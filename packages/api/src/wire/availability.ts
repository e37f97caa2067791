import type { AvailableDay, EarliestDate } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { isUrgent, slot, urgentFlagOf } from './appointment.ts'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { responseOf, typeOnly, WireApplicants, WireDate, WireId } from './scalars.ts'
import { renamed, responseWith } from './wire-names.ts'

const terms = { requestTypeId: requestTypeCode, officeId: WireId, noOfApplicants: WireApplicants }

export const availabilityQuery = renamed({
  startDate: WireDate,
  endDate: WireDate,
  /** Extension: when a request is rescheduled, the day on which it was submitted. The window of the office depends on it. */
  requestDate: z.optional(WireDate),
  ...terms,
})
export type AvailabilityQuery = z.output<typeof availabilityQuery>

/** Either a range, or one day with the urgent option (A §7 describes both forms). */
export const urgentAvailabilityQuery = renamed(
  {
    startDate: z.optional(WireDate),
    endDate: z.optional(WireDate),
    apptDate: z.optional(WireDate),
    processDays: z.optional(urgentOptionCode),
    isUrgent,
    ...terms,
  },
  ['isUrgent'],
  () => ({ isUrgent: true }),
)
export type UrgentAvailabilityQuery = z.output<typeof urgentAvailabilityQuery>

/** A §3 available date; urgent dates have their quota and may have no durations. */
export const availableDay = z.codec(
  z.object({ date: WireDate, durations: z.optional(z.array(slot)), urgentQuotaId: z.optional(WireId) }),
  typeOnly<AvailableDay>(),
  {
    decode: ({ durations, ...same }) => ({ ...same, slots: durations ?? [] }),
    encode: ({ slots, ...same }) => ({ ...same, durations: [...slots] }),
  },
)

export const availableDaysResponse = responseOf('availableDateAndTimes', z.array(availableDay))

/** Extension: the first free day of every office in one response (D17, /check-availablity). */
export const earliestDatesQuery = renamed({ requestTypeId: requestTypeCode, noOfApplicants: WireApplicants })
export type EarliestDatesQuery = z.output<typeof earliestDatesQuery>
export const earliestDatesResponse = responseOf(
  'earliestDates',
  z.array(z.object({ officeId: WireId, date: z.nullable(WireDate) })),
  typeOnly<readonly EarliestDate[]>(),
)

export const deliveryQuery = renamed(
  { ...terms, isUrgent, processDays: z.optional(urgentOptionCode) },
  ['isUrgent'],
  urgentFlagOf,
)
export type DeliveryQuery = z.output<typeof deliveryQuery>

/** A §7: date and duration are at the top of the response. */
export const deliveryEstimateResponse = responseWith({ date: WireDate, duration: z.optional(slot) })
