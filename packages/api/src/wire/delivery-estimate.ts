import type { DeliveryEstimate, RequestType, UrgentDays } from '@invea/domain'
import * as z from 'zod/mini'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { envelope, ok } from './envelope.ts'
import { domain, WireDate, WireId } from './scalars.ts'
import { slot } from './slot.ts'

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
    noOfApplicants: z.int().check(z.minimum(1), z.maximum(5)),
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

/** A §7: date and duration stand at the top of the answer. */
export const deliveryEstimateAnswer = z.codec(
  z.object({ ...envelope, date: WireDate, duration: z.optional(slot) }),
  domain<DeliveryEstimate>(),
  {
    decode: ({ date, duration }) => ({ date, slot: duration }),
    encode: ({ date, slot: duration }) => ({ ...ok, date, duration }),
  },
)
