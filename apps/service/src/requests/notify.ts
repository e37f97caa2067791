import { type Applicant, addDays, type IsoDate } from '@invea/domain'
import { hasAppointment } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { timeInAddis } from '@invea/domain/calendar'
import type { AppContext } from '../app-context.ts'
import type { MasterSnapshot } from '../master-data/master-data.ts'
import type { Sender } from '../messages/message-limits.ts'
import type { MessageKind, MessageParams } from '../messages/messages.ts'
import { formatAppointment } from '../messages/messages.ts'
import { type Posting, postMessage } from '../messages/post-message.ts'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { createItems, type Job } from '../platform/jobs/jobs.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { lockRequestRow, readRequest } from './request-reader.ts'

/** The parts of a request that its messages need, so that a new request is not read again. */
export interface MessageSubject {
  readonly row: Pick<
    Row<'request'>,
    'office_id' | 'id' | 'language' | 'request_type' | 'mode' | 'delivery_date' | 'submitted_on'
  >
  /** Ordered by `part_index`. */
  readonly appointmentRows: readonly Pick<Row<'appointment'>, 'slot_id' | 'day'>[]
  readonly persons: readonly {
    readonly row: Pick<Row<'request_person'>, 'application_number'>
    readonly applicant: Pick<Applicant, 'personal'>
  }[]
}

/** The data of a request for its messages, in the applicant's language. */
export const messageFacts = (
  { row, persons, appointmentRows }: MessageSubject,
  snapshot: Pick<MasterSnapshot, 'offices' | 'slotsOf'>,
  { helpLine }: Pick<PlatformContext['env'], 'helpLine'>,
) => {
  const [first] = persons
  const office = snapshot.offices.get(row.office_id)
  const slot = snapshot.slotsOf.get(row.office_id)?.find(({ id }) => id === appointmentRows[0]?.slot_id)
  const date = appointmentRows[0]?.day ?? row.delivery_date ?? row.submitted_on
  const when = formatAppointment(row.language, { date, slot })
  return {
    name: first?.applicant.personal.firstName ?? '',
    number: first?.row.application_number ?? '',
    helpLine,
    occasion: hasAppointment({ type: row.request_type, mode: row.mode })
      ? ('appointment' as const)
      : ('delivery' as const),
    when: when.short,
    whenLong: when.long,
    office: office?.name[row.language] ?? '',
  }
}

/**
 * Adds a message to the first applicant of a request, by SMS, and by e-mail if there is an address. Each `occasion` causes one
 * message.
 */
export const notify = async <Kind extends MessageKind>(
  trx: Trx,
  services: Pick<PlatformContext, 'encryption' | 'env'>,
  stored: MessageSubject,
  message: {
    readonly kind: Kind
    readonly params: MessageParams[Kind]
    readonly occasion: string | number
    readonly now: Date
    readonly sender: Sender
  },
): Promise<void> => {
  const personal = stored.persons[0]?.applicant.personal
  if (!personal) return
  await postMessage(trx, services, {
    kind: message.kind,
    params: message.params,
    language: stored.row.language,
    // Every message about a request has an SMS text.
    to: { phone: personal.phoneNumber, email: personal.email } as Posting<Kind>['to'],
    officeId: stored.row.office_id,
    requestId: stored.row.id,
    occasion: String(message.occasion),
    now: message.now,
    sender: message.sender,
  })
}

const maxRequestsPerQuery = 100

/** Times of day in Addis Ababa between which reminders are sent, so that none arrives at night. */
const reminderHours = { from: '08:00', until: '20:00' } as const

type ReminderContext = Pick<AppContext, 'db' | 'transact' | 'clock' | 'encryption' | 'master' | 'env' | 'log'>

/** Paid requests with an appointment on this day that have no reminder of it. */
const requestsToRemind = (reader: Reader, day: IsoDate) =>
  reader
    .selectFrom('appointment')
    .innerJoin('request', (join) =>
      join.onRef('request.office_id', '=', 'appointment.office_id').onRef('request.id', '=', 'appointment.request_id'),
    )
    .selectAll('request')
    .where('appointment.day', '=', day)
    .where('appointment.state', '=', 'final')
    .where('appointment.part_index', '=', 0)
    .where('request.status', '=', 'paymentCompleted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.office_id', '=', 'request.office_id')
            .whereRef('outbox.request_id', '=', 'request.id')
            .where('outbox.template', '=', 'reminder')
            // A rescheduled appointment gets another reminder.
            .where('outbox.dedupe', 'like', `%/${day}/%`),
        ),
      ),
    )

/** Sends the reminder of one request. Returns the number sent, 0 when another instance has sent it or it is no longer due. */
const remind = (
  services: ReminderContext,
  { office_id, id }: Pick<Row<'request'>, 'office_id' | 'id'>,
  { day, snapshot, now }: { readonly day: IsoDate; readonly snapshot: MasterSnapshot; readonly now: Date },
): Promise<number> =>
  services.transact(async (trx) => {
    await lockRequestRow(trx, { officeId: office_id, requestId: id })
    // Read under the lock: another instance may have sent it, or the appointment was moved or cancelled since the list was read.
    const request = await requestsToRemind(trx, day)
      .where('request.office_id', '=', office_id)
      .where('request.id', '=', id)
      .executeTakeFirst()
    if (!request) return 0
    const stored = await readRequest(trx, services, request)
    const params = { ...messageFacts(stored, snapshot, services.env), minutes: earliestArrivalMinutes }
    await notify(trx, services, stored, { kind: 'reminder', params, occasion: `${id}/${day}`, now, sender: 'service' })
    return 1
  })

/**
 * D29: reminds applicants who have paid, one day before: time, office, and the fee that they lose if they do not come. Sends all
 * reminders that are due, between 8:00 and 20:00. Several instances can run it at the same time.
 */
export const sendReminders = async (services: ReminderContext, stopping?: AbortSignal): Promise<number> => {
  const now = services.clock.now()
  const time = timeInAddis(now.getTime())
  if (time < reminderHours.from || time >= reminderHours.until) return 0
  const day = addDays(dayOf(now), 1)
  const snapshot = await services.master.snapshot()
  const items = createItems(services)
  let sent = 0
  for (let after = 0; ; ) {
    const due = await requestsToRemind(services.db, day)
      .where('request.id', '>', after)
      .orderBy('request.id')
      .limit(maxRequestsPerQuery)
      .execute()
    for (const request of due) {
      if (stopping?.aborted) return sent
      sent += await items.run(request.id, () => remind(services, request, { day, snapshot, now }))
    }
    const last = due.at(-1)
    if (!last || due.length < maxRequestsPerQuery) break
    after = last.id
  }
  items.end()
  return sent
}

export const sendRemindersJob = (context: AppContext): Job => ({
  name: 'send-reminders',
  everySeconds: 600,
  run: (stopping) => sendReminders(context, stopping),
})
