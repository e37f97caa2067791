import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '../platform/database/database.ts'
import { createDatabaseFolder } from '../platform/database/database-template.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPglite } from '../platform/database/pglite.ts'
import { createDatabase, startServerForTests } from './databases.ts'

/**
 * Creates a migrated embedded database as a folder for processes and as a file for tests. A copy takes a fraction of the time.
 */
const makeEmbeddedTemplate = async (folder: string) => {
  await createDatabaseFolder(join(folder, 'database'))
  const pglite = await createPglite({ folder: join(folder, 'database') })
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const file = join(folder, 'embedded.tar')
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  return file
}

const makePostgresTemplate = async (serverUrl: string) => {
  const { url, drop } = await createDatabase(serverUrl, `template_${process.pid}`)
  const opened = await openDatabase({ databaseUrl: url }, pino({ level: 'silent' }))
  await migrate(opened.db)
  await opened.close()
  return { name: new URL(url).pathname.slice(1), drop }
}

/** Runs once before all tests: starts one server, and creates a migrated database of each kind to copy. */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'service-template-'))
  process.env.TEST_EMBEDDED_FOLDER = join(folder, 'database')
  process.env.TEST_EMBEDDED_TEMPLATE = await makeEmbeddedTemplate(folder)
  // Processes share their compile cache.
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
