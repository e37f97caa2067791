import {
  type ApplicationEvent,
  type ApplicationEventKind,
  compareEvents,
  type RequestedCorrection,
} from '@invea/domain/application'
import { momentInAddis } from '@invea/domain/calendar'
import { dayOf } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { newId } from '../platform/ids.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { isComplete } from './documents.ts'
import type { DisplayContext, StoredPerson, StoredRequest } from './request-reader.ts'
import { isClosedFor, statusAt } from './request-status.ts'

/** The agency's text for the applicant. */
interface Statement {
  readonly reason: string
  readonly fields?: readonly string[] | undefined
}

/** Records an event of a locked request for its timeline, in the same transaction. */
export const recordEvent = async (
  trx: Trx,
  { encryption }: WithEncryption,
  event: {
    readonly request: Pick<Row<'request'>, 'office_id' | 'id'>
    readonly kind: ApplicationEventKind
    readonly personId?: number | undefined
    readonly statement?: Statement | undefined
    readonly at: Date
  },
): Promise<void> => {
  const { request, kind, personId, statement, at } = event
  const id = newId(request.office_id)
  await trx
    .insertInto('request_event')
    .values({
      office_id: request.office_id,
      id,
      request_id: request.id,
      person_id: personId ?? null,
      kind,
      reason: statement ? encryption.encrypt(statement.reason, encryptionContext.event(id)) : Buffer.alloc(0),
      fields: JSON.stringify(statement?.fields ?? []),
      at,
    })
    .execute()
}

/** Number of events of this kind today, in Ethiopia. */
export const countEventsToday = async (
  trx: Trx,
  request: Pick<Row<'request'>, 'office_id' | 'id'>,
  kind: ApplicationEventKind,
  now: Date,
): Promise<number> => {
  const { events } = await trx
    .selectFrom('request_event')
    .select(({ fn }) => fn.countAll<number>().as('events'))
    .where((query) => query.and({ office_id: request.office_id, request_id: request.id, kind }))
    .where('at', '>=', new Date(momentInAddis(dayOf(now), '00:00')))
    .executeTakeFirstOrThrow()
  return Number(events)
}

/** When the last required document was stored, or undefined if one is missing. */
const documentsAt = (stored: StoredRequest, { snapshot }: Pick<DisplayContext, 'snapshot'>): Date | undefined => {
  if (!isComplete(stored, snapshot)) return undefined
  const moments = stored.persons.flatMap(({ attachments }) => attachments.map(({ created_at }) => created_at.getTime()))
  return moments.length === 0 ? undefined : new Date(Math.max(...moments))
}

/** Recorded events of one applicant, and those of the whole request. */
export const eventsOfApplicant = ({ events }: Pick<StoredRequest, 'events'>, personId: number) =>
  events.filter(({ person_id }) => person_id === null || person_id === personId)

/** All events of a request, oldest first, from its columns and from recorded events. */
export const eventsOf = (
  stored: StoredRequest,
  display: Pick<DisplayContext, 'snapshot' | 'now'>,
): readonly ApplicationEvent[] => {
  const { row, orders, persons, events } = stored
  // A request can expire before the sweep records it.
  const isExpired = row.status !== 'expired' && statusAt(row, orders, display.now) === 'expired'
  const facts = [
    ['submitted', row.created_at],
    ['documents', documentsAt(stored, display)],
    ['confirmed', row.status === 'initial' ? null : row.confirmed_at],
    ['paid', orders.find(({ state }) => state === 'paid')?.paid_at],
    ['expired', isExpired ? row.held_until : null],
  ] as const
  const known = facts.flatMap(([kind, at]) => (at ? [{ kind, at: at.toISOString() }] : []))
  const recorded = events.map(({ kind, at, person_id }): ApplicationEvent => {
    const applicationNumber = persons.find((person) => person.row.id === person_id)?.row.application_number
    return { kind, at: at.toISOString(), ...(applicationNumber !== undefined && { applicationNumber }) }
  })
  return [...known, ...recorded].toSorted(compareEvents)
}

/** The events that the applicant reads: an absence does not count while the office is closed on that day. */
export const countedEventsOf = (
  stored: StoredRequest,
  display: Pick<DisplayContext, 'snapshot' | 'now'>,
): readonly ApplicationEvent[] => {
  const day = stored.appointmentRows[0]?.day
  const isClosed = day !== undefined && isClosedFor(display.snapshot, stored.row, day)
  return eventsOf(stored, display).filter(({ kind }) => !(isClosed && kind === 'didNotCome'))
}

/** The open correction of an applicant. */
export const correctionOf = (
  { events }: Pick<StoredRequest, 'events'>,
  { row }: Pick<StoredPerson, 'row'>,
): RequestedCorrection | undefined => {
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
