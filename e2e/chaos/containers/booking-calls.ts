import { holdAnywhere, type Target } from '../abuse/hold.ts'
import { openVisitor, type Visitor } from '../abuse/visitor.ts'
import { slotsOf } from './settings.ts'

const schedule = '/Schedule/api/V1.0/Schedule'

export const openSession = (serviceUrl: string): Promise<Visitor> => openVisitor(serviceUrl, '203.0.113.7')

/** The first office with a free day; undefined where there is none. */
export const searchDay = async (visitor: Visitor): Promise<Target | undefined> => {
  const { body } = await visitor.post(`${schedule}/GetEarliestDates`, { requestTypeId: 2, noOfApplicants: 1 })
  const found = body.earliestDates?.find((one: { readonly date?: string }) => one.date)
  return found && { officeId: found.officeId, date: found.date, slots: slotsOf(found.officeId) }
}

/** Holds an appointment as a visitor does, with its proof of work. Returns how it ended. */
export const hold = (visitor: Visitor, target: Target): Promise<string> =>
  holdAnywhere(visitor, target, { applicants: 1, firstSlot: 0, readCode: async () => undefined })

/** What the service says of the session's own hold, as text that can be compared. */
export const holdOf = async (visitor: Visitor): Promise<string> => {
  const { status, body } = await visitor.get(`${schedule}/GetCurrentHold`)
  return JSON.stringify({ status, body })
}
