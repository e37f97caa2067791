import type { Command, CommandName, CommandResult } from '../history/history.ts'
import { operationsBySession } from './effects.ts'
import type { Appointment, Check, Facts, Operation } from './facts.ts'

/** The expected final appointments of a visitor who received every response. */
interface Expected {
  readonly held: readonly number[]
  /** Exactly one of these groups of rows is live. Parallel moves have no known order. */
  readonly finals: readonly (readonly number[])[]
}

const nothing: Expected = { held: [], finals: [] }

const after = (before: Expected, { command, results: [result], outcome }: Operation): Expected => {
  if (outcome !== 'ok' || !result) return before
  switch (command.op) {
    case 'hold':
      return { ...before, held: result.ids ?? [] }
    case 'release':
      return { ...before, held: [] }
    case 'submit':
      return { held: [], finals: [command.ids] }
    case 'reschedule':
      return { ...before, finals: [...before.finals, result.ids ?? []] }
    case 'cancel':
      return { ...before, finals: [] }
  }
}

const halfHour = 30 * 60_000
/** True for a hold that expired after at least half an hour. */
const isExpired = ({ state, created, changed }: Appointment) => state === 'expired' && changed - created >= halfHour
const same = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The rows of a visitor who received every response match the last responses. Skips visitors with an unknown outcome. */
export const finalStateMatches: Check = (facts) => {
  const rows = Map.groupBy(facts.appointments.values(), ({ session }) => session)
  return [...operationsBySession(facts)].flatMap(([session, operations]) => {
    if (operations.some(({ outcome }) => outcome === 'maybe')) return []
    const expected = operations.reduce(after, nothing)
    const own = rows.get(session) ?? []
    const idsIn = (state: Appointment['state']) => own.filter((row) => row.state === state).map(({ id }) => id)
    const lapsed = new Set(own.filter(isExpired).map(({ id }) => id))
    const held = expected.held.filter((id) => !lapsed.has(id))
    const finals = idsIn('final')
    // Parallel moves have no known order: accepts any acknowledged move, or the first appointment when no move was acknowledged.
    const moved = expected.finals.slice(1)
    const candidates = moved.length > 0 ? moved : expected.finals
    const isRight = candidates.length === 0 ? finals.length === 0 : candidates.some((ids) => same(ids, finals))
    if (same(idsIn('held'), held) && isRight) return []
    return [
      `session ${session}: expected ${JSON.stringify({ held, finals: candidates })}, found held ${idsIn('held')}, final ${finals}`,
    ]
  })
}

type StoredChecks = {
  readonly [K in CommandName]: (
    command: Extract<Command, { op: K }>,
    result: CommandResult,
    operation: Operation,
    facts: Facts,
  ) => boolean
}

/** For each command: whether the database has its acknowledged result, in any state that later commands may cause. */
const isStored: StoredChecks = {
  hold: ({ office, day, shares }, { ids = [] }, { session }, { appointments }) =>
    ids.length === shares.length &&
    ids.every((id, at) => {
      const [row, share] = [appointments.get(id), shares[at]]
      const same = row?.office === office && row.day === day && row.session === session
      return same && row.slot === share?.[0] && row.applicants === share[1]
    }),
  release: () => true,
  submit: ({ applicants }, { request = 0 }, { session }, { requests }) => {
    const row = requests.get(request)
    return row?.session === session && row.persons === applicants
  },
  reschedule: ({ request, day, slot }, { ids = [] }, _operation, { appointments }) => {
    const row = appointments.get(ids[0] ?? 0)
    return row?.request === request && row.day === day && row.slot === slot
  },
  cancel: ({ request }, _result, _operation, { requests }) => requests.get(request)?.status === 'cancelled',
}

/** Every acknowledged command has its result in the database. */
export const acknowledgedExists: Check = (facts) =>
  facts.operations.flatMap((operation) => {
    const isInState = isStored[operation.command.op] as (
      command: Command,
      result: CommandResult,
      operation: Operation,
      facts: Facts,
    ) => boolean
    return operation.results
      .filter((result) => !isInState(operation.command, result, operation, facts))
      .map(
        (result) =>
          `${operation.key}: ${operation.command.op} was acknowledged as ${JSON.stringify(result)} and is not in the database`,
      )
  })
