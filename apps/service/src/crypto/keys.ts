import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each secret of the service, and the setting that carries it: 32 random bytes in base64. */
const settingOf = {
  /** Seals personal columns and files at rest. */
  data: 'DATA_KEY',
  /** Makes blind indexes: equal values are found without being readable. */
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

export type KeyName = keyof typeof settingOf
export type Keys = Readonly<Record<KeyName, Buffer>>

const names = Object.keys(settingOf) as KeyName[]

/** What the payment sandbox signs with unless told otherwise; known to everybody, so refused in production. */
const sandboxKey = Buffer.from('sandbox-development-only-key-32b').toString('base64')

/** Development keys are made once and kept beside the data they protect. */
const developmentKeys = (dataDir: string): Record<string, string> => {
  const file = join(dataDir, 'development-keys.json')
  const kept: Record<string, string> = (() => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return {}
    }
  })()
  const missing = names.filter((name) => kept[name] === undefined)
  if (missing.length === 0) return kept
  const made = missing.map((name) => [name, name === 'payment' ? sandboxKey : randomBytes(32).toString('base64')])
  const all = { ...kept, ...Object.fromEntries(made) }
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 })
  return all
}

/** Keys from the settings; outside production a missing one is generated into the data folder. */
export const readKeys = (place: {
  readonly source: Readonly<Record<string, string | undefined>>
  readonly dataDir: string
  readonly production: boolean
}): { readonly keys?: Keys; readonly faults: readonly string[] } => {
  const given = Object.fromEntries(names.map((name) => [name, place.source[settingOf[name]]]))
  const absent = names.filter((name) => given[name] === undefined)
  if (place.production && absent.length > 0) {
    return { faults: absent.map((name) => `${settingOf[name]} must be set in production (32 random bytes in base64)`) }
  }
  if (place.production && given.payment === sandboxKey) {
    return { faults: ['PAYMENT_KEY must not be the sandbox key in production'] }
  }
  const fallback = absent.length > 0 ? developmentKeys(place.dataDir) : {}
  const keys = Object.fromEntries(
    names.map((name) => [name, Buffer.from(given[name] ?? fallback[name] ?? '', 'base64')]),
  )
  const faults = names
    .filter((name) => keys[name]?.length !== 32)
    .map((name) => `${settingOf[name]} must be 32 bytes in base64`)
  return faults.length > 0 ? { faults } : { keys: keys as Keys, faults }
}
