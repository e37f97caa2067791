import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Kysely, PGliteDialect } from 'kysely'
import { migrate } from './migrate.ts'
import { createPglite } from './pglite.ts'
import type { Database } from './schema.gen.ts'

/** In `node_modules`, so that it has the same permissions as the code. */
const templateFolder = join(import.meta.dirname, '../../../node_modules/.cache/database')
const migrationFolder = join(import.meta.dirname, '../migrations')

/** Copies a folder to a new folder. Returns the digest of all names and contents. */
const copyFolder = (from: string, to: string): string => {
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

/** Key of the template. Changes with the engine, the migrations and the code that runs them. */
const templateKey = (): string => {
  const engine = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json')
  const migrations = readdirSync(migrationFolder).map((name) => join(migrationFolder, name))
  const runners = ['migrate.ts', 'pglite.ts', 'database-template.ts'].map((name) => join(import.meta.dirname, name))
  const hash = createHash('sha256')
  for (const file of [engine, ...migrations.toSorted(), ...runners]) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const createMigratedDatabase = async (folder: string): Promise<void> => {
  const pglite = await createPglite({ folder })
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  await db.destroy()
  if (!pglite.closed) await pglite.close()
}

/** Copies the template. Returns false if there is none, or if it was damaged and has been removed. */
const copyTemplate = (template: string, folder: string): boolean => {
  if (!existsSync(template)) return false
  try {
    const digest = readFileSync(join(template, 'digest'), 'utf8')
    if (copyFolder(join(template, 'files'), folder) === digest) return true
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    // The disk is full, so the template is not damaged. Any other error is damage, such as a missing or shorter file.
    if ((error as NodeJS.ErrnoException).syscall === 'write') throw error
  }
  rmSync(folder, { recursive: true, force: true })
  rmSync(template, { recursive: true, force: true })
  return false
}

/** Stores an unused database as the template, and removes the templates of other versions. */
const storeTemplate = (template: string, folder: string): void => {
  const cache = dirname(template)
  const unfinished = `${template}.${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    for (const name of readdirSync(cache)) rmSync(join(cache, name), { recursive: true, force: true })
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'digest'), copyFolder(folder, join(unfinished, 'files')))
    renameSync(unfinished, template)
  } catch {
    // The folder is read-only, the disk is full, or another process created the template at the same time.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/**
 * Creates a migrated, empty database in a new folder. This takes seconds, so the first database is stored as a template and
 * later ones are copied from it. The folder is renamed when complete, so a killed process leaves no partial database.
 */
export const createDatabaseFolder = async (folder: string, cache = templateFolder): Promise<void> => {
  const template = join(cache, templateKey())
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  if (!copyTemplate(template, unfinished)) {
    await createMigratedDatabase(unfinished)
    storeTemplate(template, unfinished)
  }
  renameSync(unfinished, folder)
}

// Run during the installation, to store the template.
if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'new-database-'))
  try {
    await createDatabaseFolder(join(folder, 'database'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
