import type { IsoDate } from '@invea/domain'
import {
  applicantsOfOneCode,
  type HoldProof,
  holdLimits,
  isProofEnough,
  isScarce,
  neededProof,
} from '@invea/domain/appointment'
import { sql } from 'kysely'
import type { MasterCache } from '../master-data/master-cache.ts'
import type { Caller } from '../platform/caller.ts'
import { networkOf } from '../platform/http/client.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { returnedAt } from './slot-capacity.ts'

/** The hold that is asked for. */
export interface HoldAttempt {
  readonly officeId: number
  readonly day: IsoDate
  readonly applicants: number
  readonly caller: Caller
  readonly address: string
  readonly proof: HoldProof
}

/** A hold that may be written: `settle` says how that ended. */
export interface HoldPermit {
  readonly scarce: boolean
  settle(taken: boolean): void
}

export type HoldAdmission =
  | { readonly ok: true; readonly permit: HoldPermit }
  | { readonly ok: false; readonly needed: HoldProof }

/** H1: decides how much proof a hold needs, by what the day, the network and the address already hold. */
export interface HoldWatch {
  admit(attempt: HoldAttempt): Promise<HoldAdmission>
  isScarceOn(officeId: number, day: IsoDate): Promise<boolean>
  /** Live holds and unpaid appointments proven by one phone, mailbox or account. */
  codedApplicants(codedBy: string): Promise<number>
}

/** One unpaid appointment of a day. */
interface Unpaid {
  readonly sessionId: number
  readonly applicants: number
  readonly held: boolean
  readonly network: string | undefined
  readonly coded: boolean
}
interface Day {
  readonly capacity: number
  readonly taken: number
  readonly unpaid: readonly Unpaid[]
}
/** A hold of this instance that a reading may not contain yet. */
interface Entry extends Unpaid {
  readonly dayKey: string
  readonly address: string
  readonly codedBy: string | undefined
  settledAt?: number
}

const lifetime = 1_000
const mostDays = 2_000

type Ports = Pick<PlatformContext, 'db' | 'clock' | 'encryption' | 'env' | 'metrics'> & { readonly master: MasterCache }

const hex = (bytes: Uint8Array | null | undefined) => (bytes ? Buffer.from(bytes).toString('hex') : undefined)

/** Reads again when the last reading is a second old; all who ask meanwhile share one reading. */
const cached = <T>(clock: Ports['clock'], read: () => Promise<T>) => {
  let latest: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const at = clock.now().getTime()
    if (latest && at - latest.at >= 0 && at - latest.at < lifetime) return latest
    const started = { at, value: read() }
    latest = started
    started.value.catch(() => {
      if (latest === started) latest = undefined
    })
    return started
  }
}

const readDay = async ({ db, clock, master }: Ports, officeId: number, day: IsoDate): Promise<Day> => {
  const now = clock.now()
  const { slotsOf } = await master.snapshot()
  const { rows: opened } = await sql<{ readonly capacity: number | null }>`
    select sum(capacity)::integer as capacity from slot_counter
    where office_id = ${officeId} and day = ${day} and slot_id <> 0`.execute(db)
  const { rows: sums } = await sql<{ readonly taken: number }>`
    select coalesce(sum(applicants), 0)::integer as taken from appointment
    where office_id = ${officeId} and day = ${day} and slot_id <> 0 and state in ('held', 'final')
      and (expires_at is null or ${returnedAt} > ${now})`.execute(db)
  const { rows } = await sql<{
    readonly id: number
    readonly applicants: number
    readonly held: boolean
    readonly network: Buffer | null
    readonly coded: boolean
  }>`
    select session.id, appointment.applicants, appointment.state = 'held' as held, session.network,
      session.coded_by is not null or session.account_id is not null as coded
    from appointment join session on session.id = appointment.session_id
    where appointment.office_id = ${officeId} and appointment.day = ${day} and appointment.slot_id <> 0
      and appointment.state in ('held', 'final') and appointment.expires_at > ${now}`.execute(db)
  const templates = slotsOf.get(officeId)?.reduce((sum, { capacity }) => sum + capacity, 0) ?? 0
  return {
    capacity: opened[0]?.capacity ?? templates,
    taken: sums[0]?.taken ?? 0,
    unpaid: rows.map(({ id, network, ...row }) => ({ ...row, sessionId: id, network: hex(network) })),
  }
}

/** Live holds by the address of their session. */
const readAddresses = async ({ db, clock }: Ports) => {
  const { rows } = await sql<{ readonly id: number; readonly address: Buffer | null }>`
    select session.id, session.address from appointment join session on session.id = appointment.session_id
    where appointment.state = 'held' and appointment.expires_at > ${clock.now()}`.execute(db)
  const holders = new Map<string, Set<number>>()
  for (const { id, address } of rows) {
    const key = hex(address) ?? ''
    holders.set(key, (holders.get(key) ?? new Set()).add(id))
  }
  return { holders, live: rows.length }
}

const findCodedApplicants = async ({ db, clock }: Ports, codedBy: string): Promise<number> => {
  const account = /^account\/(\d+)$/.exec(codedBy)?.[1]
  const whose = account
    ? sql`session.account_id = ${account}::bigint`
    : sql`session.coded_by = ${Buffer.from(codedBy, 'hex')}`
  const { rows } = await sql<{ readonly applicants: number }>`
    select coalesce(sum(appointment.applicants), 0)::integer as applicants
    from session join appointment on appointment.session_id = session.id
    where ${whose} and appointment.state in ('held', 'final') and appointment.expires_at > ${clock.now()}`.execute(db)
  return rows[0]?.applicants ?? 0
}

/** What received the caller's code: a phone, a mailbox, or the account that signed in with one. */
export const codeOwner = ({ codedBy, accountId }: Pick<Caller, 'codedBy' | 'accountId'>): string | undefined =>
  accountId === null ? (codedBy ?? undefined) : `account/${accountId}`

/**
 * Shares come from the database, at most a second old, and from what this instance has let in since: parallel holds count each
 * other. Other instances are seen with the next reading.
 */
export const createHoldWatch = (ports: Ports): HoldWatch => {
  const { clock, encryption, env, metrics } = ports
  const days = new Map<string, ReturnType<typeof cached<Day>>>()
  const addresses = cached(clock, () => readAddresses(ports))
  let entries: Entry[] = []
  const index = (use: string, value: string) => encryption.blindIndex(use, value).toString('hex')
  const limits = {
    networkShare: holdLimits.networkShare * env.addressRateFactor,
    addressHolds: holdLimits.addressHolds * env.addressRateFactor,
    uncodedShare: env.uncodedSharePercent / 100,
  }

  const dayOf = (key: string, officeId: number, day: IsoDate) => {
    if (days.size > mostDays) days.clear()
    const found = days.get(key) ?? cached(clock, () => readDay(ports, officeId, day))
    days.set(key, found)
    return found()
  }
  const codedApplicants = async (codedBy: string) => {
    const stored = await findCodedApplicants(ports, codedBy)
    return (
      stored + entries.filter((one) => one.codedBy === codedBy).reduce((sum, { applicants }) => sum + applicants, 0)
    )
  }
  const freeShareOf = ({ capacity, taken }: Day, more: number) =>
    capacity > 0 ? Math.max(0, capacity - taken - more) / capacity : 1

  return {
    codedApplicants,
    isScarceOn: async (officeId, day) =>
      isScarce({ freeShare: freeShareOf(await dayOf(`${officeId}/${day}`, officeId, day).value, 0) }),
    admit: async ({ officeId, day, applicants, caller, address, proof }) => {
      const dayKey = `${officeId}/${day}`
      const [dayRead, addressRead] = [dayOf(dayKey, officeId, day), addresses()]
      const [state, held] = await Promise.all([dayRead.value, addressRead.value])
      const [network, own] = [index('network', networkOf(address)), index('address', address)]
      const codedBy = proof === 'code' ? codeOwner(caller) : undefined
      const exhausted = codedBy !== undefined && (await codedApplicants(codedBy)) + applicants > applicantsOfOneCode
      // From here to `push` nothing waits: parallel holds see each other.
      const oldest = Math.min(dayRead.at, addressRead.at)
      entries = entries.filter(({ settledAt }) => settledAt === undefined || settledAt >= oldest)
      const recent = entries.filter(
        (one) => one.dayKey === dayKey && (one.settledAt === undefined || one.settledAt >= dayRead.at),
      )
      const more = recent.reduce((sum, { applicants }) => sum + applicants, 0)
      // What this session holds goes back when it takes another.
      const unpaid = [...state.unpaid, ...recent].filter((one) => !(one.held && one.sessionId === caller.sessionId))
      const share = (which: (one: Unpaid) => boolean, plus = 0) =>
        state.capacity > 0
          ? (unpaid.filter(which).reduce((sum, { applicants }) => sum + applicants, 0) + plus) / state.capacity
          : 0
      const holders = new Set([
        ...(held.holders.get(own) ?? []),
        ...entries.filter((one) => one.address === own).map(({ sessionId }) => sessionId),
      ])
      holders.delete(caller.sessionId)
      const freeShare = freeShareOf(state, more)
      const needed = neededProof(
        {
          freeShare,
          networkShare: share((one) => one.network === network),
          addressHolds: holders.size,
          uncodedShare: share(({ coded }) => !coded, applicants),
          applicants,
          alarm: held.live >= env.holdAlarm,
        },
        limits,
      )
      metrics.holdProof(needed)
      const given = exhausted ? 'hardest' : proof
      if (!isProofEnough(given, needed)) return { ok: false, needed }
      const entry: Entry = {
        ...{ dayKey, address: own, network, codedBy, applicants, held: true },
        sessionId: caller.sessionId,
        coded: codedBy !== undefined && !exhausted,
      }
      entries.push(entry)
      const settle = (taken: boolean) => {
        if (taken) entry.settledAt = clock.now().getTime()
        else entries = entries.filter((one) => one !== entry)
      }
      return { ok: true, permit: { scarce: isScarce({ freeShare }), settle } }
    },
  }
}
