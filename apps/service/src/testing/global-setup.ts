import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '../platform/database/database.ts'
import { createDatabaseFolder } from '../platform/database/database-template.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPglite } from '../platform/database/pglite.ts'
import { createDatabase, startServerForTests } from './databases.ts'

/** A migrated embedded database, as a folder for processes and as a file for tests: copied in a fraction of the time it takes to make one. */
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
