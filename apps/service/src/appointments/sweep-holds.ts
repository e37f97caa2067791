import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { audit } from '../platform/audit-log/audit.ts'
import type { Job } from '../platform/jobs/repeat.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { type Counter, reclaimExpired, returnedAt } from './slot-capacity.ts'

const slotsARound = 200

/**
 * Gives back what expired holds still count. Nothing waits for it: a booking that finds a slot full does the same for
 * its own slot (D24), so this only keeps the counters tidy.
 */
export const sweepHolds = async ({
  db,
  transact,
  clock,
}: Pick<PlatformContext, 'db' | 'transact' | 'clock'>): Promise<number> => {
  const now = clock.now()
  const slots = await db
    .selectFrom('appointment')
    .select(['office_id', 'day', 'slot_id'])
    .where('state', '=', 'held')
    .where('expires_at', '<=', now)
    .where(sql<boolean>`${returnedAt} <= ${now}`)
    .groupBy(['office_id', 'day', 'slot_id'])
    .limit(slotsARound)
    .execute()
  let freed = 0
  for (const { office_id: officeId, day, slot_id: slotId } of slots) {
    const counter: Counter = { officeId, day, slotId }
    freed += await transact(async (trx) => {
      const places = await reclaimExpired(trx, counter, now)
      if (places > 0) {
        await audit(trx, {
          officeId,
          at: now,
          actor: { kind: 'job' },
          action: 'hold.expired',
          detail: { day, slotId, places },
        })
      }
      return places
    })
  }
  return freed
}

export const sweepHoldsJob = (context: AppContext): Job => ({
  name: 'sweep-holds',
  everySeconds: 30,
  run: () => sweepHolds(context),
})
