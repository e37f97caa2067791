import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { pino } from 'pino'
import { openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Database } from '../platform/database/schema.ts'
import { createDatabase, startServerForTests } from './databases.ts'

/** A migrated embedded database, as a file for tests and as a folder for processes: copied in a fraction of the time it takes to make one. */
const makeEmbeddedTemplate = async (folder: string) => {
  const pglite = await PGlite.create()
  await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }))
  const dump = await pglite.dumpDataDir('none')
  const file = join(folder, 'embedded.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  await pglite.close()
  const onDisk = await PGlite.create({ dataDir: join(folder, 'database'), loadDataDir: dump })
  await onDisk.close()
  return file
}

const makePostgresTemplate = async (serverUrl: string) => {
  const { url, drop } = await createDatabase(serverUrl, `template_${process.pid}`)
  const opened = await openDatabase({ databaseUrl: url }, pino({ level: 'silent' }))
  await migrate(opened.db)
  await opened.close()
  return { name: new URL(url).pathname.slice(1), drop }
}

/** Once a run: one server for all tests, and a migrated database of each kind to copy. */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-template-'))
  process.env.TEST_EMBEDDED_FOLDER = join(folder, 'database')
  process.env.TEST_EMBEDDED_TEMPLATE = await makeEmbeddedTemplate(folder)
  // What one process has compiled is there for the next.
  process.env.TEST_COMPILE_CACHE = join(folder, 'compiled')
  const server = await startServerForTests()
  const template = server && (await makePostgresTemplate(server.url))
  if (server && template) {
    process.env.TEST_DATABASE_URL = server.url
    process.env.TEST_DATABASE_TEMPLATE = template.name
  }
  return async () => {
    await template?.drop()
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
