import { sql } from 'kysely'
import { type BackgroundWork, createBatcher } from './batching.ts'
import { networkOf } from './client.ts'
import type { Transactions, Trx } from './database/transaction.ts'
import type { Encryption } from './encryption/encryption.ts'

/** At most `times` in each window of `seconds`; an attempt counts once, or with its own points. */
export interface Limit {
  readonly key: string
  readonly times: number
  readonly seconds: number
}

/**
 * Limits for an address and, for an IPv6 address, for its network: one customer has a /48 with 65,536 addresses of a /64. A network has
 * as many times the limit as an IPv4 /24 has addresses.
 */
export const addressLimits = ({
  name,
  address,
  ...limit
}: Omit<Limit, 'key'> & { readonly name: string; readonly address: string }): readonly Limit[] => [
  { key: `${name}:${address}`, ...limit },
  ...(address.includes(':')
    ? [{ key: `${name}:${networkOf(address)}`, times: 256 * limit.times, seconds: limit.seconds }]
    : []),
]

type Services = { readonly encryption: Pick<Encryption, 'blindIndex'> }

const windowName = ({ key, seconds }: Omit<Limit, 'times'>, moment: number): string =>
  `${key}:${Math.floor(moment / 1_000 / seconds)}`
const hashName = ({ encryption }: Services, name: string): string =>
  encryption.blindIndex('rate-limit', name).toString('base64url')

/** The key of the row that counts a window. */
export const windowKey = (services: Services, window: Omit<Limit, 'times'>, now: Date): string =>
  hashName(services, windowName(window, now.getTime()))

/**
 * Counts an attempt in the caller's transaction, exactly and across instances: a refusal of the transaction takes it back. Windows begin
 * at fixed times. Returns the seconds until the window ends if the limit is used up. Locks one row.
 */
export const countInTransaction = async (
  trx: Trx,
  services: Services,
  { times, ...window }: Limit,
  now: Date,
): Promise<number | undefined> => {
  const { seconds } = window
  const moment = now.getTime() / 1_000
  const left = seconds - (moment % seconds)
  const key = windowKey(services, window, now)
  const { points } = await trx
    .insertInto('rate_limit')
    .values({ key, points: 1, expire: Math.ceil(moment + left) * 1_000 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ points: sql`rate_limit.points + 1` }))
    .returning('points')
    .executeTakeFirstOrThrow()
  return points > times ? Math.ceil(left) : undefined
}

/** Limits up to this number protect a secret or a message. Each attempt is counted in the database first. */
const exactUpTo = 20
/**
 * Larger limits are counted in memory and written in steps: after a quarter, then after each tenth. Visitors with few requests
 * cause no statement, and an instance exceeds a limit by at most one step.
 */
const firstStep = 1 / 4
const nextStep = 1 / 10

interface Window {
  readonly name: string
  /** Keyed hash of the name, which contains an address. Made when the window is first counted in the database: most never are. */
  key: string | undefined
  readonly expires: number
  /** The count of all instances in the last result of the database. */
  counted: number
  /** Attempts in a statement that has not returned. */
  sent: number
  /** Attempts that are not sent to the database yet. */
  pending: number
}

/** Attempts to add to a window. */
interface CountUpdate {
  readonly window: Window
  readonly points: number
}

const maxWindows = 10_000
const pruneInterval = 5_000

export const createRateLimiter = ({
  db,
  background,
  encryption,
}: Pick<Transactions, 'db'> & {
  readonly background: Pick<BackgroundWork, 'start'>
  readonly encryption: Pick<Encryption, 'blindIndex'>
}) => {
  const windows = new Map<string, Window>()
  let pruneAt = 0

  const keyOf = (window: Window): string => {
    window.key ??= hashName({ encryption }, window.name)
    return window.key
  }

  /** Adds attempts to their windows with one statement. Returns the previous count of each. */
  const add = async (updates: readonly CountUpdate[]): Promise<readonly number[]> => {
    const sums = new Map<string, { readonly key: string; readonly expire: number; points: number }>()
    for (const { window, points } of updates) {
      const [key, expire] = [keyOf(window), window.expires]
      sums.set(key, { key, expire, points: (sums.get(key)?.points ?? 0) + points })
    }
    const { rows } = await sql<{ readonly key: string; readonly points: number }>`
      insert into rate_limit (key, points, expire)
      select key, points, expire
      from jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb) as counted(key text, points integer, expire bigint)
      order by key
      on conflict (key) do update set points = rate_limit.points + excluded.points
      returning key, points`.execute(db)
    const before = new Map(rows.map(({ key, points }) => [key, points - (sums.get(key)?.points ?? 0)]))
    return updates.map(({ window, points }) => {
      const count = before.get(keyOf(window)) ?? 0
      before.set(keyOf(window), count + points)
      return count
    })
  }
  const countBatcher = createBatcher<CountUpdate, number>({
    concurrency: 1,
    maxBatchSize: 200,
    runBatch: add,
    shouldRejectAll: () => true,
  })
  const reportCount = async (window: Window): Promise<number> => {
    const points = window.pending
    window.pending = 0
    window.sent += points
    try {
      const before = await countBatcher.submit({ window, points })
      window.counted = Math.max(window.counted, before + points)
      return before
    } finally {
      window.sent -= points
    }
  }

  const windowOf = (limit: Limit, moment: number): Window => {
    const name = windowName(limit, moment)
    const found = windows.get(name)
    if (found) return found
    if (windows.size >= maxWindows && moment >= pruneAt) {
      pruneAt = moment + pruneInterval
      for (const [old, { expires }] of windows) if (expires <= moment) windows.delete(old)
    }
    // There is one for each address, so it has no closure.
    const expires = (Math.floor(moment / 1_000 / limit.seconds) + 1) * limit.seconds * 1_000
    const created: Window = { name, key: undefined, expires, counted: 0, sent: 0, pending: 0 }
    windows.set(name, created)
    return created
  }

  /** The position of this attempt among all attempts of its window. */
  const positionOf = async (window: Window, times: number, points: number): Promise<number> => {
    window.pending += points
    if (times <= exactUpTo) return (await reportCount(window)) + points
    const count = window.counted + window.sent + window.pending
    const step = Math.ceil(times * (window.counted + window.sent === 0 ? firstStep : nextStep))
    if (window.pending >= step) background.start(() => reportCount(window), 'attempts could not be counted')
    return count
  }

  return {
    /** Checks the limits without counting an attempt. Returns the seconds to wait if a limit is used up. */
    peek: async (limits: readonly Limit[], now: Date) => {
      const moment = now.getTime()
      const requested = limits.map((limit) => ({ window: windowOf(limit, moment), times: limit.times }))
      const keys = requested.map(({ window }) => keyOf(window))
      const rows = await db.selectFrom('rate_limit').select(['key', 'points']).where('key', 'in', keys).execute()
      const over = requested.filter(({ window, times }) => {
        const counted = rows.find(({ key }) => key === keyOf(window))?.points ?? 0
        return counted + window.sent + window.pending >= times
      })
      const waits = over.map(({ window }) => Math.max(1, Math.ceil((window.expires - moment) / 1000)))
      return waits.length > 0 ? Math.max(...waits) : undefined
    },
    /** Returns undefined if the attempt is allowed, otherwise the seconds until the window ends. */
    take: async (limits: readonly Limit[], now: Date, points = 1) => {
      const moment = now.getTime()
      const waits = await Promise.all(
        limits.map(async (limit) => {
          const window = windowOf(limit, moment)
          const over = (await positionOf(window, limit.times, points)) > limit.times
          return over ? [Math.max(1, Math.ceil((window.expires - moment) / 1000))] : []
        }),
      )
      const all = waits.flat()
      return all.length > 0 ? Math.max(...all) : undefined
    },
  }
}

/** Counts attempts for all instances of the service together. */
export type RateLimiter = ReturnType<typeof createRateLimiter>
