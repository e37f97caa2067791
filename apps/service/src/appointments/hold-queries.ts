import type { IsoDate } from '@invea/domain'
import { sql } from 'kysely'
import type { MasterCache } from '../master-data/master-cache.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { createSums, type Sums } from './recent-holds.ts'
import { isHeld, returnedAt } from './slot-capacity.ts'

type Ports = Pick<PlatformContext, 'db' | 'clock'> & { readonly master: MasterCache }

/** The appointments of one office and day. */
export interface DayReading {
  readonly capacity: number
  readonly taken: number
  readonly unpaid: Sums
}

type UnpaidRow = readonly [sessionId: number, applicants: number, held: boolean, network: string | null, coded: boolean]

/** Reads one day with one statement, because at a release visitors request many days. */
export const readDay = async ({ db, clock, master }: Ports, officeId: number, day: IsoDate): Promise<DayReading> => {
  const now = clock.now()
  const { slotsOf } = await master.snapshot()
  const { rows } = await sql<{
    readonly capacity: number | null
    readonly taken: number
    readonly unpaid: readonly UnpaidRow[] | null
  }>`
    select (select sum(capacity)::integer from slot_counter
        where office_id = ${officeId} and day = ${day} and slot_id <> 0) as capacity,
      coalesce(sum(appointment.applicants) filter (where appointment.expires_at is null or ${returnedAt} > ${now}), 0)::integer
        as taken,
      json_agg(json_build_array(session.id, appointment.applicants, appointment.state = 'held', encode(session.network, 'hex'),
          session.coded_by is not null or session.account_id is not null))
        filter (where appointment.expires_at > ${now}) as unpaid
    from appointment left join session on session.id = appointment.session_id and appointment.expires_at > ${now}
    where appointment.office_id = ${officeId} and appointment.day = ${day} and appointment.slot_id <> 0
      and appointment.state in ('held', 'final')`.execute(db)
  const templates = slotsOf.get(officeId)?.reduce((sum, { capacity }) => sum + capacity, 0) ?? 0
  const [read] = rows
  const unpaid = (read?.unpaid ?? []).map(([sessionId, applicants, held, network, coded]) => ({
    ...{ sessionId, applicants, held, coded },
    network: network ?? undefined,
  }))
  return { capacity: read?.capacity ?? templates, taken: read?.taken ?? 0, unpaid: createSums(unpaid) }
}

/** The live holds of all sessions. */
export interface HolderReading {
  /** Number of live holds. */
  readonly live: number
  /** Only addresses with several holds: most have one. */
  readonly sessionsByAddress: ReadonlyMap<string, readonly number[]>
}

export const readHolders = async ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<HolderReading> => {
  const { rows } = await sql<{
    readonly live: number
    readonly address: string | null
    readonly ids: readonly number[]
  }>`
    with held as (
      select session.id, session.address from appointment join session on session.id = appointment.session_id
      where appointment.state = 'held' and appointment.expires_at > ${clock.now()})
    select count(*)::integer as live, null as address, '[]'::json as ids from held
    union all
    select count(*)::integer, encode(address, 'hex'), json_agg(id) from held
      where address is not null group by address having count(*) > 1`.execute(db)
  const sessionsByAddress = rows.flatMap(({ address, ids }) => (address === null ? [] : [[address, ids] as const]))
  return {
    live: rows.find(({ address }) => address === null)?.live ?? 0,
    sessionsByAddress: new Map(sessionsByAddress),
  }
}

/** The sessions of one address that have a hold. */
export const readHoldersOf = async (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  address: string,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`
    select session.id from appointment join session on session.id = appointment.session_id
    where appointment.state = 'held' and appointment.expires_at > ${clock.now()}
      and session.address = ${Buffer.from(address, 'hex')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** An office's day on which a session holds an appointment. */
export interface HeldDay {
  readonly officeId: number
  readonly day: IsoDate
}

/** The held days of each session, in the given order. Expired holds are included until a sweep ends them. */
export const readHeldDays = async (
  { db }: Pick<Ports, 'db'>,
  sessionIds: readonly number[],
): Promise<readonly (readonly HeldDay[])[]> => {
  const rows = await db
    .selectFrom('appointment')
    .select(['session_id', 'office_id', 'day'])
    .where('session_id', 'in', sessionIds)
    .where(isHeld)
    .execute()
  return sessionIds.map((sessionId) =>
    rows.flatMap(({ session_id, office_id: officeId, day }) => (session_id === sessionId ? [{ officeId, day }] : [])),
  )
}

/**
 * Counts applicants with a live hold or an unpaid appointment, urgent ones included, whose code went to one phone, mailbox or
 * account. Without the hold of one session.
 */
export const readCodedApplicants = async (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  codedBy: string,
  exceptHeldBy: number,
): Promise<number> => {
  const account = /^account\/(\d+)$/.exec(codedBy)?.[1]
  const ownerCondition = account
    ? sql`session.account_id = ${account}::bigint`
    : sql`session.coded_by = ${Buffer.from(codedBy, 'hex')}`
  const { rows } = await sql<{ readonly applicants: number }>`
    select coalesce(sum(appointment.applicants), 0)::integer as applicants
    from session join appointment on appointment.session_id = session.id
    where ${ownerCondition} and appointment.state in ('held', 'final') and appointment.expires_at > ${clock.now()}
      and not (appointment.state = 'held' and appointment.session_id = ${exceptHeldBy})`.execute(db)
  return rows[0]?.applicants ?? 0
}
