import type { Application } from '@invea/domain'
import * as z from 'zod/mini'
import {
  originIdApplicantTypeCode,
  requestModeCode,
  requestModeWord,
  requestStatusWord,
  requestTypeCode,
  requestTypeWord,
  urgentOptionCode,
} from './codes.ts'
import { displayDate } from './display-date.ts'
import { envelope, ok } from './envelope.ts'
import { person } from './person.ts'
import { priceInfo } from './price-info.ts'
import { domain, WireDate, WireId, WireInstant, WireWords, wordsOr } from './scalars.ts'
import { slot } from './slot.ts'

/** B §3 Request (application). From `actions` on, our extensions. */
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
  appointmentResponse: z.optional(z.object({ date: WireDate, duration: z.optional(slot) })),
  personResponses: z.array(person),
  /** B §3: with `requestType`, what the other request shape (Origin ID) adds. */
  oidApplicantType: z.optional(originIdApplicantTypeCode),
  requestType: z.optional(z.string()),
  actions: z.array(z.enum(['view', 'pay', 'edit', 'reschedule', 'cancel'])),
  masked: z.boolean(),
  version: z.int(),
  processDays: z.optional(urgentOptionCode),
  deliveryDate: z.optional(WireDate),
  officeNames: z.optional(WireWords),
  deliverySiteNames: z.optional(WireWords),
  orderCode: z.optional(z.string()),
  orderExpiresAt: z.optional(WireInstant),
  placeKeptUntil: z.optional(WireInstant),
  priceInfo: z.optional(priceInfo),
})

export const application = z.codec(WireApplication, domain<Application>(), {
  decode: (wire) => ({
    requestId: wire.requestId,
    confirmationNumber: wire.confirmationNumber,
    type: wire.requestTypeId,
    mode: wire.requestMode,
    urgentDays: wire.processDays,
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
    placeKeptUntil: wire.placeKeptUntil,
    price: wire.priceInfo,
    persons: wire.personResponses,
    actions: wire.actions,
    masked: wire.masked,
    version: wire.version,
    today: wire.currentDate,
    originIdApplicantType: wire.oidApplicantType,
  }),
  encode: (application) => {
    const { appointmentDate: date, deliveryDate, orderCode, price, persons } = application
    const birthDate = persons[0]?.applicant?.personal.birthDate
    return {
      requestId: application.requestId,
      type: requestTypeWord[application.type],
      requestStatus: application.status,
      requestMode: application.mode,
      requestModeValue: requestModeWord[application.mode],
      requestTypeId: application.type,
      requestDate: application.requestDate,
      requestedDateDisplay: displayDate(application.requestDate),
      appointmentDateDisplay: date && displayDate(date),
      deliveryDateDisplay: deliveryDate && displayDate(deliveryDate),
      birthDateDisplay: birthDate && displayDate(birthDate),
      currentDate: application.today,
      officeId: application.officeId,
      office: application.officeName.en,
      deliverySite: application.deliverySiteName?.en,
      totalPrice: price?.total,
      confirmationNumber: application.confirmationNumber,
      appointmentResponse: date && { date, duration: application.appointmentSlot },
      // B §3 repeats order and delivery day on every person.
      personResponses: persons.map((one) => ({
        ...one,
        orderCode,
        deliveryAppointment: deliveryDate && { date: deliveryDate },
      })),
      oidApplicantType: application.originIdApplicantType,
      requestType: application.originIdApplicantType && requestTypeWord[application.type],
      actions: [...application.actions],
      masked: application.masked,
      version: application.version,
      processDays: application.urgentDays,
      deliveryDate,
      officeNames: application.officeName,
      deliverySiteNames: application.deliverySiteName,
      orderCode,
      orderExpiresAt: application.orderExpiresAt,
      placeKeptUntil: application.placeKeptUntil,
      priceInfo: price,
    }
  },
})

/** One request under `serviceRequest` (look-up by application number). */
export const applicationAnswer = z.codec(
  z.object({ ...envelope, serviceRequest: application }),
  domain<Application>(),
  { decode: ({ serviceRequest }) => serviceRequest, encode: (one) => ({ ...ok, serviceRequest: one }) },
)

/** Many under `serviceResponseList` (my applications, look-up by confirmation number). */
export const applicationsAnswer = z.codec(
  z.object({ ...envelope, serviceResponseList: z.array(application) }),
  domain<readonly Application[]>(),
  {
    decode: ({ serviceResponseList }) => serviceResponseList,
    encode: (many) => ({ ...ok, serviceResponseList: [...many] }),
  },
)
