import { addDays } from '../calendar/add-days.ts'
import type { IsoDate, PersonStatus } from '../model.ts'

/** B §2, B §9: paid, and the appointment is later than the current date plus one day. */
export const canReschedule = (
  personStatus: PersonStatus,
  appointmentDate: IsoDate | undefined,
  today: IsoDate,
): boolean =>
  personStatus === 'paymentCompleted' && appointmentDate !== undefined && appointmentDate > addDays(today, 1)
