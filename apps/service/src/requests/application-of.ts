import { type Applicant, type Application, allowedActions, type Result } from '@invea/domain'
import {
  type ApplicationPerson,
  actionsByOneNumber,
  awaitsCorrection,
  awaitsPayment,
  hasAppointment,
  missingStep,
  unpaidUntil,
} from '@invea/domain/application'
import type { Slot } from '@invea/domain/appointment'
import type { RequestContext } from '../app-context.ts'
import { type MasterSnapshot, toSlot } from '../master-data/master-data.ts'
import { dayOf } from '../platform/clock.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { findAuthorizedRequest } from './authorized-request.ts'
import { hasAllApplicants, hasAllDocuments, requiredFor, storedAttachments } from './documents.ts'
import { lastPayment } from './last-payment.ts'
import { correctionOf, countedEventsOf, eventsOf } from './request-events.ts'
import { priceOf } from './request-quote.ts'
import {
  confirmationNumberOf,
  type DisplayContext,
  readRequest,
  type StoredPerson,
  type StoredRequest,
} from './request-reader.ts'
import { actionClock, checkedOrder, isClosedFor, isMovableAnyTime, liveOrder, toActionCase } from './request-status.ts'

const slotOf = ({ appointmentRows }: StoredRequest, { slotsOf }: MasterSnapshot): Slot | undefined => {
  const [first] = appointmentRows
  const found = first && slotsOf.get(first.office_id)?.find(({ id }) => id === first.slot_id)
  return found && toSlot(found)
}

const cardOf = ({ row, applicant }: StoredPerson): ApplicationPerson => ({
  requestPersonId: row.id,
  firstName: applicant.personal.firstName,
  applicationNumber: row.application_number,
  personStatus: row.status,
  notified: row.notified,
})

/** Values that the card, the detail and the help line share. Only the first name is personal. */
export const commonFieldsOf = (stored: StoredRequest, { snapshot, now }: Pick<DisplayContext, 'snapshot' | 'now'>) => {
  const { row } = stored
  const office = snapshot.offices.get(row.office_id)
  if (!office) throw new Error(`office ${row.office_id} has requests and is not in the master data`)
  const actionCase = toActionCase({ ...stored, persons: stored.persons.map((person) => person.row) }, now)
  const { status, appointmentDate, orderExpiresAt, isPaymentChecked } = actionCase
  // During the agency's review the applicant has no deadline.
  const isShown = status !== 'expired' && status !== 'underReview'
  const deadline = isShown ? actionCase.heldUntil : undefined
  const heldUntil = deadline && !isPaymentChecked ? unpaidUntil(deadline, orderExpiresAt) : undefined
  const isClosed = appointmentDate !== undefined && isClosedFor(snapshot, row, appointmentDate)
  const isMovable = appointmentDate !== undefined && isMovableAnyTime(snapshot, row, appointmentDate, dayOf(now))
  return {
    requestId: row.id,
    type: row.request_type,
    mode: row.mode,
    originIdApplicantType: row.origin_id_type ?? undefined,
    urgentDays: row.urgent_days ?? undefined,
    status,
    requestDate: row.submitted_on,
    appointmentDate,
    isDayClosed: isClosed || undefined,
    appointmentSlot: slotOf(stored, snapshot),
    deliveryDate: row.delivery_date ?? undefined,
    officeId: row.office_id,
    officeName: office.name,
    deliverySiteName: office.deliverySites.find(({ id }) => id === row.delivery_site_id)?.name,
    heldUntil,
    orderUntil: deadline,
    actions: allowedActions({ ...actionCase, isDayClosed: isMovable }, actionClock(now)),
    version: row.version,
    today: dayOf(now),
  } satisfies Partial<Application>
}

/** Number to cancel by an SMS with both numbers (D50). Undefined without a gateway, or if it cannot be cancelled. */
const cancelSms = (
  { actions }: Pick<Application, 'actions'>,
  { env }: Pick<PlatformContext, 'env'>,
): string | undefined => (actions.includes('cancel') ? env.smsInbound?.number : undefined)

/** `cancelSms` for a stored request. */
export const cancelSmsNumberOf = (
  stored: StoredRequest,
  display: Pick<DisplayContext, 'snapshot' | 'now'> & { readonly services: Pick<PlatformContext, 'env'> },
): string | undefined => cancelSms(commonFieldsOf(stored, display), display.services)

const initialsOf = ({ personal }: StoredPerson['applicant']): string =>
  [personal.firstName, personal.fatherName, personal.grandfatherName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter}.`)
    .join(' ')

/** A payment is checked, without the order of it. */
const withoutOrder = { outcome: 'checking', orderCode: '', optionName: '', amount: 0 } as const

/** The requested correction of a person, and the documents without which it is not complete. */
const correctionCaseOf = (stored: StoredRequest, person: StoredPerson, display: DisplayContext) => {
  const correction = correctionOf(stored, person)
  return {
    attachments: storedAttachments(person.attachments, display),
    requiredAttachments: requiredFor(stored.row, person.applicant, display.snapshot, correction?.fields),
    correction,
  }
}

/**
 * D19: the card for a look-up with one number: initials, type, day of the appointment or of the delivery without time, and
 * statuses. Its only action is View. With `personId` it contains only that person of a group.
 */
export const maskedApplication = (stored: StoredRequest, display: DisplayContext, personId?: number): Application => {
  const common = commonFieldsOf(stored, display)
  const { type, mode, originIdApplicantType, status, appointmentDate, today, version } = common
  const events = eventsOf(stored, display)
  return {
    // The stored ids contain the office.
    ...{ requestId: 1, type, mode, originIdApplicantType, status, appointmentDate, today, version },
    // Without an appointment, the card shows the delivery date, which is the same day.
    deliveryDate: hasAppointment(common) ? undefined : common.deliveryDate,
    // The specified response always contains these three. The office would show where the person is on that day.
    ...{ requestDate: common.requestDate, officeId: 0, officeName: { en: '', am: '', om: '', ti: '' } },
    actions: actionsByOneNumber,
    // A status, without the order. A closed day is left out: the public closures name its office.
    lastPayment:
      awaitsPayment(common) && checkedOrder(stored.row, stored.orders, display.now) ? withoutOrder : undefined,
    persons: stored.persons
      .filter(({ row }) => personId === undefined || row.id === personId)
      .map((person, at) => {
        const card = { ...cardOf(person), requestPersonId: at + 1, firstName: initialsOf(person.applicant) }
        // The card has no events, which end a correction, and no action, without which there is none.
        const canCorrect = card.notified && common.actions.includes('edit')
        const notified =
          canCorrect && awaitsCorrection({ ...card, ...correctionCaseOf(stored, person, display) }, events)
        return { ...card, notified }
      }),
    masked: true,
  }
}

/** B §3: adds the name of the relation to its id. */
const withRelationNames = (applicant: Applicant, { lists }: MasterSnapshot): Applicant => ({
  ...applicant,
  family: applicant.family.map((member) => ({
    ...member,
    relationName: lists.familyTypes.find(({ id }) => id === member.relationId)?.name.en,
  })),
})

/** The whole request: for the session that made it, its member, or a session that entered both numbers. */
export const wholeApplication = (stored: StoredRequest, display: DisplayContext): Application => {
  const { services, snapshot, language, now } = display
  const { row, orders } = stored
  const common = commonFieldsOf(stored, display)
  const office = snapshot.offices.get(row.office_id)
  const open = liveOrder(orders, now)
  const paid = orders.find(({ state }) => state === 'paid')
  return {
    ...common,
    missing: missingStep({
      status: common.status,
      mode: row.mode,
      hasAllApplicants: hasAllApplicants(stored),
      hasAllDocuments: hasAllDocuments(stored, snapshot),
    }),
    officeAddress: office?.address,
    officePhone: office?.phone,
    confirmationNumber: confirmationNumberOf(services, row),
    orderCode: (paid ?? open)?.order_code,
    orderExpiresAt: paid ? undefined : open?.expires_at.toISOString(),
    replacementReason: row.replacement_reason ?? undefined,
    lastPayment: lastPayment(stored, snapshot, language, now),
    price: priceOf(stored, language),
    persons: stored.persons.map((person) => ({
      ...cardOf(person),
      personId: person.row.id,
      applicant: withRelationNames(person.applicant, snapshot),
      passportPages: snapshot.lists.passportPages.find(({ id }) => id === person.applicant.passport.passportPageId)
        ?.pages,
      ...correctionCaseOf(stored, person, display),
    })),
    appointmentId: stored.appointmentRows[0]?.id,
    events: countedEventsOf(stored, display),
    rejectionReason: stored.events.findLast(({ kind }) => kind === 'rejected')?.reason,
    cancelSmsNumber: cancelSms(common, services),
    masked: false,
  }
}

/** The display context of a call: its language, session and time. */
export const displayContextOf = async ({
  services,
  language,
  caller,
  now,
}: RequestContext): Promise<DisplayContext> => ({
  services,
  snapshot: await services.master.snapshot(),
  language,
  sessionId: caller.sessionId,
  now,
})

/** The caller's own request, in full. */
export const showOwn = async (context: RequestContext, requestId: number): Promise<Result<Application, Refusal>> => {
  const { services, caller, now } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  return ok(wholeApplication(await readRequest(services.db, services, request), await displayContextOf(context)))
}
