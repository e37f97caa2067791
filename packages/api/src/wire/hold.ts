import type { RequestType, UrgentDays } from '@invea/domain'
import type { Hold } from '@invea/domain/appointment'
import * as z from 'zod/mini'
import { returnedHold, returnedUrgentHold } from '#returned'
import { slot } from './appointment.ts'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { domain, envelope, ok, WireDate, WireId, WireInstant } from './scalars.ts'

const WireAppointments = z.array(
  z.object({ id: WireId, date: WireDate, duration: z.optional(slot), noOfApplicants: z.optional(z.int()) }),
)
/** What a hold adds to the described response (D24). */
const extension = {
  officeId: z.optional(WireId),
  requestTypeId: z.optional(requestTypeCode),
  noOfApplicants: z.optional(z.int()),
  processDays: z.optional(urgentOptionCode),
  expiresAt: z.optional(WireInstant),
  extendable: z.optional(z.boolean()),
}
interface Extension {
  readonly officeId?: number | undefined
  readonly requestTypeId?: RequestType | undefined
  readonly noOfApplicants?: number | undefined
  readonly processDays?: UrgentDays | undefined
  readonly expiresAt?: string | undefined
  readonly extendable?: boolean | undefined
}

/** No appointment, no hold: the described response is an empty list. */
const holdFrom = (
  appointments: z.output<typeof WireAppointments>,
  { officeId, requestTypeId, noOfApplicants, processDays, expiresAt, extendable }: Extension,
): Hold | null => {
  const [first] = appointments
  if (!first) return null
  const shares = appointments.flatMap(({ duration, noOfApplicants: applicants }) =>
    duration && applicants ? [{ slot: duration, applicants }] : [],
  )
  return {
    appointmentIds: appointments.map(({ id }) => id),
    date: first.date,
    slot: first.duration,
    parts: shares.length > 1 && shares.length === appointments.length ? shares : undefined,
    officeId: officeId ?? 0,
    requestType: requestTypeId ?? 'unknown',
    applicants: noOfApplicants ?? 1,
    urgentDays: processDays,
    expiresAt: expiresAt ?? '',
    extendable: extendable ?? false,
  }
}

const WireHold = z.object({ ...envelope, appointmentResponses: WireAppointments, ...extension })

/** SubmitAppointment, ExtendHold: a success always has the hold. */
export const holdAnswer = z.codec(WireHold, domain<Hold>(), {
  decode: ({ appointmentResponses, ...rest }, payload) => {
    const hold = holdFrom(appointmentResponses, rest)
    if (!hold) payload.issues.push({ code: 'custom', message: 'no appointment', input: appointmentResponses })
    return hold as Hold
  },
  encode: (hold) => ({ ...ok, ...returnedHold(hold) }),
})

/** GetCurrentHold: an empty list when this session holds nothing. */
export const currentHoldAnswer = z.codec(WireHold, domain<Hold | null>(), {
  decode: ({ appointmentResponses, ...rest }) => holdFrom(appointmentResponses, rest),
  encode: (hold) => (hold ? { ...ok, ...returnedHold(hold) } : { ...ok, appointmentResponses: [] }),
})

/** SubmitUrgentAppointment: the same under its own key. */
export const urgentHoldAnswer = z.codec(
  z.object({ ...envelope, urgentAppointmentResponses: WireAppointments, ...extension }),
  domain<Hold>(),
  {
    decode: ({ urgentAppointmentResponses, ...rest }, payload) => {
      const hold = holdFrom(urgentAppointmentResponses, rest)
      if (!hold) payload.issues.push({ code: 'custom', message: 'no appointment', input: urgentAppointmentResponses })
      return hold as Hold
    },
    encode: (hold) => ({ ...ok, ...returnedUrgentHold(hold) }),
  },
)
