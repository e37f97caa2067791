import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { version } from 'vite'

const words = fileURLToPath(new URL('../../locales/src', import.meta.url))

/** One short name for a state of all words: it changes when any of them does, and with the bundler that writes them. */
export const wordsState = (folder = words): string => {
  const hash = createHash('sha256').update(version)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes(sep))
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  return hash.digest('hex').slice(0, 8)
}

let state: string | undefined

/**
 * The file of one namespace of one language, undefined for any other module. All share one state instead of a hash each:
 * every page carries the table of these names, and a hundred hashes cannot be compressed.
 */
export const wordFileName = (module: string | null): string | undefined => {
  const [, language, namespace] = /\/locales\/src\/(en|am|om|ti)\/([a-z-]+)\.ts$/i.exec(module ?? '') ?? []
  if (!namespace) return undefined
  state ??= wordsState()
  return `assets/${state}/${language}-${namespace}.js`
}
