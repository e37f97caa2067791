import { closesAt, momentInAddis, unpaidDeadline as placeDeadlineOf } from '@invea/domain'
import type { Env } from '../config.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'
import { urgentSlot } from './urgent-quota.ts'

/**
 * The moment from which an appointment can be neither paid for nor made again: when its slot begins; an urgent day has no times (B §4) and
 * counts until the office closes.
 */
export const appointmentStart = (
  { office_id, day, slot_id }: Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>,
  { slotsOf }: Pick<MasterSnapshot, 'slotsOf'>,
): Date => {
  const slots = slotsOf.get(office_id) ?? []
  const time = slot_id === urgentSlot ? closesAt(slots) : slots.find(({ id }) => id === slot_id)?.startTime
  return new Date(momentInAddis(day, time ?? '00:00'))
}

/** D25: until when an unpaid appointment is kept, counted from its submission or approval; never beyond its beginning. */
export const paymentDeadline = (
  [first]: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  { env }: { readonly env: Pick<Env, 'unpaidHours'> },
  snapshot: Pick<MasterSnapshot, 'slotsOf'>,
  since: Date,
): Date =>
  new Date(
    placeDeadlineOf(since.toISOString(), first && appointmentStart(first, snapshot).toISOString(), env.unpaidHours),
  )

/**
 * The agency's review is not the applicant's time, so no hours are counted; but an appointment whose day is over cannot be
 * approved any more, and the request ends with it. Null: without an appointment there is no deadline.
 */
export const reviewDeadline = (
  [first]: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  snapshot: Pick<MasterSnapshot, 'slotsOf'>,
): Date | null => (first ? appointmentStart(first, snapshot) : null)
