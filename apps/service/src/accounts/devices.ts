import { createPublicKey, randomBytes, verify } from 'node:crypto'
import type { RequestContext } from '../app-context.ts'
import type { Identity } from '../platform/caller.ts'
import { isEqualText } from '../platform/client.ts'
import { addTime } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { Account } from './accounts.ts'
import { hashOf, type TokenPair } from './sessions.ts'

/** Checks a statement's signature with the public key of a device (ECDSA, P-256). */
export const isSigned = (
  { deviceKey, signature }: { readonly deviceKey: string; readonly signature: string },
  statement: string,
): boolean => {
  try {
    const key = createPublicKey({ key: Buffer.from(deviceKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return false
    const options = { key, dsaEncoding: 'ieee-p1363' } as const
    return verify('sha256', Buffer.from(statement), options, Buffer.from(signature, 'base64'))
  } catch {
    // Invalid keys have no valid signature.
    return false
  }
}

/** Long enough for two calls on the slowest connection. */
const challengeLifetime = { minutes: 2 }

/** Stores the key of a device, which can reopen this session until the refresh token expires. Never moves a stored key. */
export const storeDeviceKey = async (
  trx: Trx,
  sessionId: number,
  deviceKey: string | undefined,
  { refreshExpiresAt }: TokenPair,
): Promise<void> => {
  if (deviceKey === undefined) return
  await trx
    .insertInto('session_token')
    .values({ hash: hashOf(deviceKey), session_id: sessionId, kind: 'device', expires_at: refreshExpiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Extends the device's access to the end of the newest refresh token. */
export const extendDevice = async (trx: Trx, sessionId: number, { refreshExpiresAt }: TokenPair): Promise<void> => {
  await trx
    .updateTable('session_token')
    .set({ expires_at: refreshExpiresAt })
    .where((query) => query.and({ session_id: sessionId, kind: 'device' }))
    .execute()
}

/** Creates a challenge for a device and replaces the previous one. Returns undefined if the device is unknown. */
export const challengeDevice = async (
  trx: Trx,
  deviceKey: string,
  now: Date,
): Promise<(Identity & { readonly challenge: string }) | undefined> => {
  const challenge = randomBytes(32).toString('base64url')
  const challenged = await trx
    .updateTable('session_token as token')
    .from('session')
    .set({ challenge: hashOf(challenge), challenge_until: addTime(now, challengeLifetime) })
    .whereRef('session.id', '=', 'token.session_id')
    .where((query) => query.and({ 'token.hash': hashOf(deviceKey), 'token.kind': 'device' }))
    .where('token.expires_at', '>', now)
    .returning(['session.id as sessionId', 'session.account_id as accountId'])
    .executeTakeFirst()
  return challenged && { ...challenged, challenge }
}

/** Deletes a device's challenge. Returns false if it differs, has expired or was used. */
export const consumeChallenge = async (
  trx: Trx,
  { deviceKey, challenge }: { readonly deviceKey: string; readonly challenge: string },
  now: Date,
): Promise<boolean> => {
  const used = await trx
    .updateTable('session_token')
    .set({ challenge: null, challenge_until: null })
    .where((query) => query.and({ hash: hashOf(deviceKey), kind: 'device', challenge: hashOf(challenge) }))
    .where('challenge_until', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends all tokens of a session that a device can open again. Returns false, and ends nothing, if no device can. */
export const restrictToDevice = async (trx: Trx, sessionId: number, now: Date): Promise<boolean> => {
  const device = await trx
    .selectFrom('session_token')
    .select('hash')
    .where((query) => query.and({ session_id: sessionId, kind: 'device' }))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!device) return false
  await endTokens(trx, sessionId)
  return true
}

/** Ends access and refresh tokens. The session remains and only its device can open it. */
export const endTokens = async (trx: Trx, sessionId: number): Promise<void> => {
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).where('kind', '!=', 'device').execute()
}

/**
 * Cookie of a browser that has signed in to the account before (OWASP device cookie). Failed sign-ins of others do not delay
 * this browser. The cookie gives no access, and becomes invalid when the password changes.
 */
const knownDeviceCookie = 'known-device'
const retention = { hours: 180 * 24 }

const markOf = ({ services }: Pick<RequestContext, 'services'>, { id, passwordHash }: Account, nonce: string): string =>
  services.encryption.blindIndex('knownDevice', `${id}/${passwordHash}/${nonce}`).toString('base64url')

/** Returns the cookie's random part, or undefined if the browser has not signed in to this account. */
export const knownDeviceOf = (context: RequestContext, account: Account | undefined): string | undefined => {
  const [nonce = '', mark = ''] = context.cookies.get(knownDeviceCookie)?.split('.') ?? []
  if (!account || !nonce || !mark) return undefined
  return isEqualText(mark, markOf(context, account, nonce)) ? nonce : undefined
}

/** Makes the calling browser a known device of the account, for half a year or until it is closed. */
export const rememberDevice = (context: RequestContext, account: Account, isLong: boolean): void => {
  const nonce = randomBytes(16).toString('base64url')
  const expires = isLong ? addTime(context.now, retention) : undefined
  context.cookies.set(knownDeviceCookie, `${nonce}.${markOf(context, account, nonce)}`, expires)
}
