import { type ApplicationEvent, type AskedCorrection, compareEvents } from '@invea/domain'
import { effectiveStatus } from './effective-status.ts'
import { isComplete } from './is-complete.ts'
import type { StoredPerson, StoredRequest } from './request-reader.ts'
import type { Viewing } from './viewing.ts'

/** When the last of the required documents was stored; undefined while one is missing. */
const documentsAt = (stored: StoredRequest, { snapshot }: Pick<Viewing, 'snapshot'>): Date | undefined => {
  if (!isComplete(stored, snapshot)) return undefined
  const moments = stored.persons.flatMap(({ attachments }) => attachments.map(({ created_at }) => created_at.getTime()))
  return moments.length === 0 ? undefined : new Date(Math.max(...moments))
}

/** Everything that happened to a request, oldest first: what its own columns say, and the events that were recorded. */
export const eventsOf = (
  stored: StoredRequest,
  viewing: Pick<Viewing, 'snapshot' | 'now'>,
): readonly ApplicationEvent[] => {
  const { row, orders, persons, events } = stored
  // A status may have run out before the sweep records it.
  const hasRunOut = row.status !== 'expired' && effectiveStatus(row, orders, viewing.now) === 'expired'
  const facts = [
    ['submitted', row.created_at],
    ['documents', documentsAt(stored, viewing)],
    ['confirmed', row.status === 'initial' ? null : row.confirmed_at],
    ['paid', orders.find(({ state }) => state === 'paid')?.paid_at],
    ['expired', hasRunOut ? row.place_kept_until : null],
  ] as const
  const known = facts.flatMap(([kind, at]) => (at ? [{ kind, at: at.toISOString() }] : []))
  const recorded = events.map(({ kind, at, person_id }): ApplicationEvent => {
    const applicationNumber = persons.find((person) => person.row.id === person_id)?.row.application_number
    return { kind, at: at.toISOString(), ...(applicationNumber !== undefined && { applicationNumber }) }
  })
  return [...known, ...recorded].toSorted(compareEvents)
}

/** What the agency asks of an applicant, while it waits for it. */
export const correctionOf = ({ events }: StoredRequest, { row }: StoredPerson): AskedCorrection | undefined => {
  if (!row.notified) return undefined
  const correctionEvent = events.findLast(({ kind, person_id }) => kind === 'correctionAsked' && person_id === row.id)
  return (
    correctionEvent && {
      reason: correctionEvent.reason ?? '',
      fields: correctionEvent.fields,
      askedAt: correctionEvent.at.toISOString(),
    }
  )
}
