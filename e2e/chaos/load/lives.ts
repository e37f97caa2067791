import { addDays, type IsoDate } from '@invea/domain'
import { workingDays } from '@invea/domain/holidays'
import type { CommandResult, Ending } from '../history/history.ts'
import type { Database } from '../machine/own-postgres.ts'
import type { Client } from './client.ts'
import { urgentSlot } from './messages.ts'
import type { Random } from './random.ts'

/** The slots open at one time: few, so that most visitors find them full. */
export interface Season {
  readonly offices: readonly number[]
  readonly days: readonly IsoDate[]
  /** Slot numbers, side by side. */
  readonly slots: readonly number[]
}

const offices = [2, 3, 4] as const
const slots = [1, 2, 3, 4, 5, 6] as const
const daysAtATime = 2
/** Days from today. A paid appointment can then be rescheduled during the whole test. */
const firstIn = 10

/** Seasons in their order, each on days without earlier bookings. The last one stays open. */
export const seasonsFrom = (today: IsoDate, windowDays: number): readonly Season[] => {
  const days = workingDays(addDays(today, firstIn), addDays(today, windowDays - 1))
  const count = Math.floor(days.length / daysAtATime)
  return Array.from({ length: count }, (_, at) => ({
    offices,
    slots,
    days: days.slice(at * daysAtATime, (at + 1) * daysAtATime),
  }))
}

/** The capacity of each slot, from one applicant to thirty. */
export const capacityOf = (slot: number): number => [20, 1, 5, 8, 30, 2][slot % 6] ?? 20

/** Urgent appointments are at the main office alone. */
export const urgentOffice = 1
export const urgentCapacity = 12

export interface Visitor {
  readonly client: Client
  readonly random: Random
  readonly life: number
  readonly season: Season
  /** Replaces the payment, which has its own tests. */
  readonly markPaid: (request: number) => Promise<void>
  readonly movesAtOnce: number
}

/** What a visitor does once an appointment is held. */
export const endings = { release: 70, abandon: 2, submitAndCancel: 15, submitAndStay: 3, storm: 10 } as const

/** An urgent request is reviewed first: the proof ends when it has its appointment. */
const urgentEndings = { ...endings, submitAndCancel: 0, submitAndStay: 0, storm: 0 } as const
/** A signed-in visitor who requests urgent appointments of a day. */
export const isUrgentLife = (life: number): boolean => life % urgentEvery === 0
export const urgentEvery = 10

const groups = { 1: 60, 2: 15, 3: 12, 4: 7, 5: 6 } as const
/** Share of groups that book two adjacent slots. */
const split = 1 / 8
/** Below what a session may ask in a minute, repeats included. */
const maxAttempts = 20
/** The share of visitors with a hold who look for a better slot. */
const stillLooks = 0.8

const won = (ending: Ending): CommandResult | undefined => (ending.e === 'ok' ? ending.result : undefined)

/**
 * One visitor: searches slot by slot, changes the hold now and then, and then releases it, lets it expire, or applies; some of
 * those who applied move their appointment many times at once. Every step depends on the life's own numbers alone.
 */
export const live = async ({ client, random, life, season, markPaid, movesAtOnce }: Visitor): Promise<void> => {
  let step = 0
  const key = () => `${life}-${++step}`
  const applicants = Number(random.weighted(groups))
  const urgent = isUrgentLife(life)
  const office = urgent ? urgentOffice : random.of(season.offices)

  const nextHold = () => {
    if (urgent) return { op: 'hold', office, day: random.of(season.days), shares: [[urgentSlot, applicants]] } as const
    const slot = random.of(season.slots)
    const next = season.slots[season.slots.indexOf(slot) + 1]
    const apart = applicants > 1 && next === slot + 1 && random.chance(split)
    const first = apart ? 1 + random.below(applicants - 1) : applicants
    const shares: readonly (readonly [number, number])[] = apart
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
    held = won(outcome) ?? held
    // A visitor who cannot know what is held stops; the checker examines the result.
    if (outcome.e === 'unknown') return
    if (held && !random.chance(stillLooks)) break
  }
  if (!held?.ids) return

  const ending = random.weighted(urgent ? urgentEndings : endings)
  if (ending === 'abandon') return
  if (ending === 'release') return void (await client.call({ op: 'release' }, key(), random))
  const submitted = won(await client.call({ op: 'submit', ids: held.ids, applicants }, key(), random))
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

/** Prepared sessions, one for each life. */
export interface Sessions {
  idOf(life: number): number
  tokenOf(life: number): string
  /** Creates the sessions of all lives up to this one. */
  upTo(database: Database, life: number): Promise<void>
}

/** Higher than the session ids of generated requests. */
const first = 1_000_000_000

/**
 * Verified sessions, some of them signed in, inserted into the database: a proof of work for each would take longer than the test.
 * The tokens follow from the seed and are stored as hashes, as the service stores them.
 */
export const sessionsOf = (seed: number): Sessions => {
  const prefix = `proof-${seed}-session-`
  const tokenOf = (life: number) => `${prefix}${String(life).padStart(8, '0')}`
  let made = 0
  return {
    tokenOf,
    idOf: (life) => first + life,
    upTo: async (database, life) => {
      if (life <= made) return
      const now = Date.now()
      const range = [made + 1, life] as const
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
      made = life
    },
  }
}
