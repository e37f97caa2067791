import { hash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Env } from '../config.ts'
import type { Caller } from '../platform/caller.ts'
import { later } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'

/** Access tokens are short-lived, refresh tokens rotate; both are 256 random bits, stored as SHA-256 alone. */
export const lifetime = { access: { minutes: 15 }, refresh: { hours: 24 } } as const

export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
const randomToken = () => randomBytes(32).toString('base64url')

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
  readonly accessExpiresAt: Date
  readonly refreshExpiresAt: Date
}

/** Minutes without a call that end a session: on a computer that others use for anyone, elsewhere for members. */
const sharedIdleMinutes = 15
export const idleMinutesOf = (
  { isMember, shared }: { readonly isMember: boolean; readonly shared: boolean },
  { memberSession }: Pick<Env, 'memberSession'>,
): number | null => {
  const ofMember = isMember ? memberSession.idleMinutes : null
  return shared ? Math.min(sharedIdleMinutes, ofMember ?? sharedIdleMinutes) : ofMember
}

/** Times that end a session, besides its tokens. */
type Limits = Pick<Row<'session'>, 'ends_at' | 'idle_minutes' | 'seen_at'>

/** The calls of a minute are one use: a session that is used writes its row once a minute. */
const seenEvery = 60_000

/** False once the session was idle too long or has reached its absolute end. */
export const isWithinLimits = ({ ends_at, idle_minutes, seen_at }: Limits, now: Date): boolean => {
  if (ends_at !== null && ends_at <= now) return false
  return idle_minutes === null || seen_at === null || later(seen_at, { minutes: idle_minutes }) > now
}

const isSeenLately = ({ idle_minutes, seen_at }: Limits, now: Date): boolean =>
  idle_minutes === null || (seen_at !== null && now.getTime() - seen_at.getTime() < seenEvery)

/** A session of its own for each sign-in: no two visitors share a subject. */
export const openSession = async (trx: Trx, now: Date): Promise<number> => {
  const id = newId()
  await trx.insertInto('session').values({ id, kind: 'anonymous', created_at: now }).execute()
  return id
}

/** New tokens of a session; none outlives it. A refresh token that succeeds another one is given, and kept where it is there already. */
export const issueTokens = async (
  trx: Trx,
  session: { readonly id: number; readonly ends_at: Date | null },
  now: Date,
  refreshToken = randomToken(),
): Promise<TokenPair> => {
  const accessToken = randomToken()
  const until = (end: Date) => (session.ends_at !== null && session.ends_at < end ? session.ends_at : end)
  const accessExpiresAt = until(later(now, lifetime.access))
  const refreshExpiresAt = until(later(now, lifetime.refresh))
  const row = (token: string, kind: 'access' | 'refresh', expires_at: Date) => ({
    hash: hashOf(token),
    session_id: session.id,
    kind,
    expires_at,
  })
  await trx
    .insertInto('session_token')
    .values([row(accessToken, 'access', accessExpiresAt), row(refreshToken, 'refresh', refreshExpiresAt)])
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return { accessToken, refreshToken, accessExpiresAt, refreshExpiresAt }
}

/** One text of the statement and one value, however many hashes there are: building a list of values costs more than the look-up. */
const anyHash = (hashes: readonly Buffer[]) =>
  sql<Buffer>`any(array(select decode(hash, 'hex') from unnest(string_to_array(${hashes.map((one) => one.toString('hex')).join(',')}::text, ',')) as hash))`

/** Who holds these access tokens and until when, by the hash in hex. Unknown, revoked and idle ones are absent; the others were seen now. */
export const findCallers = async (
  reader: Reader,
  hashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly caller: Caller; readonly expiresAt: Date }>> => {
  const rows = await reader
    .selectFrom('session_token as token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .select(['token.hash', 'token.expires_at'])
    .select([
      'session.id',
      'session.kind',
      'session.account_id',
      'session.human',
      'session.coded_by',
      'session.address',
    ])
    .select(['session.urgent_until', 'session.ends_at', 'session.idle_minutes', 'session.seen_at'])
    .where('token.hash', '=', anyHash(hashes))
    .where('token.kind', '=', 'access')
    .where('session.revoked_at', 'is', null)
    .execute()
  const live = rows.filter((row) => isWithinLimits(row, now))
  await markSeen(
    reader,
    live.filter((row) => row.expires_at > now && !isSeenLately(row, now)).map(({ id }) => id),
    now,
  )
  return new Map(
    live.map(({ hash, expires_at, id, kind, account_id, human, coded_by, address, urgent_until }) => [
      hash.toString('hex'),
      {
        expiresAt: expires_at,
        caller: {
          sessionId: id,
          kind,
          accountId: account_id,
          humanUntil: human,
          codedBy: coded_by?.toString('hex') ?? null,
          countedAddress: address?.toString('hex') ?? null,
          urgentUntil: urgent_until,
        },
      },
    ]),
  )
}

/** Sessions that were just used. A row that another transaction holds is being used there: it is left to it, so that no call waits. */
const markSeen = async (reader: Reader, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await reader
    .updateTable('session')
    .set({ seen_at: now })
    .where('id', 'in', (free) =>
      free.selectFrom('session').select('id').where('id', 'in', ids).forUpdate().skipLocked(),
    )
    .execute()
}

/** The session of a signed link by its id, unless it has ended. */
export const findSession = async (reader: Reader, sessionId: number): Promise<Caller | undefined> => {
  const row = await reader
    .selectFrom('session')
    .select(['id', 'kind', 'account_id', 'human', 'coded_by', 'address', 'urgent_until'])
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      sessionId: row.id,
      kind: row.kind,
      accountId: row.account_id,
      humanUntil: row.human,
      codedBy: row.coded_by?.toString('hex') ?? null,
      countedAddress: row.address?.toString('hex') ?? null,
      urgentUntil: row.urgent_until,
    }
  )
}

/** The session a browser's cookie belongs to, spent or not. */
export const sessionOfRefreshToken = async (reader: Reader, refreshToken: string): Promise<number | undefined> => {
  const row = await reader
    .selectFrom('session_token')
    .select('session_id')
    .where('hash', '=', hashOf(refreshToken))
    .where('kind', '=', 'refresh')
    .executeTakeFirst()
  return row?.session_id
}

/** A refresh token with its session, locked until the transaction ends. */
export const findOpener = async (
  trx: Trx,
  kind: 'refresh' | 'device',
  secret: string,
): Promise<
  (Row<'session_token'> & Pick<Row<'session'>, 'account_id' | 'urgent_until' | 'revoked_at' | keyof Limits>) | undefined
> =>
  trx
    .selectFrom('session_token as token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .selectAll('token')
    .select(['session.account_id', 'session.urgent_until', 'session.revoked_at'])
    .select(['session.ends_at', 'session.idle_minutes', 'session.seen_at'])
    .where('token.hash', '=', hashOf(secret))
    .where('token.kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

export const markUsed = async (trx: Trx, hash: Buffer, now: Date): Promise<void> => {
  await trx.updateTable('session_token').set({ used_at: now }).where('hash', '=', hash).execute()
}

/** How long the session may be idle from now on. */
export const limitIdle = async (trx: Trx, sessionId: number, idleMinutes: number | null, now: Date): Promise<void> => {
  const seen_at = idleMinutes === null ? null : now
  await trx.updateTable('session').set({ idle_minutes: idleMinutes, seen_at }).where('id', '=', sessionId).execute()
}

/** Ends the session and every token of its family at once. */
export const revokeSession = async (trx: Trx, sessionId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).where('kind', '=', 'access').execute()
}

/**
 * The anonymous session that passed password and code becomes the member's, with what it holds and made. Every token
 * it had before ends: an earlier token does not open the account.
 */
export const becomeMember = async (
  trx: Trx,
  {
    sessionId,
    accountId,
    urgentUntil,
    endsAt,
    idleMinutes,
    now,
  }: {
    readonly sessionId: number
    readonly accountId: number
    readonly urgentUntil: Date
    readonly endsAt: Date
    readonly idleMinutes: number | null
    readonly now: Date
  },
): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ kind: 'user', account_id: accountId, urgent_until: urgentUntil })
    .set({ ends_at: endsAt, idle_minutes: idleMinutes, seen_at: now })
    .where('id', '=', sessionId)
    .execute()
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).execute()
}

/** Ends every session of an account at once, wherever it is signed in; one may be kept. */
export const revokeAccount = async (trx: Trx, accountId: number, now: Date, keptSession = 0): Promise<number> => {
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '!=', keptSession)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return 0
  const ids = ended.map(({ id }) => id)
  await trx.deleteFrom('session_token').where('session_id', 'in', ids).where('kind', '=', 'access').execute()
  return ended.length
}
