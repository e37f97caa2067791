import type { Ask, Got, Op } from '../history/history.ts'
import type { Check, Facts, Operation } from './facts.ts'

type Looks = {
  readonly [K in Op]: (ask: Extract<Ask, { op: K }>, got: Got, operation: Operation, facts: Facts) => boolean
}

/** Whether what was acknowledged is in the database, in any state that later calls may give it. */
const isStored: Looks = {
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
  cancel: ({ request }, _got, _operation, { requests }) => requests.get(request)?.status === 'cancelled',
}

/** Every acknowledged booking exists. */
export const acknowledgedExists: Check = (facts) =>
  facts.operations.flatMap((operation) => {
    const look = isStored[operation.ask.op] as (ask: Ask, got: Got, operation: Operation, facts: Facts) => boolean
    return operation.got
      .filter((got) => !look(operation.ask, got, operation, facts))
      .map(
        (got) => `${operation.key}: ${operation.ask.op} was acknowledged as ${JSON.stringify(got)} and does not stand`,
      )
  })
