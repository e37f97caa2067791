import { hash, randomBytes } from 'node:crypto'
import { sharedIdleMinutes } from '@invea/domain/account'
import { sql } from 'kysely'
import type { Caller } from '../platform/caller.ts'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Reader, Trx } from '../platform/database/transaction.ts'
import { newId } from '../platform/ids.ts'
import type { Env } from '../platform/settings/env.ts'

/** Access tokens are short-lived, refresh tokens rotate; both are 256 random bits, and only their SHA-256 is stored. */
export const lifetime = { access: { minutes: 15 }, refresh: { hours: 24 } } as const

export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')
const randomToken = () => randomBytes(32).toString('base64url')

/** Minutes without a call after which a session ends, or null. Anonymous sessions have a limit only on a shared computer. */
export const idleMinutesOf = (
  { isMember, shared }: { readonly isMember: boolean; readonly shared: boolean },
  { memberSession }: Pick<Env, 'memberSession'>,
): number | null => {
  const ofMember = isMember ? memberSession.idleMinutes : null
  return shared ? Math.min(sharedIdleMinutes, ofMember ?? sharedIdleMinutes) : ofMember
}

/** Limits that end a session even if its tokens are valid. */
type Limits = Pick<Row<'session'>, 'ends_at' | 'idle_minutes' | 'seen_at'>

/** Minimum time in milliseconds between updates of a session's last use. */
const seenUpdateInterval = 60_000

/** Returns false if the session was idle too long or has reached its maximum lifetime. */
export const isWithinLimits = ({ ends_at, idle_minutes, seen_at }: Limits, now: Date): boolean => {
  if (ends_at !== null && ends_at <= now) return false
  return idle_minutes === null || seen_at === null || addTime(seen_at, { minutes: idle_minutes }) > now
}

const wasSeenRecently = ({ idle_minutes, seen_at }: Limits, now: Date): boolean =>
  idle_minutes === null || (seen_at !== null && now.getTime() - seen_at.getTime() < seenUpdateInterval)

/** Opens a new session for each visitor, so that no two visitors share one. */
export const openSession = async (trx: Trx, now: Date): Promise<number> => {
  const id = newId()
  await trx.insertInto('session').values({ id, kind: 'anonymous', created_at: now }).execute()
  return id
}

/** Issues new tokens that end no later than the session. A given refresh token is stored, unless it is stored already. */
export const issueTokens = async (
  trx: Trx,
  session: { readonly id: number; readonly ends_at: Date | null },
  now: Date,
  refreshToken = randomToken(),
) => {
  const accessToken = randomToken()
  const until = (end: Date) => (session.ends_at !== null && session.ends_at < end ? session.ends_at : end)
  const accessExpiresAt = until(addTime(now, lifetime.access))
  const refreshExpiresAt = until(addTime(now, lifetime.refresh))
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

export type TokenPair = Awaited<ReturnType<typeof issueTokens>>

const callerColumns = [
  ...(['session.id', 'session.kind', 'session.account_id', 'session.human'] as const),
  ...(['session.coded_by', 'session.address', 'session.urgent_until', 'session.submitted_line'] as const),
] as const

const callerOf = (
  row: Pick<
    Row<'session'>,
    'id' | 'kind' | 'account_id' | 'human' | 'coded_by' | 'address' | 'urgent_until' | 'submitted_line'
  >,
): Caller => ({
  sessionId: row.id,
  kind: row.kind,
  accountId: row.account_id,
  humanUntil: row.human,
  codedBy: row.coded_by?.toString('hex') ?? null,
  countedAddress: row.address?.toString('hex') ?? null,
  urgentUntil: row.urgent_until,
  submittedLine: row.submitted_line,
})

/** Finds the callers of access tokens by hash (hex), without revoked and idle sessions, and records their use. */
export const findCallers = async (
  reader: Reader,
  hashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, { readonly caller: Caller; readonly expiresAt: Date }>> => {
  // One text with commas, because building a list of values costs more than the look-up.
  const { rows } = await sql<Row<'session'> & Pick<Row<'session_token'>, 'hash' | 'expires_at'>>`
    select hash, expires_at, (caller).* from session_of_tokens(${hashes.map((one) => one.toString('hex')).join(',')})`.execute(
    reader,
  )
  const live = rows.filter((row) => isWithinLimits(row, now))
  await markSeen(
    reader,
    live.filter((row) => row.expires_at > now && !wasSeenRecently(row, now)).map(({ id }) => id),
    now,
  )
  return new Map(live.map((row) => [row.hash.toString('hex'), { expiresAt: row.expires_at, caller: callerOf(row) }]))
}

/** Records that sessions were used. Skips rows that another transaction has locked, so that no call waits. */
const markSeen = async (reader: Reader, ids: readonly number[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await reader
    .updateTable('session')
    .set({ seen_at: now })
    .where('id', 'in', (query) =>
      query.selectFrom('session').select('id').where('id', 'in', ids).forUpdate().skipLocked(),
    )
    .execute()
}

/** The session with this id, unless it has ended. For signed links. */
export const findSession = async (reader: Reader, sessionId: number): Promise<Caller | undefined> => {
  const row = await reader
    .selectFrom('session')
    .select(callerColumns)
    .where((query) => query.and({ id: sessionId, revoked_at: null }))
    .executeTakeFirst()
  return row && callerOf(row)
}

/** The session a browser's cookie belongs to, even if the token was used. */
export const sessionOfRefreshToken = async (reader: Reader, refreshToken: string): Promise<number | undefined> => {
  const row = await reader
    .selectFrom('session_token')
    .select('session_id')
    .where((query) => query.and({ hash: hashOf(refreshToken), kind: 'refresh' }))
    .executeTakeFirst()
  return row?.session_id
}

/** A refresh token with its session, locked until the transaction ends. */
export const findTokenWithSession = async (
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
    .where((query) => query.and({ 'token.hash': hashOf(secret), 'token.kind': kind }))
    .forUpdate()
    .executeTakeFirst()

export const markUsed = async (trx: Trx, hash: Buffer, now: Date): Promise<void> => {
  await trx.updateTable('session_token').set({ used_at: now }).where('hash', '=', hash).execute()
}

/** Sets how long the session can be idle. */
export const limitIdle = async (trx: Trx, sessionId: number, idleMinutes: number | null, now: Date): Promise<void> => {
  const seen_at = idleMinutes === null ? null : now
  await trx.updateTable('session').set({ idle_minutes: idleMinutes, seen_at }).where('id', '=', sessionId).execute()
}

/** Ends the session and all its tokens. */
export const revokeSession = async (trx: Trx, sessionId: number, now: Date): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where((query) => query.and({ id: sessionId, revoked_at: null }))
    .execute()
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).where('kind', '=', 'access').execute()
}

/**
 * Turns an anonymous session into a member's session, after password and code. The session keeps its hold and requests. Its
 * earlier tokens end, so that they give no access to the account.
 */
export const becomeMember = async (
  trx: Trx,
  sessionId: number,
  member: Pick<Row<'session'>, 'account_id' | 'urgent_until' | 'ends_at' | 'idle_minutes' | 'seen_at'>,
): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ ...member, kind: 'user' })
    .where('id', '=', sessionId)
    .execute()
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).execute()
}

/** Ends all sessions of an account, except `exceptSession`. */
export const revokeAccount = async (trx: Trx, accountId: number, now: Date, exceptSession = 0): Promise<number> => {
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('id', '!=', exceptSession)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return 0
  const ids = ended.map(({ id }) => id)
  await trx.deleteFrom('session_token').where('session_id', 'in', ids).where('kind', '=', 'access').execute()
  return ended.length
}
