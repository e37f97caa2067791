import { type Applicant, type Application, formatDate, type IsoDate } from '@invea/domain'
import type { Nationality, PersonalDetail } from '@invea/domain/applicant'
import type {
  ApplicationPerson,
  EarlierApplicant,
  LastPayment,
  PaymentOrder,
  PriceInfo,
  SubmittedRequest,
} from '@invea/domain/application'
import type { City, DeliverySite, Hold, Office, Slot, SlotOffer } from '@invea/domain/appointment'
import type { RequiredAttachment, StoredAttachment } from '@invea/domain/attachments'
import type { Refusal } from '../errors.ts'
import { encodePassportKind } from './applicant.ts'
import { requestModeWord, requestTypeWord } from './codes.ts'
import { encodePersonal } from './personal-detail.ts'
import { ok } from './scalars.ts'

// Encoders of the service's larger responses (B §3). Browsers only read responses and use `response-encoders.browser.ts` instead.
// An encoder passes on the fields whose names are equal. The schema of the response removes every field that it does not name.

/** B §9: a date of the wire's display fields, like 'Jan 05, 2024'. They are English, and portals format dates themselves. */
const displayDate = (date: IsoDate) => formatDate(date, { language: 'en', calendar: 'gregorian' })

/** The form has one birth place. The country is after its last comma. */
const birthPlaceParts = ({ birthPlace }: PersonalDetail) => {
  const comma = birthPlace.lastIndexOf(',')
  return comma < 0
    ? { birthCity: birthPlace, birthCountry: '' }
    : { birthCity: birthPlace.slice(0, comma).trim(), birthCountry: birthPlace.slice(comma + 1).trim() }
}

const detailOf = (applicant: Applicant, { personId, passportPages }: ApplicationPerson) => ({
  ...encodePersonal(applicant.personal),
  ...birthPlaceParts(applicant.personal),
  maritalStatusEnum: applicant.personal.maritalStatus,
  requestReason: applicant.requestReason,
  address: {
    ...applicant.address,
    personId,
    // Regions and cities are in Ethiopia. The country of residence is in `oidDetail`.
    country: 'Ethiopia',
    phoneNumber: applicant.personal.phoneNumber,
    email: applicant.personal.email,
  },
  familyResponses: applicant.family.map((member) => ({ ...member, personId })),
  passportRes: {
    passportPage: passportPages,
    ...encodePassportKind(applicant),
    birthCertificateId: applicant.personal.birthCertificateId,
    maritalStatusEnum: applicant.personal.maritalStatus,
    passportNumber: applicant.passport.passportNumber,
    passportPageId: applicant.passport.passportPageId,
    issueDate: applicant.passport.issueDate,
    expireDate: applicant.passport.expirationDate,
    correctionReason: applicant.passport.correctionType,
    isDatacorrected: applicant.passport.dataCorrected,
  },
  oidDetail: applicant.originId,
})

/** A person, with the order and the delivery day of the request, which the specified response repeats on each person. */
export type PersonOnWire = ApplicationPerson & {
  readonly orderCode?: string | undefined
  readonly deliveryAppointment?: { readonly date: IsoDate } | undefined
}

export const encodePerson = ({ applicant, attachments, requiredAttachments, correction, ...person }: PersonOnWire) => ({
  ...(applicant && detailOf(applicant, person)),
  ...person,
  id: person.personId,
  isApplicantNotified: person.notified,
  attachmentList: attachments && [...attachments],
  requiredAttachements: requiredAttachments && [...requiredAttachments],
  correction: correction && { ...correction, fields: [...correction.fields] },
})

/** B §3 lists the documents of a request: those of all its persons, each type once. */
const requiredOfAll = ({ persons }: Application) => {
  const lists = persons.flatMap(({ requiredAttachments }) => (requiredAttachments ? [requiredAttachments] : []))
  if (lists.length === 0) return undefined
  return [...new Map(lists.flat().map((one) => [one.attachmentTypeId, one])).values()]
}

export const encodeApplication = (application: Application) => {
  const { appointmentDate: date, deliveryDate, orderCode, price, persons } = application
  const birthDate = persons[0]?.applicant?.personal.birthDate
  return {
    ...application,
    type: requestTypeWord[application.type],
    requestStatus: application.status,
    requestMode: application.mode,
    requestModeValue: requestModeWord[application.mode],
    requestTypeId: application.type,
    requestedDateDisplay: displayDate(application.requestDate),
    appointmentDateDisplay: date && displayDate(date),
    deliveryDateDisplay: deliveryDate && displayDate(deliveryDate),
    birthDateDisplay: birthDate && displayDate(birthDate),
    currentDate: application.today,
    office: application.officeName.en,
    deliverySite: application.deliverySiteName?.en,
    totalPrice: price?.total,
    appointmentResponse: date && { id: application.appointmentId, date, duration: application.appointmentSlot },
    requiredAttachements: requiredOfAll(application),
    // B §3 repeats order and delivery day on every person.
    personResponses: persons.map((one) => ({
      ...one,
      orderCode,
      deliveryAppointment: deliveryDate && { date: deliveryDate },
    })),
    oidApplicantType: application.originIdApplicantType,
    requestType: application.originIdApplicantType && requestTypeWord[application.type],
    actions: [...application.actions],
    processDays: application.urgentDays,
    officeNames: application.officeName,
    deliverySiteNames: application.deliverySiteName,
    priceInfo: price,
    officeAddresses: application.officeAddress,
  }
}

export const encodeSubmission = ({ requestId, confirmationNumber, persons }: SubmittedRequest) => ({
  ...ok,
  serviceResponseList: [
    {
      requestId,
      confirmationNumber,
      personResponses: persons.map(({ personId, ...person }) => ({
        id: personId ?? person.requestPersonId,
        ...person,
      })),
    },
  ],
})

const escaped = (attribute: string) =>
  attribute.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

export const encodeOrder = ({ optionName, orderId, amount, instructions, expiresAt, redirectUrl }: PaymentOrder) => ({
  paymentOptionName: optionName,
  orderId,
  amount,
  instractions: instructions.map((description) => ({ description })),
  // B §3 requires an HTML snippet. It is a plain link, never the provider's own scripts (D21).
  redirectMSG: redirectUrl && `<a href="${escaped(redirectUrl)}">${escaped(optionName)}</a>`,
  expiresAt,
  redirectUrl,
})

export const encodePrice = ({ lines, total, persons, isSample }: PriceInfo) => ({
  priceTotalDetail: [...lines],
  totalPrice: total,
  individualPrice: persons.map(({ fullName, lines: own }) => ({ personFullName: fullName, priceDetail: [...own] })),
  isSample,
})

export const encodeRefusal = ({ code, message, issues, remaining, offers, proof, challenge, subject }: Refusal) => ({
  status: 0 as const,
  message,
  code,
  errors: issues?.map(({ params, ...issue }) => ({ ...issue, params: params && { ...params } })),
  remaining,
  offers: offers && [...offers],
  proof,
  challenge,
  subject,
})

export const encodeOffer = ({ date, shares }: SlotOffer) => ({
  date,
  durations: shares.map(({ slot: { part, ...same }, applicants }) => ({
    ...same,
    isMorning: part === 'morning',
    noOfApplicants: applicants,
  })),
})

const extensionOf = ({ requestType, applicants, urgentDays, ...same }: Hold) => ({
  ...same,
  requestTypeId: requestType,
  noOfApplicants: applicants,
  processDays: urgentDays,
})

const appointmentsOf = ({ appointmentIds, date, slot, parts }: Hold) =>
  appointmentIds.map((id, index) => {
    const part = parts?.[index]
    return { id, date, duration: (part?.slot ?? slot) as Slot | undefined, noOfApplicants: part?.applicants }
  })

export const encodeHold = (hold: Hold) => ({ appointmentResponses: appointmentsOf(hold), ...extensionOf(hold) })
export const encodeUrgentHold = (hold: Hold) => ({
  urgentAppointmentResponses: appointmentsOf(hold),
  ...extensionOf(hold),
})

export const encodeSite = ({ name, address, ...same }: DeliverySite) => ({
  ...same,
  siteName: name.en,
  address: address.en,
  names: name,
  addresses: address,
})

export const encodeOffice = ({ name, address, processingDays, main, requestTypes, closures, ...same }: Office) => ({
  ...same,
  name: name.en,
  address: address.en,
  noOfDaysForProcess: processingDays,
  deliverySites: [...same.deliverySites],
  isMain: main,
  ...(requestTypes && { requestTypeIds: [...requestTypes] }),
  ...(closures && { closures: { closed: [...(closures.closed ?? [])], open: [...(closures.open ?? [])] } }),
  names: name,
  addresses: address,
})

export const encodeCity = ({ id, name, offices, regionId, coordinates }: City) => ({
  id,
  name: name.en,
  offices: [...offices],
  names: name,
  ...(regionId !== undefined && { regionId }),
  ...coordinates,
})

export const encodeApplicants = (applicants: readonly EarlierApplicant[]) => ({
  ...ok,
  applicants: applicants.map(({ personal, address: home, family, hasOpenApplication }) => ({
    ...encodePersonal(personal),
    maritalStatus: personal.maritalStatus,
    birthCertificateId: personal.birthCertificateId,
    address: home,
    familyRequests: [...family],
    hasOpenApplication,
  })),
})

export const encodeRequiredAttachment = ({ attachmentTypeId, name }: RequiredAttachment) => ({
  attachmentTypeId,
  attachmentType: name.en,
  names: name,
})

export const encodeStoredAttachment = ({ name, url, ...same }: StoredAttachment) => ({
  ...same,
  attachmentType: name.en,
  attachmentPath: url,
  names: name,
})

export const encodeNationality = ({ id, name, code }: Nationality) => ({ id, name: name.en, code, names: name })

/** Portals of the release before know none of these outcomes: they read the nearest one that they know. */
const nearestOutcome = { refunded: 'refundDue', checking: 'pending', takenBack: 'cancelled' } as const

export const encodeLastPayment = ({ outcome, ...same }: LastPayment) => ({
  ...same,
  outcome:
    outcome === 'refunded' || outcome === 'checking' || outcome === 'takenBack' ? nearestOutcome[outcome] : outcome,
  refunded: outcome === 'refunded' || undefined,
  checking: outcome === 'checking' || undefined,
  takenBack: outcome === 'takenBack' || undefined,
})
