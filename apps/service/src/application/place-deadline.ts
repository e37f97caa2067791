import { momentInAddis, placeKeptUntil } from '@invea/domain'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { Row } from '../store/schema.ts'

/** D25: until when the place is kept from now on; never beyond the moment the place itself begins. */
export const placeDeadline = (
  place: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  { slotsOf }: MasterSnapshot,
  now: Date,
): Date => {
  const kept = new Date(placeKeptUntil(now.toISOString()))
  const [first] = place
  if (!first) return kept
  const slot = slotsOf.get(first.office_id)?.find(({ id }) => id === first.slot_id)
  const begins = new Date(momentInAddis(first.day, slot?.startTime ?? '00:00'))
  return begins < kept ? begins : kept
}
