import { type IsoDate, workingDays } from '@invea/domain'
import { audit } from '../platform/audit-log/audit.ts'
import { actorOfOperator, type CommandResult, failure, type Line, type OperatorContext, success } from './command.ts'
import { setCapacity } from './set-capacity.ts'

interface Range {
  readonly officeId: number
  readonly from: IsoDate
  readonly to: IsoDate
  readonly slotId: number
  readonly capacity: number
}

/** Sets the places of a slot, or the urgent quota, for every working day of a range: each day for itself, with its audit row. */
export const setRange = async (
  { services, now, operator, progress }: OperatorContext,
  { officeId, from, to, slotId, capacity }: Range,
): Promise<CommandResult> => {
  const { offices, closures } = await services.master.snapshot()
  if (!offices.has(officeId)) return failure(`there is no office ${officeId}`)
  const days = workingDays(from, to, closures)
  if (days.length > 800) return failure('the range is longer than 800 working days')
  const rows: Line[] = []
  for (const [at, day] of days.entries()) {
    progress?.(at, days.length)
    const set = await services.transact(async (trx) => {
      const done = await setCapacity(trx, { officeId, day, slotId, capacity, now })
      const detail = { day, slotId, capacity: done.capacity }
      await audit(trx, { officeId, at: now, actor: actorOfOperator({ operator }), action: 'capacity.set', detail })
      return done
    })
    rows.push({ day, slotId, capacity: set.capacity, taken: set.taken, change: set.change })
  }
  progress?.(days.length, days.length)
  return success(rows)
}
