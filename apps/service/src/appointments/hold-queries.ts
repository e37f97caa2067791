import type { IsoDate } from '@invea/domain'
import { type CodedApplicants, freeCancelHours, lapsedDays } from '@invea/domain/appointment'
import { sql } from 'kysely'
import type { MasterCache } from '../master-data/master-cache.ts'
import { addTime } from '../platform/clock.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { createSums, type Sums } from './recent-holds.ts'
import { returnedAt } from './slot-capacity.ts'

type Ports = Pick<PlatformContext, 'db' | 'clock'> & { readonly master: MasterCache }

/** The appointments of one office and day. Slots that return after a delay count like unpaid ones. */
export interface DayUsage {
  readonly capacity: number
  readonly taken: number
  readonly unpaid: Sums
}

type UnpaidRow = readonly [sessionId: number, applicants: number, held: boolean, network: string | null, coded: boolean]

export interface OfficeDay {
  readonly officeId: number
  readonly day: IsoDate
}

/** Reads all these days with one statement, in their order: at a release visitors request many days at once. */
export const readDays = async (
  { db, clock, master }: Ports,
  days: readonly OfficeDay[],
): Promise<readonly DayUsage[]> => {
  const now = clock.now()
  const { slotsOf } = await master.snapshot()
  const { rows } = await sql<{
    readonly office_id: number
    readonly capacity: number | null
    readonly taken: number
    readonly unpaid: readonly UnpaidRow[] | null
  }>`
    select requested.office_id, usage.*, (select sum(capacity)::integer from slot_counter
        where office_id = requested.office_id and day = requested.day and slot_id <> 0) as capacity
    from unnest(${days.map(({ officeId }) => officeId)}::integer[], ${days.map(({ day }) => day)}::date[])
        with ordinality as requested (office_id, day, position)
      cross join lateral (
        select coalesce(sum(applicants) filter (where expires_at is null or ${returnedAt} > ${now}), 0)::integer as taken,
          json_agg(json_build_array(session_id, applicants, state = 'held', encode(network, 'hex'), proven_by is not null))
            filter (where ${returnedAt} > ${now}) as unpaid
        from appointment
        where office_id = requested.office_id and day = requested.day and slot_id <> 0 and state in ('held', 'final')
      ) usage
    order by requested.position`.execute(db)
  return rows.map(({ office_id, capacity, taken, unpaid }) => {
    const templates = slotsOf.get(office_id)?.reduce((sum, slot) => sum + slot.capacity, 0) ?? 0
    const sums = (unpaid ?? []).map(([sessionId, applicants, held, network, coded]) => ({
      sessionId,
      applicants,
      held,
      network: network ?? undefined,
      coded,
    }))
    return { capacity: capacity ?? templates, taken, unpaid: createSums(sums) }
  })
}

/** The live holds of all sessions. */
interface HoldUsage {
  readonly live: number
  /** Only addresses with several holds: most have one. */
  readonly sessionsByAddress: ReadonlyMap<string, readonly number[]>
}

export const readLiveHolds = async ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<HoldUsage> => {
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
export const readHoldingSessions = async (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  address: string,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ readonly id: number }>`
    select session.id from appointment join session on session.id = appointment.session_id
    where appointment.state = 'held' and appointment.expires_at > ${clock.now()}
      and session.address = ${Buffer.from(address, 'hex')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Length of the part of `proven_by` that all mailboxes of one mail domain share, see `codeRecipientIndex`. */
export const domainPart = 32

/** The applicants whose code went to one phone or mailbox, urgent ones included, and those of all mailboxes of its mail domain. */
export interface CodeUsage {
  readonly recipient: CodedApplicants
  readonly domain: CodedApplicants
}

/** Counts the applicants of one code and its mail domain, without the hold of one session. */
export const readCodeUsage = async (
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  provenBy: string,
  exceptHeldBy: number,
): Promise<CodeUsage> => {
  const now = clock.now()
  const { rows } = await sql<{
    readonly kind: keyof CodedApplicants
    readonly is_recipient: boolean
    readonly is_free: boolean | null
    readonly applicants: number
  }>`
    select case when expires_at > ${now} then 'unpaid' when expires_at is null then 'lapsed' else 'returning' end as kind,
      proven_by = ${provenBy} as is_recipient, sum(applicants)::integer as applicants,
      (select max(appointment.changed_at) <= created_at + make_interval(hours => ${freeCancelHours}) from request
        where (request.office_id, request.id) = (appointment.office_id, appointment.request_id)) as is_free
    from appointment where left(proven_by, ${sql.lit(domainPart)}) = ${provenBy.slice(0, domainPart)} and (
      (expires_at is not null and state in ('held', 'final') and ${returnedAt} > ${now}
        and not (state = 'held' and session_id = ${exceptHeldBy}))
      or (state in ('released', 'expired', 'cancelled') and request_id is not null
        and changed_at > ${addTime(now, { hours: -lapsedDays * 24 })} and exists (
          select from request where (request.office_id, request.id) = (appointment.office_id, appointment.request_id)
            and status in ('cancelled', 'expired')
            and not exists (select from payment_order where paid_at is not null
              and (payment_order.office_id, request_id) = (request.office_id, request.id))
            and (mode = 'normal' or confirmed_at is null or status = 'cancelled'
              or exists (select from request_event where kind = 'approved'
                and (request_event.office_id, request_id) = (request.office_id, request.id))))))
    group by kind, is_recipient, office_id, request_id order by max(changed_at)`.execute(db)
  const sumOf = (kind: keyof CodedApplicants, isAny: boolean) =>
    rows.reduce((sum, row) => sum + (row.kind === kind && (isAny || row.is_recipient) ? row.applicants : 0), 0)
  // The first application that was cancelled at once does not count.
  const freeOf = (isAny: boolean) =>
    rows.find((row) => row.kind === 'lapsed' && row.is_free && (isAny || row.is_recipient))?.applicants ?? 0
  const usageOf = (isAny: boolean) => ({
    unpaid: sumOf('unpaid', isAny),
    returning: sumOf('returning', isAny),
    lapsed: sumOf('lapsed', isAny) - freeOf(isAny),
  })
  return { recipient: usageOf(false), domain: usageOf(true) }
}
