import { appointmentStart } from '../appointments/appointment-start.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Row } from '../platform/database/schema.ts'

/**
 * The agency's review is not the applicant's time, so no hours are counted; but a place whose day is over cannot be
 * approved any more, and the request ends with it. Null: without a place nothing takes it away.
 */
export const reviewDeadline = (
  [first]: readonly Pick<Row<'appointment'>, 'office_id' | 'day' | 'slot_id'>[],
  snapshot: Pick<MasterSnapshot, 'slotsOf'>,
): Date | null => (first ? appointmentStart(first, snapshot) : null)
