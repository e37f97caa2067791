import type { Result } from '@invea/domain'
import { signInPauseMinutes, signInRules } from '@invea/domain/account'
import { sql } from 'kysely'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { done, type Refusal, refused } from '../platform/refusal.ts'

/** A try to sign in, by blind indexes: of the name, and of the name with where the try comes from. */
export interface SignInTry {
  readonly name: Buffer
  /** The network, or the known device that has failures of its own. */
  readonly origin: Buffer
  readonly isKnownDevice: boolean
  readonly sessionId: number
  readonly now: Date
}

export const tryKeys = (
  { encryption }: Pick<PlatformContext, 'encryption'>,
  name: Buffer,
  origin: { readonly network: string } | { readonly device: string },
): Pick<SignInTry, 'name' | 'origin' | 'isKnownDevice'> => {
  const text = name.toString('base64')
  const from = 'device' in origin ? `device/${origin.device}` : `network/${origin.network}`
  return {
    name: encryption.blindIndex('signInFailure', text),
    origin: encryption.blindIndex('signInFailure', `${text}/${from}`),
    isKnownDevice: 'device' in origin,
  }
}

/** Counts of a day, locked until the transaction ends. */
const lockCounts = async (trx: Trx, key: Buffer, now: Date): Promise<Row<'sign_in_failure'>> => {
  const expires_at = later(now, { hours: 24 })
  const { rows } = await sql<Row<'sign_in_failure'>>`
    insert into sign_in_failure as counted (key, expires_at) values (${key}, ${expires_at})
    on conflict (key) do update set
      failures = case when counted.expires_at > ${now} then counted.failures else 0 end,
      proven = case when counted.expires_at > ${now} then counted.proven else 0 end,
      pause_until = case when counted.expires_at > ${now} then counted.pause_until end,
      expires_at = case when counted.expires_at > ${now} then counted.expires_at else excluded.expires_at end
    returning *`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error('an upsert without a row')
  return row
}

/** Uses up the session's largest proof of work for a sign-in. False: it has none. */
const spendProof = async (trx: Trx, sessionId: number, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update session set human = human - 'signIn.hardest'
    where id = ${sessionId} and (human ->> 'signIn.hardest')::timestamptz > ${now}
    returning id`.execute(trx)
  return rows.length > 0
}

/**
 * H6, H21: counts a try before the password is looked at, so that parallel guesses count each other. A stranger's failures pause
 * the stranger's network; the owner passes elsewhere, on a known device, or with a large proof of work.
 */
export const admitTry = async (trx: Trx, tried: SignInTry): Promise<Result<null, Refusal>> => {
  const { now, isKnownDevice, sessionId } = tried
  const name = await lockCounts(trx, tried.name, now)
  const origin = await lockCounts(trx, tried.origin, now)
  const paused = origin.pause_until !== null && origin.pause_until > now
  const needsProof = paused || (!isKnownDevice && name.failures >= signInRules.nameFailures)
  if (needsProof) {
    const until = paused && origin.pause_until ? origin.pause_until : name.expires_at
    const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1_000)
    if (name.proven >= signInRules.provenTries) return refused('tooManyRequests', { retryAfterSeconds })
    if (!(await spendProof(trx, sessionId, now))) {
      return refused('tooManyRequests', { retryAfterSeconds, proof: 'hardest' })
    }
  }
  const failures = origin.failures + 1
  await trx
    .updateTable('sign_in_failure')
    .set({ failures, pause_until: later(now, { minutes: signInPauseMinutes(failures) }) })
    .where('key', '=', tried.origin)
    .execute()
  await trx
    .updateTable('sign_in_failure')
    .set({ failures: name.failures + 1, proven: name.proven + (needsProof ? 1 : 0) })
    .where('key', '=', tried.name)
    .execute()
  return done(null)
}

/** Removes the attempt and the failures before it, because the password was right. */
export const forgiveTry = async (trx: Trx, { name, origin }: SignInTry): Promise<void> => {
  await trx.deleteFrom('sign_in_failure').where('key', '=', origin).execute()
  await trx
    .updateTable('sign_in_failure')
    .set((counted) => ({ failures: counted('failures', '-', 1) }))
    .where('key', '=', name)
    .where('failures', '>', 0)
    .execute()
}
