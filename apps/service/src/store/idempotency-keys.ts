import type { AppContext, Reader, Trx } from '../app-context.ts'
import { done, type Outcome, refused } from '../outcome.ts'

/** What makes two calls the same call. */
export interface IdempotencyKey {
  readonly sessionId: number
  readonly key: string
  readonly call: string
  /** What was sent, by a hash under the service's key. */
  readonly fingerprint: Buffer
}

/** Where an answer is sealed: it opens under its own key alone. */
export const responseContext = ({ sessionId, key }: Pick<IdempotencyKey, 'sessionId' | 'key'>) =>
  `idempotency/${sessionId}/${key}`

/** Claims the key. False: somebody did before, and committed; a claim still in the air is waited for. */
const claim = async (trx: Trx, { sessionId, key, call, fingerprint }: IdempotencyKey, now: Date): Promise<boolean> => {
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({ session_id: sessionId, key, call, fingerprint, status: 0, answer: Buffer.alloc(0), created_at: now })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/**
 * Runs `work` at most once per key. Key and effect commit together, so there is never one without the other; the key
 * is claimed first, so that of two calls at the same moment the second waits and repeats the first one's answer.
 */
export const runOncePerKey = async <T>(
  { encryption }: Pick<AppContext, 'encryption'>,
  trx: Trx,
  idempotencyKey: IdempotencyKey,
  now: Date,
  work: (trx: Trx) => Promise<Outcome<T>>,
): Promise<Outcome<T>> => {
  if (await claim(trx, idempotencyKey, now)) {
    const outcome = await work(trx)
    if (!outcome.ok) return outcome
    await trx
      .updateTable('idempotency_key')
      .set({ status: 200, answer: encryption.encryptJson(outcome.value ?? null, responseContext(idempotencyKey)) })
      .where('session_id', '=', idempotencyKey.sessionId)
      .where('key', '=', idempotencyKey.key)
      .execute()
    return outcome
  }
  const stored = await trx
    .selectFrom('idempotency_key')
    .selectAll()
    .where('session_id', '=', idempotencyKey.sessionId)
    .where('key', '=', idempotencyKey.key)
    .executeTakeFirstOrThrow()
  if (stored.call !== idempotencyKey.call || !stored.fingerprint.equals(idempotencyKey.fingerprint))
    return refused('keyReused')
  return done(encryption.decryptJson<T>(stored.answer, responseContext(idempotencyKey)))
}

/** Whether this intention was answered already, here or by another instance: then nothing more will be done for it. */
export const hasStoredResponse = async (
  reader: Reader,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<boolean> => {
  if (!idempotencyKey) return false
  const { sessionId, key, call, fingerprint } = idempotencyKey
  const stored = await reader
    .selectFrom('idempotency_key')
    .select(['call', 'fingerprint'])
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirst()
  return stored !== undefined && stored.call === call && stored.fingerprint.equals(fingerprint)
}

/** Whether this key has an answer of this call, whatever was sent with it. */
export const isKeyUsed = async (
  reader: Reader,
  { sessionId, key, call }: Pick<IdempotencyKey, 'sessionId' | 'key' | 'call'>,
): Promise<boolean> => {
  const stored = await reader
    .selectFrom('idempotency_key')
    .select('call')
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirst()
  return stored?.call === call
}

/** Takes a key back whose effect turned out not to be: the next call under it starts anew. */
export const deleteKey = async (
  trx: Trx,
  { sessionId, key }: Pick<IdempotencyKey, 'sessionId' | 'key'>,
): Promise<void> => {
  await trx.deleteFrom('idempotency_key').where('session_id', '=', sessionId).where('key', '=', key).execute()
}
