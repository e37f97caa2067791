import type { IsoDate, UrgentDays } from '@invea/domain'
import type { Slot } from '@invea/domain/appointment'
import { maxApplicants } from '@invea/domain/drafts'
import * as z from 'zod/mini'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { envelope, ok, typeOnly, WireApplicants, WireDate, WireId, WireTime } from './scalars.ts'
import { renamed } from './wire-names.ts'

export const WireDuration = z.object({ id: WireId, startTime: WireTime, endTime: WireTime, isMorning: z.boolean() })

export const decodeSlot = ({ isMorning, ...same }: z.output<typeof WireDuration>): Slot => ({
  ...same,
  part: isMorning ? 'morning' : 'afternoon',
})

/** A §3 durations. */
export const slot = z.codec(WireDuration, typeOnly<Slot>(), {
  decode: decodeSlot,
  encode: ({ part, ...same }) => ({ ...same, isMorning: part === 'morning' }),
})

/** The appointment of an application. An urgent one has no slot. */
export const appointment = z.object({ id: z.optional(WireId), date: WireDate, duration: z.optional(slot) })

/** The specified clients send the format of `date`; this API has only one. */
const format = { id: z.optional(z.int()), dateTimeFormat: z.optional(z.string().check(z.maxLength(40))) }
const written = { id: 0, dateTimeFormat: 'yyyy-MM-dd' }

/** Sent as specified. The service knows an urgent request by its option. */
export const isUrgent = z.optional(z.boolean())
export const urgentFlagOf = ({ urgentDays }: { readonly urgentDays?: UrgentDays | undefined }) => ({
  isUrgent: urgentDays === undefined ? undefined : true,
})

const share = renamed({ durationId: WireId, noOfApplicants: WireApplicants })

/** Input of SubmitAppointment. */
export const holdRequest = renamed(
  {
    ...format,
    date: WireDate,
    /** An urgent day has no slots. */
    durationId: z.optional(WireId),
    noOfApplicants: WireApplicants,
    officeId: WireId,
    requestTypeId: requestTypeCode,
    isUrgent,
    processDays: z.optional(urgentOptionCode),
    /** The shares of a group in neighbouring slots, from an offer. They add up to `noOfApplicants`. */
    durations: z.optional(z.array(share).check(z.minLength(1), z.maxLength(maxApplicants))),
  },
  ['id', 'dateTimeFormat', 'isUrgent'],
  (given) => ({ ...written, ...urgentFlagOf(given) }),
)
export type HoldRequest = z.output<typeof holdRequest>

/** Input of SubmitUrgentAppointment. Office, type and option are extensions: the specified body has only the quota. */
export const urgentHoldRequest = renamed(
  {
    ...format,
    date: WireDate,
    urgentQuotaId: WireId,
    noOfApplicants: WireApplicants,
    officeId: z.optional(WireId),
    requestTypeId: z.optional(requestTypeCode),
    processDays: z.optional(urgentOptionCode),
  },
  ['id', 'dateTimeFormat'],
  () => written,
)
export type UrgentHoldRequest = z.output<typeof urgentHoldRequest>

export interface Reschedule {
  readonly requestId: number
  readonly date: IsoDate
  readonly slotId?: number | undefined
  /** Urgent appointments have no slots (B §4). */
  readonly urgentQuotaId?: number | undefined
  /** The appointment that is moved. */
  readonly appointmentId?: number | undefined
}

/** `id` is the specified appointment id. A request has one live appointment, which the service moves in any case. */
export const reschedule = z.codec(
  z.object({
    ...format,
    date: WireDate,
    requestId: WireId,
    durationId: z.optional(WireId),
    urgentQuotaId: z.optional(WireId),
  }),
  typeOnly<Reschedule>(),
  {
    decode: ({ date, requestId, durationId, urgentQuotaId }) => ({
      requestId,
      date,
      slotId: durationId,
      urgentQuotaId,
    }),
    encode: ({ requestId, date, slotId, urgentQuotaId, appointmentId = 0 }) => ({
      ...written,
      id: appointmentId,
      date,
      requestId,
      durationId: slotId,
      urgentQuotaId,
    }),
  },
)

export interface Rescheduled {
  readonly date: IsoDate
  readonly slot?: Slot | undefined
  readonly appointmentId?: number | undefined
}

export const rescheduledResponse = z.codec(
  z.object({ ...envelope, appointmentResp: appointment, date: z.optional(WireDate), duration: z.optional(slot) }),
  typeOnly<Rescheduled>(),
  {
    decode: ({ appointmentResp: { id, date, duration } }) => ({ date, slot: duration, appointmentId: id }),
    encode: ({ date, slot: duration, appointmentId: id }) => ({
      ...ok,
      appointmentResp: { id, date, duration },
      date,
      duration,
    }),
  },
)
