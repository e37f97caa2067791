import { extendedUntil, type Hold } from '@invea/domain/appointment'
import { actorOf, audit } from '../platform/audit-log/audit.ts'
import { done, refused } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { extendHeldRows, findHeldRows, holdOf } from './holds.ts'
import { counterOf, lockCounters, randomReturnDelay, release } from './slot-capacity.ts'

/** The live hold of this session, so that its countdown survives a reload; null when there is none (D24). */
export const currentHold: Handler<unknown, Hold | null> = async ({ services, caller, now }) => {
  const rows = await findHeldRows(services.db, caller.sessionId)
  const live = rows.every(({ expires_at }) => expires_at !== null && expires_at > now)
  return done(rows.length > 0 && live ? holdOf(rows, await services.master.snapshot()) : null)
}

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
        rows.toSorted((one, other) => one.part_index - other.part_index),
        snapshot,
      ),
    )
  })
}

/** Releases the held slot, on a scarce day at a random moment. Without a hold it does nothing and succeeds. */
export const releaseHold: Handler<unknown, null> = async (context) => {
  const { caller, now } = context
  const { db, env, holdWatch } = context.services
  const [held] = await findHeldRows(db, caller.sessionId)
  const scarce = held !== undefined && (await holdWatch.isScarceOn(held.office_id, held.day))
  return context.runOnce<null>(async (trx) => {
    const rows = await findHeldRows(trx, caller.sessionId)
    const [first] = rows
    if (!first) return done(null)
    await lockCounters(trx, rows.map(counterOf))
    await release(trx, rows, 'released', now, () => (scarce ? randomReturnDelay(env) : 0))
    await audit(trx, {
      officeId: first.office_id,
      at: now,
      actor: actorOf(caller),
      action: 'hold.released',
      subjectId: first.id,
    })
    return done(null)
  })
}
