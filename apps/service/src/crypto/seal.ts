import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Keys } from './keys.ts'

/** First byte of every sealed value: which key sealed it, so that keys can be changed later. */
const keyVersion = 1

/** Encrypts what is personal before it reaches a column or a file, and finds it again without reading it. */
export interface Vault {
  /** AES-256-GCM. `place` (table and row) is authenticated: a value moved to another row does not open. */
  seal(plain: string | Uint8Array, place: string): Buffer
  open(sealed: Uint8Array, place: string): Buffer
  sealJson(value: unknown, place: string): Buffer
  openJson<T>(sealed: Uint8Array, place: string): T
  /** The same value of the same kind always gives the same 32 bytes, which tell nothing without the key. */
  blindIndex(kind: string, value: string): Buffer
}

export const createVault = (keys: Keys): Vault => {
  const seal = (plain: string | Uint8Array, place: string) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', keys.data, nonce)
    cipher.setAAD(Buffer.from(place))
    const body = Buffer.concat([cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain), cipher.final()])
    return Buffer.concat([Buffer.from([keyVersion]), nonce, cipher.getAuthTag(), body])
  }
  const open = (sealed: Uint8Array, place: string) => {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    const decipher = createDecipheriv('aes-256-gcm', keys.data, bytes.subarray(1, 13))
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(13, 29))
    return Buffer.concat([decipher.update(bytes.subarray(29)), decipher.final()])
  }
  return {
    seal,
    open,
    sealJson: (value, place) => seal(JSON.stringify(value), place),
    openJson: (sealed, place) => JSON.parse(open(sealed, place).toString()),
    blindIndex: (kind, value) => createHmac('sha256', keys.index).update(`${kind}\0${value}`).digest(),
  }
}
