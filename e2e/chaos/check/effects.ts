import type { Ask } from '../history/history.ts'
import { type Change, type Facts, groupBy, type Operation } from './facts.ts'

/** New rows that one transaction gave one session: a hold with all its slots, or the appointment a request moved to. */
export interface Effect {
  readonly session: number
  readonly ids: readonly number[]
  readonly request: number | null
  /** The same text as that of the request. */
  readonly signature: string
}

const slotsText = (shares: readonly (readonly [number, number])[]) =>
  shares
    .map((share) => share.join('x'))
    .toSorted()
    .join('+')

/** The requested slots, as one text; undefined for requests that take no slot. */
export const signatureOf = (ask: Ask): string | undefined => {
  if (ask.op === 'hold') return `hold ${ask.office}/${ask.day} ${slotsText(ask.shares)}`
  return ask.op === 'reschedule' ? `move ${ask.request} ${ask.day}/${ask.slot}` : undefined
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
  const born = changes.filter(({ before }) => before === null)
  const together = groupBy(born, ({ session, xid, request }) => `${session}/${xid}/${request ?? ''}`)
  return groupBy([...together.values()].map(effectOf), ({ session }) => session)
}

export const operationsBySession = ({
  operations,
}: Pick<Facts, 'operations'>): ReadonlyMap<number, readonly Operation[]> =>
  groupBy(operations, ({ session }) => session)
