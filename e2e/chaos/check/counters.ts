import { type Check, isLive, slotOf } from './facts.ts'

/** The counter of a slot equals its live rows: at the end, and in every sample taken meanwhile. */
export const countersEqualRows: Check = ({ appointments, counters, samples }) => {
  const sums = new Map<string, number>()
  for (const row of appointments.values())
    if (isLive(row.state)) sums.set(slotOf(row), (sums.get(slotOf(row)) ?? 0) + row.places)
  const atTheEnd = counters.flatMap((counter) => {
    const rows = sums.get(slotOf(counter)) ?? 0
    const right = counter.taken === rows && rows <= counter.capacity
    return right ? [] : [`${slotOf(counter)}: counter ${counter.taken}, rows ${rows}, capacity ${counter.capacity}`]
  })
  return [...atTheEnd, ...samples.flatMap(({ at, counters: wrong }) => wrong.map((line) => `at ${at}: ${line}`))]
}
