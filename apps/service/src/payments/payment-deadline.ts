import { placeDeadline as placeDeadlineOf } from '@invea/domain'
import { appointmentStart } from '../appointments/appointment-start.ts'
import type { Env } from '../config.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'

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
