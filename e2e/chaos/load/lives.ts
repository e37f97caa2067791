import type { Ending, Got } from '../history/history.ts'
import type { Database } from '../machine/own-postgres.ts'
import type { Client } from './client.ts'
import type { Random } from './random.ts'
import { type Season, urgentOffice, urgentSlot } from './seasons.ts'

export interface Visitor {
  readonly client: Client
  readonly random: Random
  readonly life: number
  readonly season: Season
  /** Replaces the payment: the proof is about appointments, payments have proofs of their own. */
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
/** A group that sits in two slots side by side. */
const split = 1 / 8
/** Below what a session may ask in a minute, repeats included. */
const maxAttempts = 20
/** The share of visitors with a hold who look for a better slot. */
const stillLooks = 0.8

const won = (ending: Ending): Got | undefined => (ending.e === 'ok' ? ending.got : undefined)

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

  let held: Got | undefined
  for (let attempts = 0; attempts < maxAttempts; attempts++) {
    const outcome = await client.call(nextHold(), key(), random)
    held = won(outcome) ?? held
    // Who cannot tell what is held stops here; what became of it, the checker finds out.
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

/** Numbers of the sessions that stand ready, one a life. */
export interface Sessions {
  idOf(life: number): number
  tokenOf(life: number): string
  /** Makes sure that lives up to this one have a session. */
  upTo(database: Database, life: number): Promise<void>
}

/** Far from those of generated requests. */
const first = 1_000_000_000

/**
 * Sessions that proved to be human, some of them signed in, made beside the sign-in: a proof of work for each would take longer than
 * everything the proof is about. The tokens are made from the seed, and stored as the service stores them, hashed.
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
