import {
  type Effect,
  effectsBySession,
  oneAuditRowPerChange,
  oneEffectPerKey,
  operationsBySession,
  signatureOf,
} from './effects.ts'
import { type Change, type Check, type Facts, isLive, slotOf } from './facts.ts'
import { acknowledgedExists, finalStateMatches } from './final-state.ts'

/** No slot exceeds its capacity after any transaction, summed from the recorded changes. */
export const neverOver: Check = ({ changes, counters }) => {
  const capacities = new Map(counters.map((counter) => [slotOf(counter), counter.capacity]))
  const violations: string[] = []
  const slots = new Map<string, { sum: number; xid: number }>()
  const checkSlot = (slot: string, { sum, xid }: { readonly sum: number; readonly xid: number }) => {
    const capacity = capacities.get(slot) ?? 0
    if (sum > capacity || sum < 0) violations.push(`${slot}: ${sum} applicants of ${capacity} after transaction ${xid}`)
  }
  for (const change of changes) {
    const slot = slotOf(change)
    const total = slots.get(slot) ?? { sum: 0, xid: change.xid }
    if (total.xid !== change.xid) checkSlot(slot, total)
    const by = (Number(isLive(change.after)) - Number(isLive(change.before))) * change.applicants
    slots.set(slot, { sum: total.sum + by, xid: change.xid })
  }
  for (const [slot, total] of slots) checkSlot(slot, total)
  return violations
}

/** The counter of a slot equals its live rows, in the final state and in every sample. */
export const countersEqualRows: Check = ({ appointments, counters, samples }) => {
  const sums = new Map<string, number>()
  for (const row of appointments.values())
    if (isLive(row.state)) sums.set(slotOf(row), (sums.get(slotOf(row)) ?? 0) + row.applicants)
  const atTheEnd = counters.flatMap((counter) => {
    const rows = sums.get(slotOf(counter)) ?? 0
    const isRight = counter.taken === rows && rows <= counter.capacity
    return isRight ? [] : [`${slotOf(counter)}: counter ${counter.taken}, rows ${rows}, capacity ${counter.capacity}`]
  })
  return [...atTheEnd, ...samples.flatMap(({ at, counters: wrong }) => wrong.map((line) => `at ${at}: ${line}`))]
}

const findPartlyTaken = (facts: Facts) => {
  const operations = operationsBySession(facts)
  return [...effectsBySession(facts)].flatMap(([session, effects]) => {
    const requested = new Set((operations.get(session) ?? []).map(({ command }) => signatureOf(command)))
    return effects
      .filter(({ signature }) => !requested.has(signature))
      .map(({ ids, signature }) => `session ${session}: rows ${ids} (${signature}) are not what was requested`)
  })
}

/**
 * The rows of a group change together, so both slots always have the same state. Exception: after the deadline of a hold, the next user
 * of each slot marks its row as expired. The rest of such a hold never becomes final.
 */
const findPartlyChanged = (facts: Facts) => {
  const groups = [...effectsBySession(facts).values()].flat().filter(({ ids }) => ids.length > 1)
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)))
  const lapsed = new Map<Effect, number>()
  const violations: string[] = []
  const changes = facts.changes.filter(({ id, before }) => before !== null && groupOf.has(id))
  for (const rows of Map.groupBy(
    changes,
    ({ id, xid, after }) => `${groupOf.get(id)?.ids[0]} ${after} ${xid}`,
  ).values()) {
    const [first] = rows
    const group = groupOf.get(first?.id ?? 0)
    if (!first || !group) continue
    const expiredRows = lapsed.get(group) ?? 0
    if (first.after === 'expired') lapsed.set(group, expiredRows + rows.length)
    const left = first.after === 'final' ? group.ids.length : group.ids.length - expiredRows
    if (first.after !== 'expired' && rows.length !== left)
      violations.push(
        `group of row ${group.ids[0]} ${first.after} ${first.xid}: ${rows.length} of ${left} rows changed`,
      )
  }
  return violations
}

/** Groups get, hold and release all their slots together. */
export const groupsAreWhole: Check = (facts) => [...findPartlyTaken(facts), ...findPartlyChanged(facts)]

const applicantsOf = (changes: readonly Change[]) =>
  changes.reduce(
    (sum, { before, after, applicants }) => sum + (Number(after === 'final') - Number(before === 'final')) * applicants,
    0,
  )

/** A request has one appointment after every transaction, from its submission until it is cancelled, and none later. */
export const oneAppointmentPerRequest: Check = ({ changes, requests, samples }) => {
  const violations: string[] = []
  const withRequest = changes.filter(({ request }) => request !== null)
  for (const [request, changesOfRequest] of Map.groupBy(withRequest, ({ request: id }) => id ?? 0)) {
    const applicants = requests.get(request)?.applicants ?? 0
    let reserved = 0
    let ended = false
    for (const [xid, changesOfTransaction] of Map.groupBy(changesOfRequest, (change) => change.xid)) {
      reserved += applicantsOf(changesOfTransaction)
      if (reserved !== 0 && reserved !== applicants)
        violations.push(`request ${request}: ${reserved} applicants for ${applicants} after ${xid}`)
      if (ended && reserved !== 0) violations.push(`request ${request}: has an appointment again after ${xid}`)
      ended ||= reserved === 0
    }
  }
  return [...violations, ...samples.flatMap(({ at, doubled }) => doubled.map((line) => `at ${at}: ${line}`))]
}

/** Responses with status 500 are bugs: an unreachable dependency returns 503. */
const neverFailsInside: Check = ({ operations }) =>
  operations.flatMap(({ key, command, unknown }) =>
    unknown.filter((why) => why === '500').map(() => `${key}: ${command.op} returned 500`),
  )

/** All checks, by the promise that they verify. */
export const checks = {
  neverOver,
  countersEqualRows,
  acknowledgedExists,
  finalStateMatches,
  oneEffectPerKey,
  groupsAreWhole,
  oneAppointmentPerRequest,
  oneAuditRowPerChange,
  neverFailsInside,
} as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks
export type Violations = Readonly<Record<CheckName, readonly string[]>>

export const runChecks = (facts: Facts): Violations =>
  Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, check(facts)])) as unknown as Violations

export const violationsIn = (violations: Violations): number =>
  Object.values(violations).reduce((sum, violations) => sum + violations.length, 0)
