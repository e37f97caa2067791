import { estimatedDelivery } from '../booking/delivery.ts'
import { bookingWindow } from '../booking/window.ts'
import { isWorkingDay } from '../booking/working-days.ts'
import { addDays } from '../calendar/add-days.ts'
import type { IsoDate, RequestType, UrgentDays } from '../model.ts'
import type { GuideFacts } from './guide-result.ts'

/** The first working day of the window: the earliest appointment by rule. */
const earliestAppointment = ({ restriction, today, closures }: GuideFacts): IsoDate => {
  let date = bookingWindow(restriction, today).from
  while (!isWorkingDay(date, closures)) date = addDays(date, 1)
  return date
}

/** Earliest delivery by rule, were the request made today. */
export const earliestDelivery = (requestType: RequestType, facts: GuideFacts, urgentDays?: UrgentDays): IsoDate =>
  estimatedDelivery(
    {
      requestType,
      mode: urgentDays === undefined ? 'normal' : 'urgent',
      urgentDays,
      submittedOn: facts.today,
      appointmentDate: earliestAppointment(facts),
      processingDays: facts.processingDays,
    },
    facts.closures,
  )
