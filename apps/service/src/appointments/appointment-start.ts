import { closesAt, momentInAddis } from '@invea/domain'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'
import { urgentSlot } from './urgent-quota.ts'

/**
 * The moment from which a place can be neither paid for nor taken again: when its slot begins; an urgent day has no times (B §4) and
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
