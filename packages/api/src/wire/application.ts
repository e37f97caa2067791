import type { Application } from '@invea/domain'
import {
  type ApplicationEvent,
  applicationEventKinds,
  type LastPayment,
  type SubmittedRequest,
} from '@invea/domain/application'
import * as z from 'zod/mini'
import { encodeApplication, encodeLastPayment, encodeSubmission } from '#response-encoders'
import { appointment } from './appointment.ts'
import { requiredAttachment } from './attachment.ts'
import {
  originIdApplicantTypeCode,
  replacementReasonCode,
  requestModeCode,
  requestStatusWord,
  requestTypeCode,
  urgentOptionCode,
} from './codes.ts'
import { priceInfo } from './payment.ts'
import { person } from './person.ts'
import { envelope, responseOf, text, typeOnly, WireDate, WireId, WireInstant, WireWords, wordsOr } from './scalars.ts'
import { responseWith } from './wire-names.ts'

/** Leaves out unknown kinds, so that a newer service does not break an older reader. */
const events = z.codec(
  z.array(z.object({ kind: z.string(), at: WireInstant, applicationNumber: z.optional(z.string()) })),
  typeOnly<readonly ApplicationEvent[]>(),
  {
    decode: (wire) =>
      wire.flatMap(({ kind, ...same }) => {
        const known = applicationEventKinds.find((one) => one === kind)
        return known ? [{ ...same, kind: known }] : []
      }),
    encode: (happened) => [...happened],
  },
)
/** Result of the newest payment order (extension). */
const lastPayment = z.codec(
  z.object({
    outcome: z.enum(['pending', 'paid', 'cancelled', 'failed', 'expired', 'wrongAmount', 'late', 'refundDue']),
    /** Beside `refundDue`, because portals of the release before know no other outcome. */
    refunded: z.optional(z.boolean()),
    /** Beside `pending`, for the same reason: a payment is checked, and the applicant must not pay again. */
    checking: z.optional(z.boolean()),
    /** Beside `cancelled`: the bank or the provider took a payment back. */
    takenBack: z.optional(z.boolean()),
    orderCode: z.string(),
    optionName: z.string(),
    amount: z.int(),
  }),
  typeOnly<LastPayment>(),
  {
    decode: ({ outcome, refunded, checking, takenBack, ...same }) => {
      const newer: LastPayment['outcome'] | undefined = refunded
        ? 'refunded'
        : checking
          ? 'checking'
          : takenBack
            ? 'takenBack'
            : undefined
      return { ...same, outcome: newer ?? outcome }
    },
    encode: encodeLastPayment,
  },
)

/** B §3 Request (application). Fields from `actions` on are our extensions. */
const WireApplication = z.object({
  requestId: WireId,
  type: z.optional(z.string()),
  requestStatus: requestStatusWord,
  requestMode: requestModeCode,
  requestModeValue: z.optional(z.string()),
  requestTypeId: requestTypeCode,
  requestDate: WireDate,
  requestedDateDisplay: z.optional(z.string()),
  appointmentDateDisplay: z.optional(z.string()),
  deliveryDateDisplay: z.optional(z.string()),
  birthDateDisplay: z.optional(z.string()),
  currentDate: z.optional(WireDate),
  officeId: WireId,
  office: z.string(),
  deliverySite: z.optional(z.string()),
  totalPrice: z.optional(z.int()),
  confirmationNumber: z.optional(z.string()),
  appointmentResponse: z.optional(appointment),
  requiredAttachements: z.optional(z.array(requiredAttachment)),
  personResponses: z.array(person),
  /** B §3: field of the other request shape (Origin ID), with `requestType`. */
  oidApplicantType: z.optional(originIdApplicantTypeCode),
  requestType: z.optional(z.string()),
  actions: z.array(z.enum(['view', 'continue', 'pay', 'edit', 'reschedule', 'cancel'])),
  isDayClosed: z.optional(z.boolean()),
  missing: z.optional(z.enum(['applicants', 'documents', 'confirmation', 'payment'])),
  masked: z.boolean(),
  version: z.int(),
  processDays: z.optional(urgentOptionCode),
  replacementReason: z.optional(replacementReasonCode),
  deliveryDate: z.optional(WireDate),
  officeNames: z.optional(WireWords),
  deliverySiteNames: z.optional(WireWords),
  orderCode: z.optional(z.string()),
  orderExpiresAt: z.optional(WireInstant),
  heldUntil: z.optional(WireInstant),
  orderUntil: z.optional(WireInstant),
  priceInfo: z.optional(priceInfo),
  events: z.optional(events),
  rejectionReason: z.optional(z.string()),
  officeAddresses: z.optional(WireWords),
  officePhone: z.optional(z.string()),
  lastPayment: z.optional(lastPayment),
  cancelSmsNumber: z.optional(z.string()),
})

export const application = z.codec(WireApplication, typeOnly<Application>(), {
  decode: (wire) => ({
    requestId: wire.requestId,
    confirmationNumber: wire.confirmationNumber,
    type: wire.requestTypeId,
    mode: wire.requestMode,
    urgentDays: wire.processDays,
    replacementReason: wire.replacementReason,
    status: wire.requestStatus,
    requestDate: wire.requestDate,
    appointmentDate: wire.appointmentResponse?.date,
    appointmentSlot: wire.appointmentResponse?.duration,
    deliveryDate: wire.deliveryDate,
    officeId: wire.officeId,
    officeName: wordsOr(wire.office, wire.officeNames),
    deliverySiteName: wire.deliverySite === undefined ? undefined : wordsOr(wire.deliverySite, wire.deliverySiteNames),
    orderCode: wire.orderCode,
    orderExpiresAt: wire.orderExpiresAt,
    heldUntil: wire.heldUntil,
    orderUntil: wire.orderUntil,
    price: wire.priceInfo,
    persons: wire.personResponses,
    actions: wire.actions,
    isDayClosed: wire.isDayClosed,
    missing: wire.missing,
    officeAddress: wire.officeAddresses,
    officePhone: wire.officePhone,
    lastPayment: wire.lastPayment,
    masked: wire.masked,
    version: wire.version,
    today: wire.currentDate,
    originIdApplicantType: wire.oidApplicantType,
    appointmentId: wire.appointmentResponse?.id,
    events: wire.events,
    rejectionReason: wire.rejectionReason,
    cancelSmsNumber: wire.cancelSmsNumber,
  }),
  encode: encodeApplication,
})

/** One request under `serviceRequest` (look-up by application number). */
export const applicationResponse = responseOf('serviceRequest', application)

/** Many under `serviceResponseList` (my applications, look-up by confirmation number). */
export const applicationsResponse = responseOf('serviceResponseList', z.array(application))

/** A §3: the first item of serviceResponseList has requestId and personResponses. */
export const submittedRequestResponse = z.codec(
  z.object({
    ...envelope,
    serviceResponseList: z
      .array(
        z.object({
          requestId: WireId,
          confirmationNumber: z.string(),
          personResponses: z.array(
            z.object({ id: WireId, requestPersonId: WireId, applicationNumber: z.string(), firstName: z.string() }),
          ),
        }),
      )
      .check(z.minLength(1)),
  }),
  typeOnly<SubmittedRequest>(),
  {
    decode: ({ serviceResponseList: [first] }) => ({
      requestId: first?.requestId ?? 0,
      confirmationNumber: first?.confirmationNumber ?? '',
      persons: (first?.personResponses ?? []).map(({ id, ...person }) => ({ personId: id, ...person })),
    }),
    encode: encodeSubmission,
  },
)

/** B §3: status 1 means ok; barCode is a base64 image. */
export const barcodeResponse = responseWith({ barCode: z.string(), data: z.string() })

/** Extension: signed, short-lived addresses of the printable slip and its calendar entry. */
export const slipResponse = responseWith({ pdfUrl: z.string(), calendarUrl: z.string() })

/** Input of the status form (B §2). Both numbers together open the whole detail (D19). */
export interface LookupByApplicationNumber {
  readonly applicationNumber: string
  readonly confirmationNumber?: string | undefined
}

const Filled = text(40).check(z.minLength(1))

export const lookupByApplicationNumber = z.codec(
  z.object({ applicationNumber: Filled, confirmationNumber: z.optional(text(40)) }),
  typeOnly<LookupByApplicationNumber>(),
  {
    decode: ({ applicationNumber, confirmationNumber }) => ({
      applicationNumber,
      confirmationNumber: confirmationNumber || undefined,
    }),
    encode: (same) => same,
  },
)

export const lookupByConfirmationNumber = z.object({ confirmationNumber: Filled })
