import { addDays, type IsoDate } from '@invea/domain'
import { type OfficeRecordKind, servedKinds } from '@invea/domain/application'
import { earliestArrivalMinutes, isSlotBegun, isUrgentDayOver } from '@invea/domain/appointment'
import { timeInAddis } from '@invea/domain/calendar'
import { workingDays } from '@invea/domain/holidays'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { dayOf, instantOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import { inOrder, type Reader } from '../platform/database/transaction.ts'
import { createItems, type Items } from '../platform/jobs/jobs.ts'
import { messageFacts, notify } from './notify.ts'
import { lockRequestRow, readRequest } from './request-reader.ts'
import { isClosedFor } from './request-status.ts'

const maxRequestsPerQuery = 100

/** No appointment is later. */
const daysAhead = 366

/** A closure of these past days is notified too: it can be entered in the evening, or once the office is open again. */
export const closableDaysBack = 14

/** Times of day in Addis Ababa between which these messages are sent, so that none arrives at night. */
const sendingHours = { from: '08:00', until: '20:00' } as const

type ReminderContext = Pick<AppContext, 'db' | 'transact' | 'clock' | 'encryption' | 'master' | 'env' | 'log'>

/** Messages to applicants who have paid, about the day of their appointment. */
type DayMessage = 'reminder' | 'dayClosed' | 'dayOpen'

/** A request of which every applicant has one of these events gets no such message. A finished document must still be collected. */
const silencedBy = {
  reminder: ['arrived', 'collected'],
  dayClosed: servedKinds,
  dayOpen: ['arrived', 'collected'],
} as const satisfies Record<DayMessage, readonly OfficeRecordKind[]>

/**
 * Paid requests with an appointment on this day to whom this message is not sent yet. A second closure is notified again, and
 * a reopening only to applicants whose last message is that the day is closed.
 */
const requestsToNotify = (reader: Reader, kind: DayMessage, day: IsoDate) =>
  reader
    .selectFrom('appointment')
    .innerJoin('request', (join) =>
      join.onRef('request.office_id', '=', 'appointment.office_id').onRef('request.id', '=', 'appointment.request_id'),
    )
    .selectAll('request')
    .select('appointment.slot_id')
    .where('appointment.day', '=', day)
    .where('appointment.state', '=', 'final')
    .where('appointment.part_index', '=', 0)
    .where('request.status', '=', 'paymentCompleted')
    .where(
      sql<boolean>`exists (select from request_person person
        where person.office_id = request.office_id and person.request_id = request.id
          and not exists (select from request_event event
            where event.office_id = request.office_id and event.request_id = request.id and event.person_id = person.id
              and event.kind in (${sql.join(silencedBy[kind])})))`,
    )
    .where(isDue(kind, day))

/** Whether the message is not sent yet, see `requestsToNotify`. */
const isDue = (kind: DayMessage, day: IsoDate) => {
  const isNotified = sql<boolean>`(request.closed_day is not distinct from ${day} and request.closed_notified)`
  if (kind !== 'reminder') return kind === 'dayOpen' ? isNotified : sql<boolean>`not ${isNotified}`
  // A rescheduled appointment gets another message.
  return sql<boolean>`not exists (select from outbox
    where outbox.office_id = request.office_id and outbox.request_id = request.id and outbox.template = ${kind}
      and outbox.dedupe like ${`%/${day}/%`})`
}

interface Round {
  readonly now: Date
  readonly snapshot: Awaited<ReturnType<AppContext['master']['snapshot']>>
  readonly stopping: AbortSignal | undefined
  readonly items: Items
}

type DueRequest = Row<'request'> & Pick<Row<'appointment'>, 'slot_id'>
interface DayRound extends Pick<Round, 'now' | 'snapshot'> {
  readonly kind: DayMessage
  readonly day: IsoDate
}

/** Whether the appointment has begun, so that its applicants can no longer come on this day. */
const isTooLate = ({ office_id, mode, slot_id }: DueRequest, { day, snapshot, now }: DayRound): boolean => {
  const slots = snapshot.slotsOf.get(office_id) ?? []
  if (mode === 'urgent') return isUrgentDayOver(day, slots, now.toISOString())
  const slot = slots.find(({ id }) => id === slot_id)
  return slot !== undefined && isSlotBegun(day, slot, now.toISOString())
}

/** Whether the day is as the message announces it. */
const isTrueFor = (request: DueRequest, round: DayRound): boolean =>
  isClosedFor(round.snapshot, request, round.day) === (round.kind === 'dayClosed') &&
  !(round.kind === 'dayOpen' && isTooLate(request, round))

/** The requests to which this message is sent. */
async function* findDue({ db }: Pick<ReminderContext, 'db'>, round: DayRound): AsyncGenerator<DueRequest> {
  const due = inOrder<DueRequest>((last) =>
    requestsToNotify(db, round.kind, round.day)
      .where('request.id', '>', last?.id ?? 0)
      .orderBy('request.id')
      .limit(maxRequestsPerQuery)
      .execute(),
  )
  for await (const request of due) if (isTrueFor(request, round)) yield request
}

/** Sends one message. Returns the number sent, 0 when another instance has sent it or it is no longer due. */
const notifyRequest = (
  services: ReminderContext,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
  round: DayRound,
): Promise<number> =>
  services.transact(async (trx) => {
    const { kind, day, snapshot, now } = round
    await lockRequestRow(trx, { officeId: office_id, requestId: id })
    // Read under the lock: another instance may have sent it, or the appointment was moved or cancelled since the list was read.
    const request = await requestsToNotify(trx, kind, day)
      .where((query) => query.and({ 'request.office_id': office_id, 'request.id': id }))
      .executeTakeFirst()
    if (!request || !isTrueFor(request, round)) return 0
    const stored = await readRequest(trx, services, request)
    const params = { ...messageFacts(stored, snapshot, services.env), minutes: earliestArrivalMinutes }
    // A day can close again, also after the appointment was moved away and back.
    const occasion = kind === 'reminder' ? `${id}/${day}` : `${id}/${day}/${instantOf(now)}`
    await notify(trx, services, stored, { kind, params, occasion, now })
    if (kind !== 'reminder')
      await trx
        .updateTable('request')
        .set({ closed_day: day, closed_notified: kind === 'dayClosed' })
        .where((query) => query.and({ office_id, id }))
        .execute()
    return 1
  })

/** Notifies all applicants of a day: about the closed office where it is closed for them, or else about their appointment or the reopening. */
const notifyDay = async (
  services: ReminderContext,
  kind: DayMessage,
  day: IsoDate,
  { now, snapshot, stopping, items }: Round,
): Promise<number> => {
  const round = { kind, day, snapshot, now }
  let sent = 0
  for await (const request of findDue(services, round)) {
    if (stopping?.aborted) break
    sent += await items.run(request.id, () => notifyRequest(services, request, round))
  }
  return sent
}

/** Days that were closed after they could be booked: holidays that the operator loaded, and closures of offices. */
const closedDays = ({ now, snapshot: { closures, officeClosures } }: Round): readonly IsoDate[] => {
  const first = addDays(dayOf(now), -closableDaysBack)
  const last = addDays(dayOf(now), daysAhead)
  const ofOffices = officeClosures.flatMap(({ from, until }) =>
    workingDays(from < first ? first : from, until > last ? last : until, closures),
  )
  return [...new Set([...(closures.closed ?? []).filter((day) => day >= first), ...ofOffices])].sort()
}

/** Days, from today on, whose closure was the last message to applicants. */
const notifiedClosedDays = async ({ db }: Pick<ReminderContext, 'db'>, today: IsoDate): Promise<readonly IsoDate[]> => {
  const notified = db.selectFrom('request').select('closed_day').distinct().where('closed_notified', '=', true)
  const rows = await notified.where('closed_day', '>=', today).orderBy('closed_day').execute()
  return rows.flatMap(({ closed_day }) => closed_day ?? [])
}

/** Number of applications that the next round informs of a reopening, of one office or all. */
export const countToReopen = async (
  services: Pick<ReminderContext, 'db' | 'master'>,
  { officeId, from, to }: { readonly officeId: number | null; readonly from: IsoDate; readonly to: IsoDate },
  now: Date,
): Promise<number> => {
  const snapshot = await services.master.snapshot()
  let count = 0
  for (const day of await notifiedClosedDays(services, dayOf(now))) {
    if (day < from || day > to) continue
    for await (const { office_id } of findDue(services, { kind: 'dayOpen', day, snapshot, now }))
      if (officeId === null || office_id === officeId) count += 1
  }
  return count
}

/**
 * Messages to applicants who have paid, between 8:00 and 20:00. Several instances can run it at the same time.
 * - Reminder one day before, with time, office, and the fee that is lost by not coming (D29).
 * - Notice when the office closes on that day, with the request to choose another one.
 * - Notice when it reopens.
 */
export const sendReminders = async (services: ReminderContext, stopping?: AbortSignal): Promise<number> => {
  const now = services.clock.now()
  const time = timeInAddis(now.getTime())
  if (time < sendingHours.from || time >= sendingHours.until) return 0
  const items = createItems(services)
  const round: Round = { now, snapshot: await services.master.snapshot(), stopping, items }
  let sent = 0
  for (const day of await notifiedClosedDays(services, dayOf(now)))
    sent += await notifyDay(services, 'dayOpen', day, round)
  sent += await notifyDay(services, 'reminder', addDays(dayOf(now), 1), round)
  for (const day of closedDays(round)) sent += await notifyDay(services, 'dayClosed', day, round)
  items.end()
  return sent
}
