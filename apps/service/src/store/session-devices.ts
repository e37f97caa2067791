import type { Trx } from '../services.ts'
import { hashOf, type TokenPair } from './sessions.ts'

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
  await trx.deleteFrom('session_token').where('session_id', '=', sessionId).where('kind', '!=', 'device').execute()
  return true
}
