// Run during the installation: creates a new database and stores it as the template.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabaseFolder } from './database-template.ts'

const folder = mkdtempSync(join(tmpdir(), 'new-database-'))
try {
  await createDatabaseFolder(join(folder, 'database'))
} finally {
  rmSync(folder, { recursive: true })
}
