import type { Command } from '../history/history.ts'
import type { Change, Check, Facts, Operation } from './facts.ts'

/** New rows of one transaction for one session: a hold with all its slots, or the new appointment of a request. */
export interface Effect {
  readonly session: number
  readonly ids: readonly number[]
  readonly request: number | null
  /** Equals the signature of the command that caused it. */
  readonly signature: string
}

const slotsText = (shares: readonly (readonly [number, number])[]) =>
  shares
    .map((share) => share.join('x'))
    .toSorted()
    .join('+')

/** The requested slots, as one text; undefined for requests that take no slot. */
export const signatureOf = (command: Command): string | undefined => {
  if (command.op === 'hold') return `hold ${command.office}/${command.day} ${slotsText(command.shares)}`
  return command.op === 'reschedule' ? `move ${command.request} ${command.day}/${command.slot}` : undefined
}

const effectOf = (rows: readonly Change[]): Effect => {
  const [first] = rows as [Change]
  const { session, request, office, day, slot } = first
  const shares = rows.map((row) => [row.slot, row.applicants] as const)
  const days = new Set(rows.map((row) => `${row.office}/${row.day}`))
  const held = days.size === 1 ? `hold ${office}/${day} ${slotsText(shares)}` : `hold on ${[...days].join(' and ')}`
  return {
    session,
    request,
    ids: rows.map(({ id }) => id),
    signature: request === null ? held : `move ${request} ${day}/${slot}`,
  }
}

/** Every appointment that was ever reserved, by session. */
export const effectsBySession = ({ changes }: Pick<Facts, 'changes'>): ReadonlyMap<number, readonly Effect[]> => {
  const newRows = changes.filter(({ before }) => before === null)
  const rowsByTransaction = Map.groupBy(newRows, ({ session, xid, request }) => `${session}/${xid}/${request ?? ''}`)
  return Map.groupBy([...rowsByTransaction.values()].map(effectOf), ({ session }) => session)
}

export const operationsBySession = ({
  operations,
}: Pick<Facts, 'operations'>): ReadonlyMap<number, readonly Operation[]> =>
  Map.groupBy(operations, ({ session }) => session)

const sameResponses = ({ operations }: Facts) =>
  operations.flatMap(({ key, results }) => {
    const responses = new Set(results.map((one) => JSON.stringify(one)))
    return responses.size > 1 ? [`${key}: returned different responses: ${[...responses].join(' and ')}`] : []
  })

/** Each unreported appointment must belong to a call with an unknown outcome; a refused call has none. */
const rowsWithoutKey = (facts: Facts) => {
  const effects = effectsBySession(facts)
  const violations: string[] = []
  for (const [session, operations] of operationsBySession(facts)) {
    const acknowledged = new Set(
      operations.flatMap(({ command, results }) => (command.op === 'submit' ? [] : (results[0]?.ids ?? []))),
    )
    const maybe = new Map<string, number>()
    for (const { command, outcome } of operations) {
      const signature = outcome === 'maybe' ? signatureOf(command) : undefined
      if (signature) maybe.set(signature, (maybe.get(signature) ?? 0) + 1)
    }
    for (const { ids, signature } of effects.get(session) ?? []) {
      if (ids.every((id) => acknowledged.has(id))) continue
      const left = maybe.get(signature) ?? 0
      if (left === 0) violations.push(`session ${session}: rows ${ids} (${signature}) belong to no key`)
      maybe.set(signature, left - 1)
    }
  }
  return violations
}

const requestsWithoutKey = ({ operations, requests }: Facts) => {
  const submits = Map.groupBy(
    operations.filter(({ command }) => command.op === 'submit'),
    ({ session }) => session,
  )
  return [...Map.groupBy(requests.values(), ({ session }) => session)].flatMap(([session, stored]) => {
    const own: readonly Operation[] = submits.get(session) ?? []
    const acknowledged = new Set(own.map(({ results }) => results[0]?.request))
    const unacknowledged = stored.filter(({ id }) => !acknowledged.has(id))
    const maybe = own.filter(({ outcome }) => outcome === 'maybe').length
    return unacknowledged.length > maybe
      ? [`session ${session}: requests ${unacknowledged.map(({ id }) => id)} belong to no key`]
      : []
  })
}

/** Each key has one effect and the same response each time. */
export const oneEffectPerKey: Check = (facts) => [
  ...sameResponses(facts),
  ...rowsWithoutKey(facts),
  ...requestsWithoutKey(facts),
]

interface ExpectedEntries {
  readonly action: string
  /** Each change needs one entry, with any of its ids. */
  readonly changes: readonly (readonly number[])[]
}

/** Rows released by the visitor: their transaction reserved nothing else for the session. */
const visitorReleases = ({ changes }: Facts): readonly (readonly number[])[] => {
  const takingTransactions = new Set(
    changes.filter(({ before }) => before === null).map(({ session, xid }) => `${session}/${xid}`),
  )
  const released = changes.filter(
    ({ before, after, session, xid }) =>
      before === 'held' && after === 'released' && !takingTransactions.has(`${session}/${xid}`),
  )
  return [...Map.groupBy(released, ({ session, xid }) => `${session}/${xid}`).values()].map((rows) =>
    rows.map(({ id }) => id),
  )
}

const expectedEntries = (facts: Facts): readonly ExpectedEntries[] => {
  const effects = [...effectsBySession(facts).values()].flat()
  const requests = [...facts.requests.values()]
  return [
    { action: 'hold.taken', changes: effects.filter(({ request }) => request === null).map(({ ids }) => ids) },
    { action: 'appointment.moved', changes: effects.filter(({ request }) => request !== null).map(({ ids }) => ids) },
    { action: 'hold.released', changes: visitorReleases(facts) },
    { action: 'request.submitted', changes: requests.map(({ id }) => [id]) },
    {
      action: 'request.cancelled',
      changes: requests.filter(({ status }) => status === 'cancelled').map(({ id }) => [id]),
    },
  ]
}

/** Each change has one audit row; no audit row is without a change. */
export const oneAuditRowPerChange: Check = (facts) => {
  const byAction = Map.groupBy(facts.audit, ({ action }) => action)
  return expectedEntries(facts).flatMap(({ action, changes }) => {
    const entries = byAction.get(action) ?? []
    const times = new Map<number, number>()
    for (const { subject, request } of entries) {
      const id = subject ?? request ?? 0
      times.set(id, (times.get(id) ?? 0) + 1)
    }
    const violations = changes.flatMap((ids) => {
      const count = ids.reduce((sum, id) => sum + (times.get(id) ?? 0), 0)
      return count === 1 ? [] : [`${action} of ${ids}: ${count} audit rows`]
    })
    return entries.length === changes.length || violations.length > 0
      ? violations
      : [`${action}: ${entries.length} audit rows for ${changes.length} changes`]
  })
}
