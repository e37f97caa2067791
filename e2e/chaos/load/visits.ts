import { addDays, type IsoDate } from '@invea/domain'
import { workingDays } from '@invea/domain/holidays'
import type { Random } from '@invea/tooling/seeded-random'
import type { AttemptOutcome, CommandResult } from '../history/history.ts'
import type { Database } from '../machine/postgres-server.ts'
import type { Client } from './client.ts'
import { urgentSlot } from './messages.ts'

/** The slots that are open at one time. They are few, so that most visitors find them full. */
interface Season {
  readonly offices: readonly number[]
  readonly days: readonly IsoDate[]
  /** Adjacent slot numbers. */
  readonly slots: readonly number[]
}

const offices = [2, 3, 4] as const
const slots = [1, 2, 3, 4, 5, 6] as const
const daysAtATime = 2
/** Days from today. Far enough that a paid appointment can be rescheduled during the whole test. */
const firstIn = 10

/** Seasons in order, each on days without earlier bookings. The last one stays open. */
export const seasonsFrom = (today: IsoDate, windowDays: number): readonly Season[] => {
  const days = workingDays(addDays(today, firstIn), addDays(today, windowDays - 1))
  const count = Math.floor(days.length / daysAtATime)
  return Array.from({ length: count }, (_, at) => ({
    offices,
    slots,
    days: days.slice(at * daysAtATime, (at + 1) * daysAtATime),
  }))
}

/** The capacity of a slot: 1 to 30 applicants. */
export const capacityOf = (slot: number): number => [20, 1, 5, 8, 30, 2][slot % 6] ?? 20

/** Only the main office has urgent appointments. */
export const urgentOffice = 1
export const urgentCapacity = 12

export interface Visitor {
  readonly client: Client
  readonly random: Random
  readonly visitNumber: number
  readonly season: Season
  /** Replaces the payment, which other tests cover. */
  readonly markPaid: (request: number) => Promise<void>
  readonly movesAtOnce: number
}

/** Weights of the visitor's next action after a hold. */
const actionWeights = { release: 70, abandon: 2, submitAndCancel: 15, submitAndStay: 3, storm: 10 } as const

/** An urgent visitor only holds or releases, because the agency reviews an urgent request first. */
const urgentActionWeights = { ...actionWeights, submitAndCancel: 0, submitAndStay: 0, storm: 0 } as const
/** Whether this visitor signs in and requests urgent appointments. */
const isUrgentVisit = (visitNumber: number): boolean => visitNumber % urgentEvery === 0
const urgentEvery = 10

const groups = { 1: 60, 2: 15, 3: 12, 4: 7, 5: 6 } as const
/** Share of groups that book two adjacent slots. */
const splitShare = 1 / 8
/** Below the rate limit of a session, including repeats. */
const maxAttempts = 20
/** Share of visitors with a hold who search for a better slot. */
const searchAgainShare = 0.8

const resultOf = (ending: AttemptOutcome): CommandResult | undefined => (ending.e === 'ok' ? ending.result : undefined)

/**
 * Runs one visitor: searches slot by slot, may change the hold, and then releases it, lets it expire, or applies. Some applicants send
 * many parallel moves of their appointment. All choices depend only on the visitor's own random numbers.
 */
export const runVisit = async ({
  client,
  random,
  visitNumber,
  season,
  markPaid,
  movesAtOnce,
}: Visitor): Promise<void> => {
  let step = 0
  const key = () => `${visitNumber}-${++step}`
  const applicants = Number(random.weighted(groups))
  const urgent = isUrgentVisit(visitNumber)
  const office = urgent ? urgentOffice : random.of(season.offices)

  const nextHold = () => {
    if (urgent) return { op: 'hold', office, day: random.of(season.days), shares: [[urgentSlot, applicants]] } as const
    const slot = random.of(season.slots)
    const next = season.slots[season.slots.indexOf(slot) + 1]
    const isSplit = applicants > 1 && next === slot + 1 && random.chance(splitShare)
    const first = isSplit ? 1 + random.below(applicants - 1) : applicants
    const shares: readonly (readonly [number, number])[] = isSplit
      ? [
          [slot, first],
          [slot + 1, applicants - first],
        ]
      : [[slot, applicants]]
    return { op: 'hold', office, day: random.of(season.days), shares } as const
  }

  let held: CommandResult | undefined
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const outcome = await client.call(nextHold(), key(), random)
    held = resultOf(outcome) ?? held
    // Stops when the hold is unknown. The checker examines the result.
    if (outcome.e === 'unknown') return
    if (held && !random.chance(searchAgainShare)) break
  }
  if (!held?.ids) return

  const ending = random.weighted(urgent ? urgentActionWeights : actionWeights)
  if (ending === 'abandon') return
  if (ending === 'release') return void (await client.call({ op: 'release' }, key(), random))
  const submitted = resultOf(await client.call({ op: 'submit', ids: held.ids, applicants }, key(), random))
  const request = submitted?.request
  if (request === undefined || ending === 'submitAndStay') return
  if (ending === 'storm') {
    await markPaid(request)
    const move = () =>
      ({ op: 'reschedule', request, day: random.of(season.days), slot: random.of(season.slots) }) as const
    await Promise.all(Array.from({ length: movesAtOnce }, () => client.call(move(), key(), random)))
    if (random.chance(0.3)) return
  }
  await client.call({ op: 'cancel', request }, key(), random)
}

/** Higher than the session ids of generated requests. */
const first = 1_000_000_000

/**
 * One session for each visitor. Inserts verified sessions, some of them signed in, into the database. A proof of work for each would take longer than the test. The
 * tokens are derived from the seed and stored as hashes, like those of the service.
 */
export const sessionsOf = (seed: number) => {
  const prefix = `proof-${seed}-session-`
  const tokenOf = (visitNumber: number) => `${prefix}${String(visitNumber).padStart(8, '0')}`
  let created = 0
  return {
    tokenOf,
    idOf: (visitNumber: number) => first + visitNumber,
    /** Creates the sessions of all visitors up to this one. */
    upTo: async (database: Database, visitNumber: number) => {
      if (visitNumber <= created) return
      const now = Date.now()
      const range = [created + 1, visitNumber] as const
      await database.rows(
        `with numbers as (select n from generate_series($1::bigint, $2::bigint) n), opened as (
          insert into session (id, kind, account_id, urgent_until, created_at, human)
          select ${first} + n, case when n % ${urgentEvery} = 0 then 'user' else 'anonymous' end,
            case when n % ${urgentEvery} = 0 then ${first} + n end, case when n % ${urgentEvery} = 0 then $3::timestamptz end,
            $4::timestamptz, jsonb_build_object('site', $3::text, 'site.code', $3::text, 'passport', $3::text)
          from numbers on conflict do nothing
        )
        insert into session_token (hash, session_id, kind, expires_at)
        select sha256(convert_to('${prefix}' || lpad(n::text, 8, '0'), 'UTF8')), ${first} + n, 'access', $3::timestamptz
        from numbers on conflict do nothing`,
        [...range, new Date(now + 86_400_000).toISOString(), new Date(now).toISOString()],
      )
      created = visitNumber
    },
  }
}
