import type { Hold } from '@invea/domain/appointment'
import type { WaitingLine } from '@invea/domain/waiting-line'
import * as z from 'zod/mini'
import { encodeHold, encodeUrgentHold } from '#response-encoders'
import { slot } from './appointment.ts'
import { requestTypeCode, urgentOptionCode } from './codes.ts'
import { envelope, ok, responseOf, text, typeOnly, WireDate, WireId, WireInstant } from './scalars.ts'
import { responseWith } from './wire-names.ts'

const WireAppointments = z.array(
  z.object({ id: WireId, date: WireDate, duration: z.optional(slot), noOfApplicants: z.optional(z.int()) }),
)
/** Fields of a hold that the specified response lacks (D24). */
const extension = {
  officeId: z.optional(WireId),
  requestTypeId: z.optional(requestTypeCode),
  noOfApplicants: z.optional(z.int()),
  processDays: z.optional(urgentOptionCode),
  expiresAt: z.optional(WireInstant),
  extendable: z.optional(z.boolean()),
}

/** Converts appointments to a hold. Null for the empty list of the specified response. */
const decodeHold = (
  appointments: z.output<typeof WireAppointments>,
  {
    officeId,
    requestTypeId,
    noOfApplicants,
    processDays,
    expiresAt,
    extendable,
  }: z.output<z.ZodMiniObject<typeof extension>>,
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

/** A success always contains the hold. */
const decodePresent = (
  ...[appointments, rest, { issues }]: [...Parameters<typeof decodeHold>, z.core.ParsePayload]
) => {
  const hold = decodeHold(appointments, rest)
  if (!hold) issues.push({ code: 'custom', message: 'no appointment', input: appointments })
  return hold as Hold
}

const WireHold = z.object({ ...envelope, appointmentResponses: WireAppointments, ...extension })

/** SubmitAppointment, ExtendHold. */
export const holdResponse = z.codec(WireHold, typeOnly<Hold>(), {
  decode: ({ appointmentResponses, ...rest }, payload) => decodePresent(appointmentResponses, rest, payload),
  encode: (hold) => ({ ...ok, ...encodeHold(hold) }),
})

/** GetCurrentHold: an empty list when this session holds nothing. */
export const currentHoldResponse = z.codec(WireHold, typeOnly<Hold | null>(), {
  decode: ({ appointmentResponses, ...rest }) => decodeHold(appointmentResponses, rest),
  encode: (hold) => (hold ? { ...ok, ...encodeHold(hold) } : { ...ok, appointmentResponses: [] }),
})

/** SubmitUrgentAppointment: the hold under its own key. */
export const urgentHoldResponse = z.codec(
  z.object({ ...envelope, urgentAppointmentResponses: WireAppointments, ...extension }),
  typeOnly<Hold>(),
  {
    decode: ({ urgentAppointmentResponses, ...rest }, payload) =>
      decodePresent(urgentAppointmentResponses, rest, payload),
    encode: (hold) => ({ ...ok, ...encodeUrgentHold(hold) }),
  },
)

/** Moments are milliseconds since 1970, because the waiting page reads them without the client. */
const WireLine = z.object({
  id: z.int(),
  opensAt: z.int(),
  issued: z.int(),
  drawn: z.optional(z.int()),
  seed: z.optional(text(32)),
  admitted: z.number(),
  at: z.int(),
  perMinute: z.int(),
  over: z.int(),
})

/** GetLine: null while no line is open. */
export const waitingLineResponse = responseOf('line', z.nullable(WireLine), typeOnly<WaitingLine | null>())

/** A ticket with its number, and the current line. */
export const takenTicket = responseWith({ ticket: text(), number: z.int(), line: WireLine })

/** Without a ticket: only for a session that holds an appointment. */
export const ticketExchange = z.object({ ticket: z.optional(text()) })

/** Value of the header `X-Waiting-Pass`, and its expiry. */
export const waitingPass = responseWith({ pass: text(), until: WireInstant })
