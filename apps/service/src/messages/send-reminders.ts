import { addDays, earliestArrivalMinutes } from '@invea/domain'
import type { AppContext } from '../app-context.ts'
import { dayOf } from '../platform/clock.ts'
import type { Job } from '../platform/jobs/repeat.ts'
import { readRequest } from '../requests/request-reader.ts'
import { messageFacts, notify } from './notify.ts'

const requestsARound = 100

type Reminding = Pick<AppContext, 'db' | 'transact' | 'clock' | 'encryption' | 'master' | 'env'>

/** D29: the day before, whoever paid is told once again when, where, and what it costs not to come. */
export const sendReminders = async (services: Reminding): Promise<number> => {
  const { db, transact, clock, master, env } = services
  const now = clock.now()
  const tomorrow = addDays(dayOf(now), 1)
  const due = await db
    .selectFrom('appointment')
    .innerJoin('request', (join) =>
      join.onRef('request.office_id', '=', 'appointment.office_id').onRef('request.id', '=', 'appointment.request_id'),
    )
    .selectAll('request')
    .where('appointment.day', '=', tomorrow)
    .where('appointment.state', '=', 'final')
    .where('appointment.leg', '=', 0)
    .where('request.status', '=', 'paymentCompleted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.office_id', '=', 'request.office_id')
            .whereRef('outbox.request_id', '=', 'request.id')
            .where('outbox.template', '=', 'reminder')
            // A moved appointment is reminded of again.
            .where('outbox.dedupe', 'like', `%/${tomorrow}/%`),
        ),
      ),
    )
    .limit(requestsARound)
    .execute()
  const snapshot = await master.snapshot()
  for (const request of due) {
    await transact(async (trx) => {
      const stored = await readRequest(trx, services, request)
      const params = { ...messageFacts(stored, snapshot, env), minutes: earliestArrivalMinutes }
      await notify(trx, services, stored, {
        kind: 'reminder',
        params,
        occasion: `${request.id}/${tomorrow}`,
        now,
        sender: 'service',
      })
    })
  }
  return due.length
}

export const sendRemindersJob = (services: AppContext): Job => ({
  name: 'send-reminders',
  everySeconds: 600,
  run: () => sendReminders(services),
})
