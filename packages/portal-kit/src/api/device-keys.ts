import type { DeviceKeys } from '@invea/api'
import { createWithDatabase, openDatabase, readValue, writeValue } from '../drafts/database.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'

const keyName = 'device'
const signing = { name: 'ECDSA', namedCurve: 'P-256' } as const
const algorithm = { name: signing.name, hash: 'SHA-256' }

interface SavedKey {
  readonly pair: CryptoKeyPair
}

const toBase64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
const exportPublicKey = async ({ publicKey }: CryptoKeyPair) =>
  toBase64(await crypto.subtle.exportKey('spki', publicKey))

/**
 * Keys with which this device opens its session again after a power cut. They are stored and deleted with the drafts. Scripts can sign
 * with a key but not read it. A shared device, or one that forbids storage, has none.
 */
export const createDeviceKeys = (
  open: () => Promise<IDBDatabase> = openDatabase,
  // Called later, because its chunk may still be loading when this module runs.
  isEphemeral: () => boolean = () => isSharedComputer(),
): DeviceKeys => {
  const withDatabase = createWithDatabase(open)
  const find = async () => (await withDatabase((device) => readValue(device, 'keys', keyName))) as SavedKey | undefined
  const orUndefined = <Value>(request: Promise<Value>): Promise<Value | undefined> => request.catch(() => undefined)
  const keyOf = async (pair: CryptoKeyPair) => ({
    publicKey: await exportPublicKey(pair),
    sign: (statement: string) =>
      orUndefined(crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(statement)).then(toBase64)),
  })
  const make = async () => {
    const pair = await crypto.subtle.generateKey(signing, false, ['sign', 'verify'])
    return {
      ...(await keyOf(pair)),
      keep: async () => {
        const saved: SavedKey = { pair }
        await orUndefined(withDatabase((device) => writeValue(device, 'keys', (keys) => keys.put(saved, keyName))))
      },
    }
  }
  return {
    make: async () => (isEphemeral() ? undefined : orUndefined(make())),
    find: async () => orUndefined(find().then(async (saved) => saved && keyOf(saved.pair))),
    forget: async () => {
      await orUndefined(withDatabase((device) => writeValue(device, 'keys', (keys) => keys.delete(keyName))))
    },
  }
}

export const deviceKeys: DeviceKeys = /* @__PURE__ */ createDeviceKeys()
