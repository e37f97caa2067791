import type { AvailabilityQuery } from '@invea/api/wire'
import {
  type AvailableDay,
  type DeliveryEstimate,
  daysBetween,
  type EarliestDate,
  type RequestType,
  timeInAddis,
} from '@invea/domain'
import type { Call, Handler } from '../call.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import { dayOf } from '../ports/clock.ts'
import { findOpenOffice } from '../schedule/find-place.ts'

/** No window is longer: more is not asked for by a calendar. */
const longestRange = 400

interface Asked {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
}

/** Free days of an office within its window; today without the slots that have begun. */
const freeDays = async (
  { services, now }: Call,
  { officeId, requestType, applicants }: Asked,
  range?: Pick<AvailabilityQuery, 'from' | 'to'>,
): Promise<Outcome<readonly AvailableDay[]>> => {
  const found = await findOpenOffice(services, { officeId, requestType }, now)
  if (!found.ok) return found
  const { window } = found.value
  const from = range && range.from > window.from ? range.from : window.from
  const to = range && range.to < window.to ? range.to : window.to
  const calendar = await services.calendars.of(officeId)
  const days = calendar.daysFor(from, to, applicants)
  const today = dayOf(now)
  if (days[0]?.date !== today) return done(days)
  const time = timeInAddis(now.getTime())
  const left = days[0].slots.filter(({ startTime }) => startTime > time)
  return done([...(left.length > 0 ? [{ date: today, slots: left }] : []), ...days.slice(1)])
}

/** GetAvailableDateAndTimes: days and slots with room for all applicants. How many places are left is not told. */
export const availableDays: Handler<AvailabilityQuery, readonly AvailableDay[]> = async (call, query) => {
  const length = daysBetween(query.from, query.to)
  if (length < 0 || length > longestRange) {
    return refused('invalidInput', { issues: [{ field: 'endDate', code: 'dateFormat' }] })
  }
  return freeDays(call, query, query)
}

/** GetAvailableDeliveryAppointment (A §2): the first time a document can be collected, for the types without a calendar. */
export const deliveryEstimate: Handler<Asked, DeliveryEstimate> = async (call, query) => {
  const days = await freeDays(call, query)
  if (!days.ok) return days
  const [first] = days.value
  return first ? done({ date: first.date, slot: first.slots[0] }) : refused('slotFull')
}

/** The first day with room at every office (D17); null where the whole window is full. */
export const earliestDates: Handler<Omit<Asked, 'officeId'>, readonly EarliestDate[]> = async (call, query) => {
  const { offices } = await call.services.master.snapshot()
  const dates = await Promise.all(
    [...offices.keys()].map(async (officeId) => {
      const days = await freeDays(call, { ...query, officeId })
      return days.ok ? [{ officeId, date: days.value[0]?.date ?? null }] : []
    }),
  )
  return done(dates.flat())
}
