import type { AvailabilityQuery, DeliveryQuery } from '@invea/api/wire'
import { addDays, collectionDate, daysBetween, type IsoDate, type RequestType, type Result } from '@invea/domain'
import {
  type AvailableDay,
  type DeliveryEstimate,
  isClosedOn,
  isSlotBegun,
  offersType,
  type Slot,
} from '@invea/domain/appointment'
import type { EndpointHandler, Handler, RequestContext } from '../app-context.ts'
import { dayOf } from '../platform/clock.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { findOpenOffice, findUrgentOffice, isUrgentDayOver, type OpenOffice } from './open-office.ts'

/** Longer than the range of any calendar in the portals. */
const maxRangeDays = 400

interface DaysQuery {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
  /** Moves the window for a reschedule. RescheduleAppointment compares the chosen day with the stored request. */
  readonly requestDate?: IsoDate | undefined
}

/** The last slot of a day that has begun. The slots are sorted by time. */
const lastBegun = (templates: readonly Slot[], day: IsoDate, now: Date): Slot | undefined =>
  templates.findLast((slot) => isSlotBegun(day, slot, now.toISOString()))

/** Removes the days that the operator has closed. Returns the same list if there are none, so that its response is reused. */
const withoutClosed = (days: readonly AvailableDay[], { officeClosures }: OpenOffice): readonly AvailableDay[] =>
  officeClosures.length === 0 ? days : Object.freeze(days.filter(({ date }) => !isClosedOn(date, officeClosures)))

/** Free days of an office within its booking window. Today excludes slots that have begun. */
const freeDays = async (
  { services, now }: RequestContext,
  { officeId, requestType, applicants, requestDate }: DaysQuery,
  range?: Pick<AvailabilityQuery, 'from' | 'to'>,
): Promise<Result<readonly AvailableDay[], Refusal>> => {
  const found = await findOpenOffice(services, { officeId, requestType, submittedOn: requestDate }, now)
  if (!found.ok) return found
  const { window, templates } = found.value
  const from = range && range.from > window.from ? range.from : window.from
  const to = range && range.to < window.to ? range.to : window.to
  const calendar = await services.calendars.of(officeId)
  const begun = from > dayOf(now) ? undefined : lastBegun(templates, from, now)
  return ok(withoutClosed(calendar.daysFor(from, to, applicants, begun?.startTime), found.value))
}

/** GetAvailableDateAndTimes: days and slots with capacity for all applicants. The remaining capacity is not returned. */
export const availableDays: EndpointHandler<'getAvailability'> = async (context, { body: query }) => {
  const length = daysBetween(query.from, query.to)
  if (length < 0 || length > maxRangeDays) {
    return refused('invalidInput', { issues: [{ field: 'endDate', code: 'dateFormat' }] })
  }
  return freeDays(context, query, query)
}

/**
 * GetUrgentAvailableDateAndTimes (A §7, R5): days of the main office with urgent capacity for all applicants, for a range or
 * for one day. Both specified forms of the request get the same response.
 */
export const urgentDays: EndpointHandler<'getUrgentAvailability'> = async (context, { body: query }) => {
  const { services, now } = context
  const found = await findUrgentOffice(services, query, now)
  if (!found.ok) return found
  const { window } = found.value
  const { from = query.date ?? window.from, to = query.date ?? window.to } = query
  if (daysBetween(from, to) < 0) return refused('invalidInput', { issues: [{ field: 'endDate', code: 'dateFormat' }] })
  const calendar = await services.calendars.of(query.officeId)
  const first = from > window.from ? from : window.from
  const last = to < window.to ? to : window.to
  // Changes only the range, so that the calendar returns a cached list and its response is encoded once.
  const begin = isUrgentDayOver(found.value, first, now) ? addDays(first, 1) : first
  return ok(withoutClosed(calendar.urgentDaysFor(begin, last, query.applicants), found.value))
}

/** The first urgent day with capacity, and when the document is ready after it (D28). */
const urgentEstimate: Handler<DeliveryQuery, DeliveryEstimate> = async (context, query) => {
  const { services, now } = context
  const days = await urgentDays(context, { body: query })
  if (!days.ok) return days
  const [first] = days.value
  if (!first) return refused('slotFull')
  const { offices, closures } = await services.master.snapshot()
  const { requestType, officeId } = query
  const processingDays = offices.get(officeId)?.processingDays ?? 0
  const urgent = { requestType, mode: 'urgent', urgentDays: query.urgentDays, processingDays } as const
  return ok({ date: collectionDate({ ...urgent, submittedOn: dayOf(now), appointmentDate: first.date }, closures) })
}

/** GetAvailableDeliveryAppointment (A §2): the earliest time to collect a document, for request types without a calendar. */
export const deliveryEstimate: EndpointHandler<'getDeliveryEstimate'> = async (context, { body: query }) => {
  if (query.urgentDays !== undefined) return urgentEstimate(context, query)
  const days = await freeDays(context, query)
  if (!days.ok) return days
  const [first] = days.value
  return first ? ok({ date: first.date, slot: first.slots[0] }) : refused('slotFull')
}

/** The first day with capacity at each office that takes the request type (D17, D46), or null if the whole window is full. */
export const earliestDates: EndpointHandler<'getEarliestDates'> = async (context, { body: query }) => {
  const { offices } = await context.services.master.snapshot()
  const dates = await Promise.all(
    [...offices.values()].map(async (office) => {
      if (!offersType(office, query.requestType)) return []
      const officeId = office.id
      const days = await freeDays(context, { ...query, officeId })
      return days.ok ? [{ officeId, date: days.value[0]?.date ?? null }] : []
    }),
  )
  return ok(dates.flat())
}
