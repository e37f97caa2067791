import { type Effect, effectsBySession, operationsBySession, signatureOf } from './effects.ts'
import { type Change, type Check, type Facts, groupBy } from './facts.ts'

const takenWhole = (facts: Facts) => {
  const operations = operationsBySession(facts)
  return [...effectsBySession(facts)].flatMap(([session, effects]) => {
    const requested = new Set((operations.get(session) ?? []).map(({ ask }) => signatureOf(ask)))
    return effects
      .filter(({ signature }) => !requested.has(signature))
      .map(({ ids, signature }) => `session ${session}: rows ${ids} (${signature}) are not what was requested`)
  })
}

/**
 * The rows of a group change together: the second slot has the state of the first one. A hold expires by its time;
 * the next user of a slot marks its row as expired, and the rest of the hold never becomes final.
 */
const changedWhole = (facts: Facts) => {
  const groups = [...effectsBySession(facts).values()].flat().filter(({ ids }) => ids.length > 1)
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group] as const)))
  const lapsed = new Map<Effect, number>()
  const found: string[] = []
  const changes = facts.changes.filter(({ id, before }) => before !== null && groupOf.has(id))
  for (const rows of groupBy(changes, ({ id, xid, after }) => `${groupOf.get(id)?.ids[0]} ${after} ${xid}`).values()) {
    const [first] = rows
    const group = groupOf.get(first?.id ?? 0)
    if (!first || !group) continue
    const gone = lapsed.get(group) ?? 0
    if (first.after === 'expired') lapsed.set(group, gone + rows.length)
    const left = first.after === 'final' ? group.ids.length : group.ids.length - gone
    if (first.after !== 'expired' && rows.length !== left)
      found.push(`group of row ${group.ids[0]} ${first.after} ${first.xid}: ${rows.length} of ${left} rows changed`)
  }
  return found
}

/** Groups are taken, kept and given back whole. */
export const groupsAreWhole: Check = (facts) => [...takenWhole(facts), ...changedWhole(facts)]

const applicantsOf = (changes: readonly Change[]) =>
  changes.reduce(
    (sum, { before, after, applicants }) => sum + (Number(after === 'final') - Number(before === 'final')) * applicants,
    0,
  )

/** A request has one appointment after every transaction, from its submission until it is cancelled, and none later. */
export const oneAppointmentPerRequest: Check = ({ changes, requests, samples }) => {
  const found: string[] = []
  const withRequest = changes.filter(({ request }) => request !== null)
  for (const [request, own] of groupBy(withRequest, ({ request: id }) => id ?? 0)) {
    const applicants = requests.get(request)?.applicants ?? 0
    let reserved = 0
    let ended = false
    for (const [xid, together] of groupBy(own, (change) => change.xid)) {
      reserved += applicantsOf(together)
      if (reserved !== 0 && reserved !== applicants)
        found.push(`request ${request}: ${reserved} applicants for ${applicants} after ${xid}`)
      if (ended && reserved !== 0) found.push(`request ${request}: has an appointment again after ${xid}`)
      ended ||= reserved === 0
    }
  }
  return [...found, ...samples.flatMap(({ at, doubled }) => doubled.map((line) => `at ${at}: ${line}`))]
}
