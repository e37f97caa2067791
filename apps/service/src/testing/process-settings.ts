import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import type { DatabaseKind } from './databases.ts'
import { startPostgres } from './postgres.ts'

const endings: (() => Promise<unknown> | unknown)[] = []

/** What is carried out after the test, the last one first. */
export const atTheEnd = (end: () => Promise<unknown> | unknown): void => void endings.push(end)

/** To be called by the file of the tests: their endings are carried out after each of them. */
export const endEachTest = (): void => {
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end()
  })
}

/** Settings of a process of the service with a folder and a database of its own; undefined without PostgreSQL. */
export const processSettings = async (kind: DatabaseKind): Promise<Readonly<Record<string, string>> | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), 'service-process-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  const common = { NODE_ENV: 'development', DATA_DIR: folder, LOG_LEVEL: 'info' }
  const { TEST_EMBEDDED_FOLDER } = process.env
  if (kind === 'embedded') {
    if (TEST_EMBEDDED_FOLDER) cpSync(TEST_EMBEDDED_FOLDER, join(folder, 'database'), { recursive: true })
    return common
  }
  const server = await startPostgres()
  if (!server) return undefined
  atTheEnd(server.stop)
  return { ...common, DATABASE_URL: server.url }
}
