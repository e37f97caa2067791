import type { Hold } from '@invea/domain'
import { done } from '../platform/refusal.ts'
import type { Handler } from '../platform/request-context.ts'
import { findHeldRows } from './holds.ts'
import { holdOf } from './to-hold.ts'

/** The live hold of this session, so that its countdown survives a reload; null when there is none (D24). */
export const currentHold: Handler<unknown, Hold | null> = async ({ services, caller, now }) => {
  const rows = await findHeldRows(services.db, caller.sessionId)
  const live = rows.every(({ expires_at }) => expires_at !== null && expires_at > now)
  return done(rows.length > 0 && live ? holdOf(rows, await services.master.snapshot()) : null)
}
