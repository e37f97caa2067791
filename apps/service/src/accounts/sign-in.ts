import { allEndpoints } from '@invea/api/contract'
import type { SessionGrant } from '@invea/api/wire'
import type { Result } from '@invea/domain'
import { accountName, signInPauseMinutes, signInRules } from '@invea/domain/account'
import { sql } from 'kysely'
import type { EndpointHandler, Handler, RequestContext } from '../app-context.ts'
import { consumeCaptchaPass, requireCaptcha } from '../platform/captcha/verify-captcha.ts'
import { isEqualText, networkOf } from '../platform/client.ts'
import { addTime } from '../platform/clock.ts'
import type { Row } from '../platform/database/schema.gen.ts'
import type { Trx } from '../platform/database/transaction.ts'
import { enforceRateLimit } from '../platform/http/access-control.ts'
import type { WithEncryption } from '../platform/platform-context.ts'
import { ok, type Refusal, refused } from '../platform/refusal.ts'
import { type Account, findAccountByName, nameIndex } from './accounts.ts'
import { knownDeviceOf, storeDeviceKey } from './devices.ts'
import { issueGrant, refreshCookieOf } from './session-grant.ts'
import { findTokenWithSession, idleMinutesOf, issueTokens, limitIdle, openSession, revokeSession } from './sessions.ts'
import { sendCode } from './sign-in-code.ts'

/** A sign-in attempt, by blind indexes: of the name, and of the name with its origin. */
interface SignInAttempt {
  readonly name: Buffer
  /** The network, or the known device, which has its own count of failures. */
  readonly origin: Buffer
  readonly isKnownDevice: boolean
  /** The wait of an address with too many sign-ins, of any names. */
  readonly crowdedFor: number | undefined
  readonly sessionId: number
  readonly now: Date
}

const attemptKeys = (
  { encryption }: WithEncryption,
  name: Buffer,
  origin: { readonly network: string } | { readonly device: string },
): Pick<SignInAttempt, 'name' | 'origin' | 'isKnownDevice'> => {
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
  const expires_at = addTime(now, { hours: 24 })
  const { rows } = await sql<Row<'sign_in_failure'>>`
    insert into sign_in_failure as counted (key, expires_at) values (${key}, ${expires_at})
    on conflict (key) do update set
      failures = case when counted.expires_at > ${now} then counted.failures else 0 end,
      proven = case when counted.expires_at > ${now} then counted.proven else 0 end,
      pause_until = case when counted.expires_at > ${now} then counted.pause_until end,
      expires_at = case when counted.expires_at > ${now} then counted.expires_at else excluded.expires_at end
    returning *`.execute(trx)
  const row = rows[0]
  if (!row) throw new Error('the upsert returned no row')
  return row
}

/**
 * Counts an attempt before the password is compared, so that parallel guesses are counted. A stranger's failures pause
 * only the stranger's network. The owner can sign in from another network, on a known device, or with a large proof of work. Above
 * `provenTries` only a known device or a new password by the mailed link is accepted.
 */
const admitAttempt = async (trx: Trx, attempt: SignInAttempt): Promise<Result<null, Refusal>> => {
  const { now, isKnownDevice, crowdedFor, sessionId } = attempt
  const name = await lockCounts(trx, attempt.name, now)
  const origin = await lockCounts(trx, attempt.origin, now)
  const paused = origin.pause_until !== null && origin.pause_until > now
  const isGuessed = !isKnownDevice && name.failures >= signInRules.nameFailures
  const needsProof = paused || isGuessed || crowdedFor !== undefined
  if (needsProof) {
    const until = paused && origin.pause_until ? origin.pause_until : name.expires_at
    const ofName = Math.ceil((until.getTime() - now.getTime()) / 1_000)
    const retryAfterSeconds = paused || isGuessed ? ofName : crowdedFor
    // A link to the mailbox opens the account.
    if (name.proven >= signInRules.provenTries) return refused('tooManyRequests', { retryAfterSeconds, proof: 'code' })
    if (!(await consumeCaptchaPass(trx, sessionId, 'signIn.hardest', now))) {
      return refused('tooManyRequests', { retryAfterSeconds, proof: 'hardest' })
    }
  }
  const failures = origin.failures + 1
  await trx
    .updateTable('sign_in_failure')
    .set({ failures, pause_until: addTime(now, { minutes: signInPauseMinutes(failures) }) })
    .where('key', '=', attempt.origin)
    .execute()
  await trx
    .updateTable('sign_in_failure')
    .set({ failures: name.failures + 1, proven: name.proven + (needsProof ? 1 : 0) })
    .where('key', '=', attempt.name)
    .execute()
  return ok(null)
}

/**
 * Removes the attempt and earlier failures, because the password was correct. Locks the name first, like `admitAttempt`: with
 * another order, parallel sign-ins with one name deadlock.
 */
const removeFailedAttempt = async (trx: Trx, { name, origin }: SignInAttempt): Promise<void> => {
  await trx
    .updateTable('sign_in_failure')
    .set((counted) => ({ failures: sql<number>`greatest(0, ${counted.ref('failures')} - 1)` }))
    .where('key', '=', name)
    .execute()
  await trx.deleteFrom('sign_in_failure').where('key', '=', origin).execute()
}

/**
 * Compares a password, for a sign-in and for calls that require it again. The attempt is counted first. An unknown
 * name takes the same time and gets the same refusal. Each refusal is logged, without the name.
 */
export const tryPassword = async (
  context: RequestContext,
  {
    account,
    username,
    password,
    sessionId,
  }: {
    readonly account: Account | undefined
    readonly username: string
    readonly password: string
    readonly sessionId: number
  },
): Promise<Result<Account, Refusal>> => {
  const { services, now } = context
  const device = knownDeviceOf(context, account)
  const from = device === undefined ? { network: networkOf(context.address) } : { device }
  const caller = { now, address: device ?? context.address, caller: undefined, of: 'member' } as const
  const crowded = await enforceRateLimit(services, allEndpoints.signIn, caller)
  const keys = attemptKeys(services, nameIndex(services, username), from)
  const attempt = { ...keys, crowdedFor: crowded?.retryAfterSeconds, sessionId, now }
  const admit = async () => {
    const admitted = await services.transact((trx) => admitAttempt(trx, attempt))
    if (!admitted.ok)
      context.log.warn({ accountId: account?.id, sessionId }, 'a password was not looked at: too many failures')
    return admitted
  }
  const kind = device === undefined ? 'signIn' : 'knownDevice'
  const matches = await services.passwords.verify(account?.passwordHash, password, { from: kind, admit })
  if (!matches.ok) return matches
  if (!account || !matches.value) {
    context.log.warn({ accountId: account?.id, sessionId }, 'a password did not match')
    return refused('wrongCredentials')
  }
  // In its own transaction, because a later error is not a failed password.
  await services.transact((trx) => removeFailedAttempt(trx, attempt))
  return ok(account)
}

/**
 * The first half of a member's sign-in (B §4, D13): with the correct password, a code is sent to the phone and no token is
 * issued. An unknown name takes the same time and gets the same response as a wrong password.
 */
const signInMember: Handler<{ readonly username: string; readonly password: string }, SessionGrant> = async (
  context,
  { username, password },
) => {
  const { services, now } = context
  const visitor = await context.optionalSession()
  if (!visitor) return refused('signInRequired')
  const sent = { caller: visitor, now, address: context.address }
  // Its check may ask a third party. The limits of the sign-in itself count only attempts with a valid captcha.
  const isChecked = context.raw.headers['x-captcha'] !== undefined
  const limited = isChecked && (await enforceRateLimit(services, allEndpoints.verifyCaptcha, sent))
  const refusal = limited || (await requireCaptcha(context, 'signIn', visitor))
  if (refusal) return { ok: false, error: refusal }

  const { sessionId } = visitor
  const found = await findAccountByName(services.db, services, username)
  const attempt = await tryPassword(context, { account: found, username, password, sessionId })
  if (!attempt.ok) return attempt
  const account = attempt.value
  return services.attempt((trx) => sendCode(trx, context, { account, sessionId }))
}

type Credentials = {
  readonly username: string
  readonly password: string
  readonly deviceKey?: string | undefined
  readonly shared?: boolean | undefined
}

/**
 * The specified anonymous sign-in (A §7). Its account is public and gives access only to the public calls. Each sign-in creates
 * a new session (D23), so that visitors do not share data.
 */
const signInAnonymously: Handler<Credentials, SessionGrant> = async (
  context,
  { password, deviceKey, shared = false },
) => {
  const { env, transact } = context.services
  const { now, address } = context
  const caller = { now, address, caller: undefined, of: 'visitor' } as const
  const limited = await enforceRateLimit(context.services, allEndpoints.signIn, caller)
  if (limited) return { ok: false, error: limited }
  if (!isEqualText(password, env.anonymous.password)) return refused('wrongCredentials')
  const { sessionId, tokens } = await transact(async (trx) => {
    const id = await openSession(trx, context.now)
    const issued = await issueTokens(trx, { id, ends_at: null }, context.now)
    await storeDeviceKey(trx, id, deviceKey, issued)
    if (shared) await limitIdle(trx, id, idleMinutesOf({ isMember: false, shared }, env), context.now)
    return { sessionId: id, tokens: issued }
  })
  return ok(issueGrant(context, { sessionId, accountId: null }, tokens, shared))
}

/** Signs in a member or an anonymous visitor (B §7). The name of the anonymous account is not an e-mail address. */
export const signIn: EndpointHandler<'signIn'> = (context, { body: credentials }) => {
  const anonymous = accountName(credentials.username) === accountName(context.services.env.anonymous.username)
  return anonymous ? signInAnonymously(context, credentials) : signInMember(context, credentials)
}

/** Ends the session at the service, not only in the browser. */
export const signOut: EndpointHandler<'signOut'> = async (context) => {
  await context.services.transact((trx) => revokeSession(trx, context.caller.sessionId, context.now))
  for (const shared of [false, true]) context.cookies.clear(refreshCookieOf(context, shared))
  return ok(null)
}

/** Ends the session of a page that closes on a shared computer, found by its cookie: such a page cannot send our headers. */
export const leaveSharedComputer: EndpointHandler<'leaveSharedComputer'> = async (context) => {
  const cookie = refreshCookieOf(context, true)
  const given = context.cookies.get(cookie)
  if (given === undefined) return ok(null)
  await context.services.transact(async (trx) => {
    const token = await findTokenWithSession(trx, 'refresh', given)
    if (token) await revokeSession(trx, token.session_id, context.now)
  })
  context.cookies.clear(cookie)
  return ok(null)
}
