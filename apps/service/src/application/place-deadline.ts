import { placeDeadline as placeDeadlineOf } from '@invea/domain'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { Row } from '../store/schema.ts'
import { placeBegins } from './place-begins.ts'

/** D25: until when the place is kept from now on; never beyond the moment the place itself begins. */
export const placeDeadline = (
  [first]: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  snapshot: Pick<MasterSnapshot, 'slotsOf'>,
  now: Date,
): Date => new Date(placeDeadlineOf(now.toISOString(), first && placeBegins(first, snapshot).toISOString()))
