import type { Result } from '@invea/domain'
import { type Reader, type Trx, writeBeforeCommit } from './database/transaction.ts'
import type { WithEncryption } from './platform-context.ts'
import { ok, type Refusal, refused } from './refusal.ts'

/** Identifies a request. Two requests with the same values are the same request. */
export interface IdempotencyKey {
  readonly sessionId: number
  readonly key: string
  readonly call: string
  /** Keyed hash of the request body. */
  readonly fingerprint: Buffer
}

/** Encryption context of the stored response. */
export const responseContext = ({ sessionId, key }: Pick<IdempotencyKey, 'sessionId' | 'key'>) =>
  `idempotency/${sessionId}/${key}`

/** Claims the key. Waits for a concurrent claim, and returns false if the key was claimed before. */
const claim = async (trx: Trx, { sessionId, key, call, fingerprint }: IdempotencyKey, now: Date): Promise<boolean> => {
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({ session_id: sessionId, key, call, fingerprint, status: 0, answer: Buffer.alloc(0), created_at: now })
    .onConflict((conflict) => conflict.columns(['session_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Runs `work` at most once per key, in one transaction with it. A concurrent request waits for the response of the first. */
export const runOncePerKey = async <T>(
  { encryption }: WithEncryption,
  trx: Trx,
  idempotencyKey: IdempotencyKey,
  now: Date,
  work: (trx: Trx) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> => {
  if (await claim(trx, idempotencyKey, now)) {
    const result = await work(trx)
    if (!result.ok) return result
    const answer = encryption.encryptJson(result.value ?? null, responseContext(idempotencyKey))
    const update = trx
      .updateTable('idempotency_key')
      .set({ status: 200, answer })
      .where((query) => query.and({ session_id: idempotencyKey.sessionId, key: idempotencyKey.key }))
    await writeBeforeCommit(trx, update)
    return result
  }
  const stored = await trx
    .selectFrom('idempotency_key')
    .selectAll()
    .where((query) => query.and({ session_id: idempotencyKey.sessionId, key: idempotencyKey.key }))
    .executeTakeFirstOrThrow()
  if (stored.call !== idempotencyKey.call || !stored.fingerprint.equals(idempotencyKey.fingerprint))
    return refused('keyReused')
  return ok(encryption.decryptJson<T>(stored.answer, responseContext(idempotencyKey)))
}

/** Whether this request has a stored response, here or from another instance. */
export const hasStoredResponse = async (
  reader: Reader,
  idempotencyKey: IdempotencyKey | undefined,
): Promise<boolean> => {
  if (!idempotencyKey) return false
  const { sessionId, key, call, fingerprint } = idempotencyKey
  const stored = await reader
    .selectFrom('idempotency_key')
    .select(['call', 'fingerprint'])
    .where((query) => query.and({ session_id: sessionId, key }))
    .executeTakeFirst()
  return stored !== undefined && stored.call === call && stored.fingerprint.equals(fingerprint)
}

/** Whether this key was used for this endpoint, with any body. */
export const isKeyUsed = async (
  reader: Reader,
  idempotencyKey: Pick<IdempotencyKey, 'sessionId' | 'key' | 'call'> | undefined,
): Promise<boolean> => {
  if (!idempotencyKey) return false
  const { sessionId, key, call } = idempotencyKey
  const stored = await reader
    .selectFrom('idempotency_key')
    .select('call')
    .where((query) => query.and({ session_id: sessionId, key }))
    .executeTakeFirst()
  return stored?.call === call
}

/** Deletes a key whose effect was undone, so that it can be used again. */
export const deleteKey = async (
  trx: Trx,
  { sessionId, key }: Pick<IdempotencyKey, 'sessionId' | 'key'>,
): Promise<void> => {
  await trx.deleteFrom('idempotency_key').where('session_id', '=', sessionId).where('key', '=', key).execute()
}
