import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createDatabaseFolder } from '../../src/platform/database/database-template.ts'
import { isMigrated } from '../../src/platform/database/migrate.ts'
import { createPglite } from '../../src/platform/database/pglite.ts'
import type { Database } from '../../src/platform/database/schema.gen.ts'
import { addCleanup, cleanUpAfterEach } from '../../src/testing/a-process.ts'

cleanUpAfterEach()

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-template-'))
  addCleanup(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const folders = () => {
  const home = newFolder()
  return { cache: join(home, 'cache'), in: (name: string) => join(home, name) }
}

/** Opens a database and returns the tables that have rows. */
const filledTables = async (folder: string): Promise<readonly string[]> => {
  const pglite = await createPglite({ folder })
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  try {
    expect(await isMigrated(db)).toBe(true)
    const { rows } = await sql<{ readonly name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by name`.execute(db)
    const counted = rows.map(async ({ name }) => {
      const table = await sql<{ readonly n: number }>`select count(*)::integer as n from ${sql.table(name)}`.execute(db)
      return { name, n: table.rows[0]?.n }
    })
    return (await Promise.all(counted)).filter(({ n }) => n !== 0).map(({ name }) => name)
  } finally {
    await db.destroy()
  }
}

const templateIn = (cache: string) => join(cache, readdirSync(cache)[0] ?? '')
/** The largest table file of the template. PostgreSQL does not detect damage to it at its start. */
const aTableOf = (template: string) =>
  readdirSync(join(template, 'files/base'), { recursive: true, encoding: 'utf8' })
    .map((name) => join(template, 'files/base', name))
    .filter((file) => statSync(file).isFile())
    .toSorted((one, other) => statSync(other).size - statSync(one).size)[0] ?? ''

test('a second new database is a copy of the first: the same files, migrated, without rows', {
  timeout: 300_000,
}, async () => {
  const { cache, in: at } = folders()
  await createDatabaseFolder(at('first'), cache)
  const template = templateIn(cache)
  const mark = join(template, 'mark')
  writeFileSync(mark, '')

  // An unfinished folder, as a killed start leaves it.
  mkdirSync(at('second.new'))
  writeFileSync(join(at('second.new'), 'PG_VERSION'), '18')
  await createDatabaseFolder(at('second'), cache)
  expect(existsSync(mark)).toBe(true)
  expect(readdirSync(at('second'), { recursive: true }).toSorted()).toEqual(
    readdirSync(join(template, 'files'), { recursive: true }).toSorted(),
  )
  expect(existsSync(at('second.new'))).toBe(false)
  for (const name of ['first', 'second'] as const) {
    expect(await filledTables(at(name))).toEqual(['kysely_migration', 'kysely_migration_lock'])
  }
})

test('a damaged template is not copied: the database and its template are created again', {
  timeout: 300_000,
}, async () => {
  const { cache, in: at } = folders()
  await createDatabaseFolder(at('first'), cache)
  const damages: readonly ((template: string) => void)[] = [
    (template) => {
      const content = readFileSync(aTableOf(template))
      content[content.length - 1] = (content.at(-1) ?? 0) ^ 1
      writeFileSync(aTableOf(template), content)
    },
    (template) => rmSync(join(template, 'digest')),
    (template) => truncateSync(aTableOf(template), 8192),
    (template) => rmSync(join(template, 'files/PG_VERSION')),
  ]
  // Each creates a database, which takes seconds. The last two are found by the same digest as the first, so only the full run has them.
  const selected = process.env.TEST_FULL ? damages : damages.slice(0, 2)
  const template = templateIn(cache)
  const mark = join(template, 'mark')
  for (const [number, damage] of selected.entries()) {
    writeFileSync(mark, '')
    damage(template)
    await createDatabaseFolder(at(`after-${number}`), cache)
    expect(existsSync(mark)).toBe(false)
    expect(existsSync(join(template, 'digest'))).toBe(true)
    await expect(filledTables(at(`after-${number}`))).resolves.toContain('kysely_migration')
  }
})

test('creates each database without a template if the cache cannot be written', { timeout: 300_000 }, async () => {
  const { in: at } = folders()
  writeFileSync(at('file'), '')
  await createDatabaseFolder(at('database'), join(at('file'), 'cache'))
  expect(await filledTables(at('database'))).toContain('kysely_migration')
  expect(readFileSync(at('file'), 'utf8')).toBe('')
})
