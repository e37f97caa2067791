import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Copies a folder to a new folder. Returns the digest of all names and contents. */
export const copyFolder = (from: string, to: string): string => {
  const hash = createHash('sha256')
  const copy = (folder: string) => {
    mkdirSync(join(to, folder), { mode: 0o700 })
    const entries = readdirSync(join(from, folder), { withFileTypes: true })
    for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        hash.update(`${path}/\0`)
        copy(path)
      } else {
        const content = readFileSync(join(from, path))
        hash.update(`${path}\0${content.length}\0`).update(content)
        writeFileSync(join(to, path), content, { mode: 0o600 })
      }
    }
  }
  copy('')
  return hash.digest('hex')
}
