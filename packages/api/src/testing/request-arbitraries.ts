import type { Application } from '@invea/domain'
import {
  type Action,
  type ApplicationPerson,
  applicationEventKinds,
  type NewRequest,
  type PaymentOrder,
  type PriceInfo,
  type PriceLine,
  type RequestChange,
  type SubmittedRequest,
} from '@invea/domain/application'
import type { RequiredAttachment, StoredAttachment } from '@invea/domain/attachments'
import { requestStatusCode } from '@invea/domain/codes'
import * as fc from 'fast-check'
import { anyRequestType, anySlot, anyUrgentDays, anyWords } from './booking-arbitraries.ts'
import { anyApplicant, anySentApplicant, day, id, maybe, moment, name, words } from './person-arbitraries.ts'

const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })
const etb = fc.nat(500_000)
const anyMode = fc.constantFrom('normal', 'urgent')
const anyOriginIdApplicantType = fc.constantFrom('byBirth', 'bySpouse', 'child')
const anyReplacementReason = fc.constantFrom('expired', 'pageRunOut', 'damaged', 'validReplacement')
const anyConfirmationNumber = fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{13}$/)

export const anyNewRequest: fc.Arbitrary<NewRequest> = fc.record({
  mode: anyMode,
  urgentDays: maybe(anyUrgentDays),
  officeId: id,
  deliverySiteId: maybe(positive),
  requestType: anyRequestType,
  replacementReason: maybe(anyReplacementReason),
  appointmentIds: fc.array(id, { maxLength: 5 }),
  applicants: fc.array(anySentApplicant, { minLength: 1, maxLength: 5 }),
  deliveryDate: maybe(day),
  language: fc.constantFrom('en', 'am', 'om', 'ti'),
  originIdApplicantType: maybe(anyOriginIdApplicantType),
})

export const anyRequestChange: fc.Arbitrary<RequestChange> = fc.record({
  requestId: id,
  version: maybe(fc.nat()),
  confirmationNumber: maybe(anyConfirmationNumber),
  mode: anyMode,
  requestType: anyRequestType,
  applicants: fc.array(fc.record({ personId: id, applicant: anySentApplicant }), { minLength: 1, maxLength: 5 }),
})

export const anySubmittedRequest: fc.Arbitrary<SubmittedRequest> = fc.record({
  requestId: id,
  confirmationNumber: anyConfirmationNumber,
  persons: fc.array(fc.record({ personId: id, requestPersonId: id, applicationNumber: words, firstName: name })),
})

const anyRequiredAttachment: fc.Arbitrary<RequiredAttachment> = fc.record({ attachmentTypeId: id, name: anyWords })

export const anyStoredAttachment: fc.Arbitrary<StoredAttachment> = fc.record({
  attachmentId: id,
  attachmentTypeId: id,
  name: anyWords,
  url: fc.webPath(),
})

const anyPriceLine: fc.Arbitrary<PriceLine> = fc.record({ label: words, amount: etb })
const lines = fc.array(anyPriceLine, { maxLength: 3 })
export const anyPriceInfo: fc.Arbitrary<PriceInfo> = fc.record({
  lines,
  total: etb,
  persons: fc.array(fc.record({ fullName: words, lines }), { maxLength: 3 }),
  isSample: maybe(fc.constant(true)),
})

export const anyPaymentOrder: fc.Arbitrary<PaymentOrder> = fc.record({
  optionName: words,
  orderId: words,
  amount: etb,
  expiresAt: moment,
  instructions: fc.array(words, { maxLength: 3 }),
  redirectUrl: maybe(fc.webUrl({ withQueryParameters: true })),
})

/** On the wire, a person and its applicant have one first name. */
const anyPerson: fc.Arbitrary<ApplicationPerson> = fc
  .record({
    requestPersonId: id,
    personId: maybe(id),
    firstName: name,
    applicationNumber: words,
    personStatus: fc.constantFrom('initial', 'paymentCompleted', 'cancelled', 'unknown'),
    notified: fc.boolean(),
    applicant: maybe(anyApplicant),
    attachments: maybe(fc.array(anyStoredAttachment, { maxLength: 2 })),
    requiredAttachments: maybe(fc.array(anyRequiredAttachment, { maxLength: 2 })),
    correction: maybe(
      fc.record({ reason: words, fields: fc.subarray(['personal.firstName', 'attachments.1']), askedAt: moment }),
    ),
  })
  .map((person) => ({ ...person, firstName: person.applicant?.personal.firstName ?? person.firstName }))

/** An appointment has a day before it has a slot. */
const anyAppointment = fc.oneof(
  fc.record({ appointmentDate: day, appointmentSlot: maybe(anySlot), appointmentId: maybe(id) }),
  fc.constant({ appointmentDate: undefined, appointmentSlot: undefined, appointmentId: undefined }),
)

export const anyApplication: fc.Arbitrary<Application> = fc
  .tuple(
    anyAppointment,
    fc.record({
      requestId: id,
      confirmationNumber: maybe(anyConfirmationNumber),
      type: anyRequestType,
      mode: anyMode,
      urgentDays: maybe(anyUrgentDays),
      status: fc.constantFrom(...requestStatusCode.names, 'unknown'),
      requestDate: day,
      deliveryDate: maybe(day),
      officeId: id,
      officeName: anyWords,
      deliverySiteName: maybe(anyWords),
      orderCode: maybe(words),
      orderExpiresAt: maybe(moment),
      heldUntil: maybe(moment),
      orderUntil: maybe(moment),
      price: maybe(anyPriceInfo),
      persons: fc.array(anyPerson, { maxLength: 5 }),
      actions: fc.subarray<Action>(['view', 'continue', 'pay', 'edit', 'reschedule', 'cancel']),
      missing: maybe(fc.constantFrom('applicants', 'documents', 'confirmation', 'payment')),
      officeAddress: maybe(anyWords),
      officePhone: maybe(words),
      cancelSmsNumber: maybe(words),
      lastPayment: maybe(
        fc.record({
          outcome: fc.constantFrom(
            'pending',
            'paid',
            'cancelled',
            'failed',
            'expired',
            'wrongAmount',
            'late',
            'refundDue',
            'refunded',
            'checking',
            'takenBack',
          ),
          orderCode: words,
          optionName: words,
          amount: fc.nat(),
        }),
      ),
      masked: fc.boolean(),
      version: fc.nat(),
      today: maybe(day),
      originIdApplicantType: maybe(anyOriginIdApplicantType),
      events: maybe(
        fc.array(
          fc.record({ kind: fc.constantFrom(...applicationEventKinds), at: moment, applicationNumber: maybe(words) }),
          { maxLength: 3 },
        ),
      ),
      rejectionReason: maybe(words),
      replacementReason: maybe(anyReplacementReason),
    }),
  )
  .map(([appointment, rest]) => ({ ...rest, ...appointment }))
