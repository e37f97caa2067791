import { extendedUntil, type Hold } from '@invea/domain'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { extendHeldRows, findHeldRows } from './holds.ts'
import { holdOf } from './to-hold.ts'

/** D24: a live hold may be lengthened once, by the same half hour. */
export const extendHold: Handler<unknown, Hold> = async (context) => {
  const { services, caller, now } = context
  const snapshot = await services.master.snapshot()
  return context.runOnce<Hold>(async (trx) => {
    const [first] = await findHeldRows(trx, caller.sessionId)
    if (!first?.expires_at || first.expires_at <= now) return refused('holdExpired')
    const until = new Date(extendedUntil({ expiresAt: first.expires_at.toISOString() }))
    const rows = await extendHeldRows(trx, { sessionId: caller.sessionId, until, now })
    if (rows.length === 0) return refused('notExtendable')
    await audit(trx, {
      officeId: first.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'hold.extended',
      subjectId: first.id,
    })
    return done(
      holdOf(
        rows.toSorted((one, other) => one.leg - other.leg),
        snapshot,
      ),
    )
  })
}
