import { type Application, type ApplicationPerson, allowedActions, type Slot } from '@invea/domain'
import { dayOf } from '../ports/clock.ts'
import { actionClock } from '../store/action-case.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { StoredPerson, StoredRequest } from '../store/request-reader.ts'
import { sealedIn } from '../store/sealed-in.ts'
import { effectiveStatus, liveOrder } from './effective-status.ts'
import { priceOf } from './price-of.ts'
import { storedAttachments } from './stored-attachments.ts'
import type { Viewing } from './viewing.ts'

const slotOf = ({ place }: StoredRequest, { slotsOf }: MasterSnapshot): Slot | undefined => {
  const [first] = place
  const found = first && slotsOf.get(first.office_id)?.find(({ id }) => id === first.slot_id)
  return found && { id: found.id, startTime: found.startTime, endTime: found.endTime, part: found.part }
}

const cardOf = ({ row, applicant }: StoredPerson): ApplicationPerson => ({
  requestPersonId: row.id,
  firstName: applicant.personal.firstName,
  applicationNumber: row.application_number,
  personStatus: row.status,
  notified: row.notified,
})

/** What card and detail share: nothing in it is personal beyond a first name. */
const frameOf = (stored: StoredRequest, { snapshot, now }: Viewing) => {
  const { row, orders, place } = stored
  const office = snapshot.offices.get(row.office_id)
  if (!office) throw new Error(`office ${row.office_id} has requests and is not in the master data`)
  const status = effectiveStatus(row, orders, now)
  // While the agency reviews, the applicant has nothing to do in time.
  const told = status !== 'expired' && status !== 'underReview'
  const placeKeptUntil = told ? row.place_kept_until?.toISOString() : undefined
  const persons = stored.persons.map(cardOf)
  const appointmentDate = place[0]?.day
  return {
    requestId: row.id,
    type: row.request_type,
    mode: row.mode,
    originIdApplicantType: row.origin_id_type ?? undefined,
    urgentDays: row.urgent_days ?? undefined,
    status,
    requestDate: row.submitted_on,
    appointmentDate,
    appointmentSlot: slotOf(stored, snapshot),
    deliveryDate: row.delivery_date ?? undefined,
    officeId: row.office_id,
    officeName: office.name,
    deliverySiteName: office.deliverySites.find(({ id }) => id === row.delivery_site_id)?.name,
    placeKeptUntil,
    actions: allowedActions({ status, mode: row.mode, appointmentDate, placeKeptUntil, persons }, actionClock(now)),
    version: row.version,
    today: dayOf(now),
  } satisfies Partial<Application>
}

/** D19: the card that one number alone opens. `personId` leaves the other members of a group out. */
export const maskedApplication = (stored: StoredRequest, viewing: Viewing, personId?: number): Application => ({
  ...frameOf(stored, viewing),
  persons: stored.persons.filter(({ row }) => personId === undefined || row.id === personId).map(cardOf),
  masked: true,
})

/** Everything, for the session that made the request, its member, or who proved both numbers. */
export const wholeApplication = (stored: StoredRequest, viewing: Viewing): Application => {
  const { services, language, now } = viewing
  const { row, orders } = stored
  const open = liveOrder(orders, now)
  const paid = orders.find(({ state }) => state === 'paid')
  return {
    ...frameOf(stored, viewing),
    confirmationNumber: services.vault.open(row.confirmation_number, sealedIn.request(row.id)).toString(),
    orderCode: (paid ?? open)?.order_code,
    orderExpiresAt: paid ? undefined : open?.expires_at.toISOString(),
    price: priceOf(stored, language),
    persons: stored.persons.map((person) => ({
      ...cardOf(person),
      personId: person.row.id,
      applicant: person.applicant,
      attachments: storedAttachments(person.attachments, viewing),
    })),
    masked: false,
  }
}
