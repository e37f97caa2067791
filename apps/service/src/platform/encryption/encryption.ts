import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freeMemory } from '../free-memory.ts'

/** The service writes its public key into this file of the data folder when it starts; offices get a copy. */
export const publicKeyFile = 'barcode-public-key.txt'

/** Each secret of the service, and its setting: 32 random bytes in base64. */
const settingOf = {
  /** Encrypts personal columns and files. */
  data: 'DATA_KEY',
  /** Creates blind indexes, which find equal values without revealing them. */
  index: 'INDEX_KEY',
  /** Signs short-lived file links. */
  link: 'LINK_KEY',
  /** Signs captcha challenges. */
  captcha: 'CAPTCHA_KEY',
  /** Seed of the Ed25519 pair that signs the slip's barcode. */
  barcode: 'BARCODE_KEY',
  /** Shared with the payment provider: signs its callbacks. */
  payment: 'PAYMENT_KEY',
} as const

type KeyName = keyof typeof settingOf
/** The data key has a number, the prefix of everything that it encrypted; other keys only decrypt. */
export interface Keys extends Readonly<Record<KeyName, Buffer>> {
  readonly dataId: number
  readonly dataAlso: ReadonlyMap<number, Buffer>
}

const names = Object.keys(settingOf) as KeyName[]
export const keySettings: readonly string[] = Object.values(settingOf)

/** Default key of the payment sandbox; it is public, so production refuses it. */
const sandboxKey = Buffer.from('sandbox-development-only-key-32b').toString('base64')

/** Generates development keys once and stores them with the data that they protect. */
const developmentKeys = (dataDir: string): Record<string, string> => {
  const file = join(dataDir, 'development-keys.json')
  const stored: Record<string, string> = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return {}
    }
  })()
  const missing = names.filter((name) => stored[name] === undefined)
  if (missing.length === 0) return stored
  const created = missing.map((name) => [name, name === 'payment' ? sandboxKey : randomBytes(32).toString('base64')])
  const all = { ...stored, ...Object.fromEntries(created) }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  return all
}

const maxKeyId = 255
const isKeyId = (id: number) => Number.isInteger(id) && id >= 1 && id <= maxKeyId

/** `1:<base64>,3:<base64>`: earlier keys by their numbers. They only decrypt. */
const readAlso = (text: string, current: number): { readonly keys: Map<number, Buffer>; readonly faults: string[] } => {
  const keys = new Map<number, Buffer>()
  const faults: string[] = []
  for (const entry of text.split(',').filter((one) => one !== '')) {
    const [, number = '', secret = ''] = /^(\d{1,3}):(.+)$/.exec(entry.trim()) ?? []
    const [id, key] = [Number(number), Buffer.from(secret, 'base64')]
    if (!isKeyId(id) || key.length !== 32)
      faults.push('DATA_KEYS_ALSO must be like 1:<32 bytes in base64>, with commas')
    else if (id === current || keys.has(id)) faults.push(`DATA_KEYS_ALSO names key ${id} twice, or as DATA_KEY_ID does`)
    else keys.set(id, key)
  }
  return { keys, faults }
}

const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f

/** Whether 32 bytes are not random: repeated, ascending, or typed. */
const hasPattern = (key: Buffer): boolean => {
  const steps = [...key].map((byte, at) => (byte - (key[at - 1] ?? 0)) & 0xff).slice(1)
  // Of 32 random bytes about 30 differ. Fewer than 20 differ in less than one of 10^12 keys.
  return new Set(key).size < 20 || new Set(steps).size < 20 || key.every(isPrintable)
}

/** Faults of keys: guessable, or used for two purposes. */
const productionFaultsOf = (keys: Readonly<Record<KeyName, Buffer>>, also: ReadonlyMap<number, Buffer>): string[] => [
  ...names.flatMap((name, at) => {
    const twin = names.slice(0, at).find((other) => keys[other].equals(keys[name]))
    if (keys[name].toString('base64') === sandboxKey) return [`${settingOf[name]} must not be the sandbox key`]
    if (hasPattern(keys[name])) return [`${settingOf[name]} must be random: openssl rand -base64 32`]
    return twin ? [`${settingOf[name]} must not be equal to ${settingOf[twin]}`] : []
  }),
  ...[...also].flatMap(([id, key]) =>
    names.some((name) => keys[name].equals(key)) ? [`DATA_KEYS_ALSO names as key ${id} one that is in use`] : [],
  ),
]

/** Keys from the settings; outside production a missing one is generated into the data folder. */
export const readKeys = (location: {
  readonly source: Readonly<Record<string, string | undefined>>
  readonly dataDir: string
  readonly production: boolean
}): { readonly keys?: Keys; readonly faults: readonly string[] } => {
  const configured = Object.fromEntries(names.map((name) => [name, location.source[settingOf[name]]]))
  const absent = names.filter((name) => configured[name] === undefined)
  if (location.production && absent.length > 0) {
    return { faults: absent.map((name) => `${settingOf[name]} must be set in production (32 random bytes in base64)`) }
  }
  const fallback = absent.length > 0 ? developmentKeys(location.dataDir) : {}
  const keys = Object.fromEntries(
    names.map((name) => [name, Buffer.from(configured[name] ?? fallback[name] ?? '', 'base64')]),
  ) as Record<KeyName, Buffer>
  const short = names.filter((name) => keys[name].length !== 32)
  const dataId = Number(location.source.DATA_KEY_ID ?? 1)
  const also = readAlso(location.source.DATA_KEYS_ALSO ?? '', dataId)
  const faults = [
    ...short.map((name) => `${settingOf[name]} must be 32 bytes in base64`),
    ...(isKeyId(dataId) ? [] : [`DATA_KEY_ID must be a whole number from 1 to ${maxKeyId}`]),
    ...also.faults,
    ...(location.production && short.length === 0 ? productionFaultsOf(keys, also.keys) : []),
  ]
  return faults.length > 0 ? { faults } : { keys: { ...keys, dataId, dataAlso: also.keys }, faults }
}

const nonceBytes = 12

/** Draws 500 random nonces at a time, because drawing one costs as much as encrypting a short text. */
const createNonces = (): (() => Buffer) => {
  let drawn = Buffer.alloc(0)
  return () => {
    if (drawn.length === 0) drawn = randomBytes(500 * nonceBytes)
    const nonce = drawn.subarray(0, nonceBytes)
    drawn = drawn.subarray(nonceBytes)
    return nonce
  }
}

export const createEncryption = (keys: Keys) => {
  // Created once, because creating a key object for every value is slow.
  const dataKey = createSecretKey(keys.data)
  const indexKey = createSecretKey(keys.index)
  const keysById = new Map(
    [...keys.dataAlso, [keys.dataId, keys.data] as const].map(([id, key]) => [id, createSecretKey(key)]),
  )
  const nextNonce = createNonces()
  const encrypt = (plaintext: string | Uint8Array, context: string) => {
    const nonce = nextNonce()
    const cipher = createCipheriv('aes-256-gcm', dataKey, nonce)
    cipher.setAAD(Buffer.from(context))
    const body = cipher.update(typeof plaintext === 'string' ? Buffer.from(plaintext) : plaintext)
    const rest = cipher.final()
    // One copy only: a photo has megabytes.
    const encrypted = Buffer.concat([Buffer.from([keys.dataId]), nonce, cipher.getAuthTag(), body, rest])
    freeMemory(body)
    return encrypted
  }
  const decrypt = (encrypted: Uint8Array, context: string) => {
    const bytes = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength)
    const key = keysById.get(bytes[0] ?? 0)
    if (!key) throw new Error(`encrypted with key ${bytes[0]}, which DATA_KEYS_ALSO does not name`)
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 13))
    decipher.setAAD(Buffer.from(context))
    decipher.setAuthTag(bytes.subarray(13, 29))
    return Buffer.concat([decipher.update(bytes.subarray(29)), decipher.final()])
  }
  return {
    /** The number of the key that encrypts now. */
    keyId: keys.dataId,
    /** AES-256-GCM. `context` (table and row) is authenticated: a value moved to another row cannot be decrypted. */
    encrypt,
    decrypt,
    encryptJson: (value: unknown, context: string) => encrypt(JSON.stringify(value), context),
    decryptJson: <T>(encrypted: Uint8Array, context: string): T => JSON.parse(decrypt(encrypted, context).toString()),
    /** Keyed hash: the same kind and value always give the same 32 bytes. */
    blindIndex: (kind: string, value: string) => createHmac('sha256', indexKey).update(`${kind}\0${value}`).digest(),
  }
}

/** Encrypts personal data for columns and files, and indexes it by keyed hashes. The first byte is the number of the key. */
export type Encryption = ReturnType<typeof createEncryption>

/** Hash of a link of the audit chain. The key is needed to continue the chain, so access to the database is not enough to forge it. */
export const chainHash = (
  { encryption }: { readonly encryption: Pick<Encryption, 'blindIndex'> },
  { number, root, rows }: { readonly number: number; readonly root: Buffer; readonly rows: number },
  previous: Buffer | undefined,
): Buffer =>
  encryption.blindIndex('audit-seal', [previous?.toString('hex') ?? '', number, rows, root.toString('hex')].join('/'))

/** The row that a value is bound to. It cannot be decrypted in another row. */
export const encryptionContext = {
  account: (id: number) => `account/${id}`,
  request: (id: number) => `request/${id}`,
  person: (id: number) => `request_person/${id}`,
  event: (id: number) => `request_event/${id}`,
  family: (id: number) => `request_family/${id}`,
  message: (id: number) => `outbox/${id}`,
  registration: (id: number) => `registration/${id}`,
  feedback: (id: number) => `feedback/${id}`,
  payment: (orderId: number, eventId: string) => `payment_event/${orderId}/${eventId}`,
  /** A new phone number, from the request of its codes until the change is applied. */
  phoneChange: (id: number) => `phone_change/${id}`,
} as const
