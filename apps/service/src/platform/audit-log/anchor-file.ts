import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Anchor } from './audit-check.ts'

/** Where heads of the audit chain are written down outside the database, one a line: moment, number, hash. */
export interface AnchorFile {
  /** True when the last anchor is a day old, or there is none. */
  isDue(now: Date): Promise<boolean>
  append(head: Anchor, now: Date): Promise<void>
  read(): Promise<readonly Anchor[]>
}

const name = 'audit-anchors.txt'
const line = /^(\S+) (\d+) ([0-9a-f]{64})$/
const day = 86_400_000

export const createAnchorFile = (dataDir: string): AnchorFile => {
  const file = join(dataDir, name)
  const lines = async () => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    return text.split('\n').flatMap((one) => {
      const [, at = '', number = '', hash = ''] = line.exec(one) ?? []
      return hash ? [{ at, number: Number(number), hash }] : []
    })
  }
  return {
    isDue: async (now) => {
      const last = (await lines()).at(-1)
      return last === undefined || now.getTime() - Date.parse(last.at) >= day
    },
    append: ({ number, hash }, now) => appendFile(file, `${now.toISOString()} ${number} ${hash}\n`, { mode: 0o600 }),
    read: async () => (await lines()).map(({ number, hash }) => ({ number, hash })),
  }
}
