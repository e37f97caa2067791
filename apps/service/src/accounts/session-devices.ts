import { randomBytes } from 'node:crypto'
import type { Trx } from '../app-context.ts'
import { later } from '../platform/clock.ts'
import { hashOf, type TokenPair } from './sessions.ts'

/** Long enough for two calls on the slowest line. */
const challengeLives = { minutes: 2 }

/**
 * Lets a device open this session again, as long as its refresh token would. A device that says nothing opens nothing, and a key that
 * has a session keeps that one: knowing a public key moves nobody.
 */
export const keepDevice = async (
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

/** The device's right ends with the newest refresh token. */
export const prolongDevice = async (trx: Trx, sessionId: number, { refreshExpiresAt }: TokenPair): Promise<void> => {
  await trx
    .updateTable('session_token')
    .set({ expires_at: refreshExpiresAt })
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'device')
    .execute()
}

/** A challenge for a device that may open its session; it replaces the one before. Undefined: there is no such device. */
export const challengeDevice = async (trx: Trx, deviceKey: string, now: Date): Promise<string | undefined> => {
  const challenge = randomBytes(32).toString('base64url')
  const challenged = await trx
    .updateTable('session_token')
    .set({ challenge: hashOf(challenge), challenge_until: later(now, challengeLives) })
    .where('hash', '=', hashOf(deviceKey))
    .where('kind', '=', 'device')
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return challenged && challenge
}

/** Uses a device's challenge up, whatever comes of it. False: it is not the one, too old, or used. */
export const consumeChallenge = async (
  trx: Trx,
  { deviceKey, challenge }: { readonly deviceKey: string; readonly challenge: string },
  now: Date,
): Promise<boolean> => {
  const used = await trx
    .updateTable('session_token')
    .set({ challenge: null, challenge_until: null })
    .where('hash', '=', hashOf(deviceKey))
    .where('kind', '=', 'device')
    .where('challenge', '=', hashOf(challenge))
    .where('challenge_until', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return used !== undefined
}

/** Ends all tokens of a session that a device can open again. False: no device can, and nothing was ended. */
export const leaveToDevice = async (trx: Trx, sessionId: number, now: Date): Promise<boolean> => {
  const device = await trx
    .selectFrom('session_token')
    .select('hash')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'device')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!device) return false
  await endTokens(trx, sessionId)
  return true
}

/** Ends access and refresh tokens; the session stays, for its device alone. */
export const endTokens = async (trx: Trx, sessionId: number): Promise<void> => {
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).where('kind', '!=', 'device').execute()
}
