import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')

export interface Kept {
  /** Where the portal lies on its host, with a slash at both ends. */
  readonly base: string
  /** Files every page needs, by their addresses; the shell of the portal among them. */
  readonly frame: readonly string[]
  /** Addresses of the pages rendered at build time inside the portal, without a slash at the end. */
  readonly pages: readonly string[]
}

/** The service worker of one build. Its version is what it keeps: another build that keeps the same is no update. */
export const serviceWorker = (folder: string, { base, frame, pages }: Kept): string => {
  const content = [...frame.map((file) => file.slice(base.length)), ...pages.map((page) => `${page}/index.html`)].map(
    (file) => readFileSync(join(folder, file)),
  )
  const version = content
    .reduce((hash, file) => hash.update(file), createHash('sha256'))
    .digest('hex')
    .slice(0, 12)
  const lists = JSON.stringify({ version, base, frame, pages: pages.map((page) => base + page.slice(1)) })
  return source.replace(/\/\* lists \*\/ \{.*\}/, () => lists)
}
