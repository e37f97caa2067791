import { effectsBySession } from './effects.ts'
import { type Check, type Facts, groupBy } from './facts.ts'

interface Wanted {
  readonly action: string
  /** Each needs one entry, under any of its ids. */
  readonly changes: readonly (readonly number[])[]
}

/** Rows that were released by a transaction that reserved nothing else for the session: the visitor released them. */
const letGo = ({ changes }: Facts): readonly (readonly number[])[] => {
  const takers = new Set(changes.filter(({ before }) => before === null).map(({ session, xid }) => `${session}/${xid}`))
  const back = changes.filter(
    ({ before, after, session, xid }) => before === 'held' && after === 'released' && !takers.has(`${session}/${xid}`),
  )
  return [...groupBy(back, ({ session, xid }) => `${session}/${xid}`).values()].map((rows) => rows.map(({ id }) => id))
}

const wantedFrom = (facts: Facts): readonly Wanted[] => {
  const effects = [...effectsBySession(facts).values()].flat()
  const requests = [...facts.requests.values()]
  return [
    { action: 'hold.taken', changes: effects.filter(({ request }) => request === null).map(({ ids }) => ids) },
    { action: 'appointment.moved', changes: effects.filter(({ request }) => request !== null).map(({ ids }) => ids) },
    { action: 'hold.released', changes: letGo(facts) },
    { action: 'request.submitted', changes: requests.map(({ id }) => [id]) },
    {
      action: 'request.cancelled',
      changes: requests.filter(({ status }) => status === 'cancelled').map(({ id }) => [id]),
    },
  ]
}

/** One audit row a change, and none without a change. */
export const oneAuditRowPerChange: Check = (facts) => {
  const byAction = groupBy(facts.audit, ({ action }) => action)
  return wantedFrom(facts).flatMap(({ action, changes }) => {
    const entries = byAction.get(action) ?? []
    const times = new Map<number, number>()
    for (const { subject, request } of entries) {
      const id = subject ?? request ?? 0
      times.set(id, (times.get(id) ?? 0) + 1)
    }
    const wrong = changes.flatMap((ids) => {
      const count = ids.reduce((sum, id) => sum + (times.get(id) ?? 0), 0)
      return count === 1 ? [] : [`${action} of ${ids}: ${count} audit rows`]
    })
    return entries.length === changes.length || wrong.length > 0
      ? wrong
      : [`${action}: ${entries.length} audit rows for ${changes.length} changes`]
  })
}
