import { createHash, randomBytes } from 'node:crypto'
import type { CaptchaForm } from '@invea/api/contract'
import { sql } from 'kysely'
import type { Caller } from '../call.ts'
import { newId } from '../ids.ts'
import { later } from '../ports/clock.ts'
import type { Reader, Trx } from '../services.ts'
import { asJson, type Row } from './schema.ts'

/** Access tokens are short-lived, refresh tokens rotate; both are 256 random bits, stored as SHA-256 alone. */
export const lifetime = { access: { minutes: 15 }, refresh: { hours: 24 } } as const

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface TokenPair {
  readonly accessToken: string
  readonly refreshToken: string
  readonly refreshExpiresAt: Date
}

/** A session of its own for each sign-in: no two visitors share a subject. */
export const openSession = async (trx: Trx, now: Date): Promise<number> => {
  const id = newId()
  await trx.insertInto('session').values({ id, kind: 'anonymous', created_at: now }).execute()
  return id
}

export const issueTokens = async (trx: Trx, sessionId: number, now: Date): Promise<TokenPair> => {
  const [accessToken, refreshToken] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const refreshExpiresAt = later(now, lifetime.refresh)
  const row = (token: string, kind: 'access' | 'refresh', expires_at: Date) => ({
    hash: hashOf(token),
    session_id: sessionId,
    kind,
    expires_at,
  })
  await trx
    .insertInto('session_token')
    .values([row(accessToken, 'access', later(now, lifetime.access)), row(refreshToken, 'refresh', refreshExpiresAt)])
    .execute()
  return { accessToken, refreshToken, refreshExpiresAt }
}

/** Who holds these access tokens and until when, by the hash in hex. Unknown and revoked ones are absent. */
export const findCallers = async (
  reader: Reader,
  hashes: readonly Buffer[],
): Promise<ReadonlyMap<string, { readonly caller: Caller; readonly expiresAt: Date }>> => {
  const rows = await reader
    .selectFrom('session_token as token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .select(['token.hash', 'token.expires_at'])
    .select(['session.id', 'session.kind', 'session.account_id', 'session.human', 'session.urgent_until'])
    .where('token.hash', 'in', hashes)
    .where('token.kind', '=', 'access')
    .where('session.revoked_at', 'is', null)
    .execute()
  return new Map(
    rows.map(({ hash, expires_at, id, kind, account_id, human, urgent_until }) => [
      hash.toString('hex'),
      {
        expiresAt: expires_at,
        caller: { sessionId: id, kind, accountId: account_id, humanUntil: human, urgentUntil: urgent_until },
      },
    ]),
  )
}

/** A session that was not ended, by its id: who a signed link was made for. */
export const findSession = async (reader: Reader, sessionId: number): Promise<Caller | undefined> => {
  const row = await reader
    .selectFrom('session')
    .select(['id', 'kind', 'account_id', 'human', 'urgent_until'])
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      sessionId: row.id,
      kind: row.kind,
      accountId: row.account_id,
      humanUntil: row.human,
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

/** What opens a session again, with that session, locked until the transaction ends. */
export const findOpener = async (
  trx: Trx,
  kind: 'refresh' | 'device',
  secret: string,
): Promise<(Row<'session_token'> & Pick<Row<'session'>, 'account_id' | 'urgent_until' | 'revoked_at'>) | undefined> =>
  trx
    .selectFrom('session_token as token')
    .innerJoin('session', 'session.id', 'token.session_id')
    .selectAll('token')
    .select(['session.account_id', 'session.urgent_until', 'session.revoked_at'])
    .where('token.hash', '=', hashOf(secret))
    .where('token.kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()

export const markUsed = async (trx: Trx, hash: Buffer, now: Date): Promise<void> => {
  await trx.updateTable('session_token').set({ used_at: now }).where('hash', '=', hash).execute()
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
 * it had before dies: nobody who knew one is carried into the account.
 */
export const becomeMember = async (
  trx: Trx,
  { sessionId, accountId, urgentUntil }: Pick<Caller, 'sessionId'> & { accountId: number; urgentUntil: Date },
): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ kind: 'user', account_id: accountId, urgent_until: urgentUntil })
    .where('id', '=', sessionId)
    .execute()
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).execute()
}

/** Ends every session of an account at once, wherever it is signed in. */
export const revokeAccount = async (trx: Trx, accountId: number, now: Date): Promise<void> => {
  const ended = await trx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length === 0) return
  const ids = ended.map(({ id }) => id)
  await trx.deleteFrom('session_token').where('session_id', 'in', ids).where('kind', '=', 'access').execute()
}

/** Adds one form to what the session is taken for human for. */
export const markHuman = async (trx: Trx, sessionId: number, form: CaptchaForm, until: Date): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ human: sql`human || ${asJson({ [form]: until.toISOString() })}::jsonb` })
    .where('id', '=', sessionId)
    .execute()
}
