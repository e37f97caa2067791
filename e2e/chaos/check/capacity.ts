import { type Check, isLive, slotOf } from './facts.ts'

/** Never more than capacity: after every transaction that touched a slot, summed from the ledger's own changes. */
export const neverOver: Check = ({ changes, counters }) => {
  const capacities = new Map(counters.map((counter) => [slotOf(counter), counter.capacity]))
  const found: string[] = []
  const slots = new Map<string, { sum: number; xid: number }>()
  const look = (slot: string, { sum, xid }: { readonly sum: number; readonly xid: number }) => {
    const capacity = capacities.get(slot) ?? 0
    if (sum > capacity || sum < 0) found.push(`${slot}: ${sum} applicants of ${capacity} after transaction ${xid}`)
  }
  for (const change of changes) {
    const slot = slotOf(change)
    const seen = slots.get(slot) ?? { sum: 0, xid: change.xid }
    if (seen.xid !== change.xid) look(slot, seen)
    const by = (Number(isLive(change.after)) - Number(isLive(change.before))) * change.applicants
    slots.set(slot, { sum: seen.sum + by, xid: change.xid })
  }
  for (const [slot, seen] of slots) look(slot, seen)
  return found
}

/** The counter of a slot equals its live rows: at the end, and in every sample taken meanwhile. */
export const countersEqualRows: Check = ({ appointments, counters, samples }) => {
  const sums = new Map<string, number>()
  for (const row of appointments.values())
    if (isLive(row.state)) sums.set(slotOf(row), (sums.get(slotOf(row)) ?? 0) + row.applicants)
  const atTheEnd = counters.flatMap((counter) => {
    const rows = sums.get(slotOf(counter)) ?? 0
    const right = counter.taken === rows && rows <= counter.capacity
    return right ? [] : [`${slotOf(counter)}: counter ${counter.taken}, rows ${rows}, capacity ${counter.capacity}`]
  })
  return [...atTheEnd, ...samples.flatMap(({ at, counters: wrong }) => wrong.map((line) => `at ${at}: ${line}`))]
}
