import { effectsBySession, operationsBySession, signatureOf } from './effects.ts'
import { type Check, type Facts, groupBy, type Operation } from './facts.ts'

const sameAnswers = ({ operations }: Facts) =>
  operations.flatMap(({ key, got }) => {
    const responses = new Set(got.map((one) => JSON.stringify(one)))
    return responses.size > 1 ? [`${key}: returned different responses: ${[...responses].join(' and ')}`] : []
  })

/** Each unreported appointment must belong to a call with an unknown outcome; a refused call has none. */
const rowsWithoutKey = (facts: Facts) => {
  const effects = effectsBySession(facts)
  const found: string[] = []
  for (const [session, operations] of operationsBySession(facts)) {
    const acknowledged = new Set(operations.flatMap(({ ask, got }) => (ask.op === 'submit' ? [] : (got[0]?.ids ?? []))))
    const maybe = new Map<string, number>()
    for (const { ask, outcome } of operations) {
      const signature = outcome === 'maybe' ? signatureOf(ask) : undefined
      if (signature) maybe.set(signature, (maybe.get(signature) ?? 0) + 1)
    }
    for (const { ids, signature } of effects.get(session) ?? []) {
      if (ids.every((id) => acknowledged.has(id))) continue
      const left = maybe.get(signature) ?? 0
      if (left === 0) found.push(`session ${session}: rows ${ids} (${signature}) belong to no key`)
      maybe.set(signature, left - 1)
    }
  }
  return found
}

const requestsWithoutKey = ({ operations, requests }: Facts) => {
  const submits = groupBy(
    operations.filter(({ ask }) => ask.op === 'submit'),
    ({ session }) => session,
  )
  return [...groupBy(requests.values(), ({ session }) => session)].flatMap(([session, stored]) => {
    const own: readonly Operation[] = submits.get(session) ?? []
    const acknowledged = new Set(own.map(({ got }) => got[0]?.request))
    const unacknowledged = stored.filter(({ id }) => !acknowledged.has(id))
    const maybe = own.filter(({ outcome }) => outcome === 'maybe').length
    return unacknowledged.length > maybe
      ? [`session ${session}: requests ${unacknowledged.map(({ id }) => id)} belong to no key`]
      : []
  })
}

/** One effect a key, and the same answer each time. */
export const oneEffectPerKey: Check = (facts) => [
  ...sameAnswers(facts),
  ...rowsWithoutKey(facts),
  ...requestsWithoutKey(facts),
]
