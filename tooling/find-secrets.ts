// Finds secrets in texts that everyone can read: the built portals and the published packages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** The settings of the service that are secret, by their names in `.env.example`. The anonymous account is public (D23). */
const secretSettings = [
  ...readFileSync(join(root, '.env.example'), 'utf8').matchAll(
    /^#?([A-Z_]*(?:KEY|KEYS_ALSO|TOKEN|SECRET|PASSWORD|DATABASE_URL|SMTP_URL))=/gm,
  ),
].flatMap(([, name = '']) => (name === 'ANONYMOUS_PASSWORD' ? [] : [name]))

/** Shorter values of the environment could be words. */
const shortestValue = 12

const shapes: Readonly<Record<string, RegExp>> = {
  'the name of a secret setting': new RegExp(`\\b(${secretSettings.join('|')})\\b`),
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'a key of 32 bytes': /(?<![A-Za-z0-9+/-])[A-Za-z0-9+/]{43}=(?!=)/,
  'a key of the payment provider': /\bCHASECK_[\w-]+/,
  'a token': /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\./,
  'an address with a password': /\b[a-z][a-z+]*:\/\/[^\s/:@"'`]+:[^\s/:@"'`]+@/,
}

/** What a text contains that must stay at the service. Hashes of a policy (`sha256-…`) are public. */
export const secretsIn = (text: string, env: NodeJS.ProcessEnv = process.env): readonly string[] => [
  ...Object.entries(shapes).flatMap(([kind, shape]) => {
    const [found] = shape.exec(text) ?? []
    return found === undefined ? [] : [`${kind}: ${found}`]
  }),
  ...secretSettings.flatMap((name) => {
    const value = env[name] ?? ''
    return value.length >= shortestValue && text.includes(value) ? [`the value of ${name}`] : []
  }),
]

/** The secrets in the files of a folder. Compressed copies are left out. */
export const secretsInFolder = (folder: string): { readonly files: number; readonly found: readonly string[] } => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  )
  const found = files.flatMap(({ parentPath, name }) =>
    secretsIn(readFileSync(join(parentPath, name), 'latin1')).map((secret) => `${join(parentPath, name)}: ${secret}`),
  )
  return { files: files.length, found }
}
