import { type Application, nextAction } from '@invea/domain'
import { finalStatuses, hasAppointment, isOneOf, shownStatus, unpaidStatuses } from '@invea/domain/application'
import { findOriginIdService } from '@invea/domain/services'
import { type Portal, portalOf } from '../api/application-queries.ts'
import {
  type DetailRow,
  type DisplayContext,
  dayWords,
  inLanguage,
  momentWords,
  slotWords,
} from '../shell/display-context.ts'

/** The application as a portal shows it: one of the other portal is read-only. */
export const shownIn = (portal: Portal, application: Application): Application =>
  portalOf(application) === portal ? application : { ...application, actions: [], missing: undefined }

type Writer = (application: Application, display: DisplayContext) => string | undefined

const slot: Writer = ({ appointmentSlot, appointmentDate, deliveryDate }, { reader }) =>
  appointmentSlot && slotWords(appointmentSlot, reader, appointmentDate ?? deliveryDate)

// In the order of B §2, Application detail.
const writers = {
  requestType: ({ type }, { t }) => t(`choice:requestType.${type}`),
  // It decides the fee. Its texts are those of a passport, so an Origin ID shows the service that has this reason.
  replacementReason: ({ type: requestType, replacementReason, originIdApplicantType }, { t }) => {
    if (!replacementReason) return undefined
    if (!originIdApplicantType) return t(`choice:replacementReason.${replacementReason}`)
    const service = findOriginIdService({ requestType, replacementReason, originIdApplicantType })
    return service && t(`choice:originIdService.${service}`)
  },
  // Of a new Origin ID. A holder is not asked why the card was given, and the wire has byBirth for all of them (A §1).
  applicantType: ({ type, originIdApplicantType }, { t }) =>
    type === 'new' && originIdApplicantType ? t(`choice:originIdApplicantType.${originIdApplicantType}`) : undefined,
  requestMode: ({ mode, urgentDays }, { t }) =>
    urgentDays ? t('choice:urgentDays', { days: urgentDays }) : t(`choice:requestMode.${mode}`),
  requestStatus: (application, { t }) => t(`status:requestStatus.${shownStatus(application)}`),
  requestDate: ({ requestDate }, { reader }) => dayWords(requestDate, reader),
  // B §2: only New has an appointment, and urgent requests of every type (D34); the others have a delivery time.
  appointmentDate: (application, { reader }) =>
    hasAppointment(application) && application.appointmentDate
      ? dayWords(application.appointmentDate, reader)
      : undefined,
  appointmentTime: (application, display) => (hasAppointment(application) ? slot(application, display) : undefined),
  deliveryDate: ({ deliveryDate }, { reader }) => deliveryDate && dayWords(deliveryDate, reader),
  deliveryTime: (application, display) => (hasAppointment(application) ? undefined : slot(application, display)),
  confirmationNumber: ({ confirmationNumber }) => confirmationNumber,
  orderCode: ({ orderCode }) => orderCode,
  office: ({ officeName }, { reader }) => inLanguage(officeName, reader),
  // B §2: only New has a delivery site.
  deliverySite: ({ type, deliverySiteName }, { reader }) =>
    type === 'new' && deliverySiteName ? inLanguage(deliverySiteName, reader) : undefined,
  heldUntil: ({ status, heldUntil }, { reader }) =>
    heldUntil && isOneOf(unpaidStatuses, status) ? momentWords(heldUntil, reader) : undefined,
} satisfies Readonly<Record<string, Writer>>

/** Facts of a whole request. A detail leaves out those without a value. */
export type RequestFact = keyof typeof writers

/** B §2 Summary. */
export const summaryFacts: readonly RequestFact[] = [
  'requestType',
  'requestMode',
  'replacementReason',
  'applicantType',
  'requestStatus',
  'requestDate',
  'appointmentDate',
  'deliveryDate',
  'appointmentTime',
  'deliveryTime',
  'confirmationNumber',
  'office',
  'deliverySite',
]

/** B §2 Application detail. */
export const detailFacts = /* @__PURE__ */ Object.keys(writers) as readonly RequestFact[]

/** B §2 Confirmation page. */
export const confirmationFacts: readonly RequestFact[] = [
  'requestStatus',
  'requestType',
  'applicantType',
  'requestMode',
  'appointmentDate',
  'appointmentTime',
  'deliveryDate',
  'deliveryTime',
  'office',
  'deliverySite',
  'confirmationNumber',
  'orderCode',
]

/** The facts of a slip beside its ticket, which has the office. */
export const slipFacts = /* @__PURE__ */ confirmationFacts.filter((fact) => fact !== 'office')

/** B §2 Payment instruction page. */
export const instructionFacts: readonly RequestFact[] = [
  'requestType',
  'applicantType',
  'appointmentDate',
  'appointmentTime',
  'deliveryDate',
  'office',
]

/** B §2 My applications: appointment date for New, delivery date for the others. Urgent ones also have an appointment (D34). */
export const cardFacts = (application: Pick<Application, 'type' | 'mode'>): readonly RequestFact[] => [
  'requestType',
  'applicantType',
  ...(hasAppointment(application) ? (['appointmentDate'] as const) : []),
  ...(application.type === 'new' ? [] : (['deliveryDate'] as const)),
  'requestMode',
  'requestStatus',
  // Also before the visitor closes the applications on this device: both numbers open them again.
  'confirmationNumber',
]

/** Whether no applicant of a request came to the appointment or is still expected (D26). */
const isMissed = (application: Application): boolean => {
  const { step, visit = step } = nextAction(application)
  return visit === 'didNotCome'
}

/** Ended requests have no visit and no delivery. After a missed appointment the document is not made (D26). */
const withoutPastDates = (application: Application): Application => ({
  ...application,
  ...(isOneOf(finalStatuses, application.status) && {
    appointmentDate: undefined,
    appointmentSlot: undefined,
    deliveryDate: undefined,
  }),
  ...(hasAppointment(application) && isMissed(application) && { deliveryDate: undefined }),
})

/** The chosen facts of a request that have a value, in the given order. */
export const requestRows = (
  application: Application,
  facts: readonly RequestFact[],
  display: DisplayContext,
): readonly DetailRow[] => {
  const shown = withoutPastDates(application)
  return facts.flatMap((fact) => {
    const value = writers[fact](shown, display)
    if (value === undefined) return []
    const isService = fact === 'replacementReason' && application.originIdApplicantType !== undefined
    return [{ key: fact, label: display.t(isService ? 'field:service' : `status:label.${fact}`), value }]
  })
}
