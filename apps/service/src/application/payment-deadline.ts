import { placeDeadline as placeDeadlineOf } from '@invea/domain'
import type { Env } from '../env.ts'
import type { MasterSnapshot } from '../store/master-data.ts'
import type { Row } from '../store/schema.ts'
import { appointmentStart } from './appointment-start.ts'

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
