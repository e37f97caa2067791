import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

/**
 * Encrypts personal data before it is stored in a column or a file, and indexes it by keyed hashes. The first byte of an
 * encrypted value is the number of its key, so that keys can be rotated.
 */
export interface Encryption {
  /** AES-256-GCM. `context` (table and row) is authenticated: a value moved to another row cannot be decrypted. */
  encrypt(plain: string | Uint8Array, context: string): Buffer
  decrypt(encrypted: Uint8Array, context: string): Buffer
  encryptJson(value: unknown, context: string): Buffer
  decryptJson<T>(encrypted: Uint8Array, context: string): T
  /** Keyed hash: the same kind and value always give the same 32 bytes. */
  blindIndex(kind: string, value: string): Buffer
  /** The number of the key that encrypts now. */
  readonly keyId: number
}

export const createEncryption = (keys: Keys): Encryption => {
  // Created once, because creating a key object for every value is slow.
  const dataKey = createSecretKey(keys.data)
  const indexKey = createSecretKey(keys.index)
  const keysById = new Map(
    [...keys.dataAlso, [keys.dataId, keys.data] as const].map(([id, key]) => [id, createSecretKey(key)]),
  )
  const encrypt = (plain: string | Uint8Array, context: string) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', dataKey, nonce)
    cipher.setAAD(Buffer.from(context))
    const body = Buffer.concat([cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain), cipher.final()])
    return Buffer.concat([Buffer.from([keys.dataId]), nonce, cipher.getAuthTag(), body])
  }
  const decrypt = (encrypted: Uint8Array, context: string) => {
    const bytes = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength)
    const key = keysById.get(bytes[0] ?? 0)
    if (!key) throw new Error(`sealed with key ${bytes[0]}, which DATA_KEYS_ALSO does not name`)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13))
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(bytes.subarray(13, 29))
    return Buffer.concat([decipher.update(bytes.subarray(29)), decipher.final()])
  }
  return {
    keyId: keys.dataId,
    encrypt,
    decrypt,
    encryptJson: (value, context) => encrypt(JSON.stringify(value), context),
    decryptJson: (encrypted, context) => JSON.parse(decrypt(encrypted, context).toString()),
    blindIndex: (kind, value) => createHmac('sha256', indexKey).update(`${kind}\0${value}`).digest(),
  }
}

/** The row that a value is bound to. It cannot be decrypted in another row. */
export const encryptionContext = {
  request: (id: number) => `request/${id}`,
  person: (id: number) => `request_person/${id}`,
  event: (id: number) => `request_event/${id}`,
  family: (id: number) => `request_family/${id}`,
  message: (id: number) => `outbox/${id}`,
  /** A new phone number, from the request of its codes until the change is applied. */
  phoneChange: (id: number) => `phone_change/${id}`,
} as const
