import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Keys } from '../encryption/encryption.ts'
import { StartFault } from '../start-fault.ts'
import { checkKeys } from './check-keys.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema.gen.ts'

const auditTables = ['audit_log', 'audit_seal', 'audit_sealed'] as const

/**
 * Rights of the service's role: read and write everything, but only insert into the audit log and its chain. It owns no table,
 * so it can neither disable a trigger nor change a table. `for update` on the head of the chain needs update rights on one
 * column.
 */
const grants = (role: string, tables: readonly string[]) => {
  const service = sql.id(role)
  return [
    sql`grant usage on schema public to ${service}`,
    sql`grant select, insert, update, delete on ${sql.join(tables.map((table) => sql.id('public', table)))} to ${service}`,
    ...auditTables.map((table) => sql`revoke update, delete, truncate on ${sql.table(table)} from ${service}`),
    sql`grant update (number) on audit_seal to ${service}`,
    sql`revoke insert, update, delete on kysely_migration from ${service}`,
  ]
}

/** Without those of others, such as a copy that an administrator made: the owner may not grant rights on them. */
const readOwnTables = async (trx: Kysely<Database>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and pg_has_role(tableowner, 'USAGE')`.execute(
    trx,
  )
  return rows.map(({ name }) => name)
}

/** The role of a connection, and the database with the start of its server. Only the start differs between a server and its copy. */
const identityOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ readonly role: string; readonly database: string }>`
    select current_user::text as role, concat_ws(' ', current_database(), extract(epoch from pg_postmaster_start_time())) as database`.execute(
    db,
  )
  return rows[0] ?? { role: '', database: '' }
}

/** The owner of MIGRATION_DATABASE_URL migrates and grants the service's role its rights; without it that role migrates. */
const migrateAsOwner = async (
  opened: OpenDatabase,
  migrationUrl: string | undefined,
  log: Logger,
): Promise<readonly string[]> => {
  if (migrationUrl === undefined || opened.kind === 'embedded') return migrate(opened.db)
  const owner = await openDatabase({ databaseUrl: migrationUrl, databaseConnections: 2 }, log)
  try {
    const { role, database } = await identityOf(opened.db)
    const ofOwner = await identityOf(owner.db)
    if (database !== ofOwner.database)
      throw new StartFault('database', [
        'MIGRATION_DATABASE_URL leads to another database than DATABASE_URL: nothing was migrated',
      ])
    const migrated = await migrate(owner.db)
    // Several instances may start together. Only one grants at a time.
    if (role !== ofOwner.role) {
      await owner.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('grants of the service'))`.execute(trx)
        for (const grant of grants(role, await readOwnTables(trx))) await grant.execute(trx)
      })
    }
    return migrated
  } finally {
    await owner.close()
  }
}

interface Preparation {
  readonly migrationUrl: string | undefined
  readonly keys: Keys
  readonly log: Logger
}

/** Migrates the database, and compares the keys with those that wrote it. */
export const prepareDatabase = async (
  opened: OpenDatabase,
  { migrationUrl, keys, log }: Preparation,
): Promise<readonly string[]> => {
  const migrated = await migrateAsOwner(opened, migrationUrl, log)
  await checkKeys(opened, keys)
  return migrated
}

interface Powers {
  readonly table: string
  readonly changes: boolean
  readonly owns: boolean
}

/** Refuses a production database whose service role could rewrite the audit log. */
export const checkServiceRole = async ({ db, kind }: OpenDatabase): Promise<void> => {
  if (kind === 'embedded') return
  const { rows } = await sql<Powers>`
    select c.relname as table,
      has_table_privilege(c.oid, 'DELETE') or has_table_privilege(c.oid, 'TRUNCATE')
        or (c.relname <> 'audit_seal' and has_any_column_privilege(c.oid, 'UPDATE')) as changes,
      pg_has_role(c.relowner, 'MEMBER') as owns
    from pg_class c where c.relnamespace = 'public'::regnamespace
      and c.relname in (${sql.join(auditTables)}) order by c.relname`.execute(db)
  const powerful = rows.filter(({ changes, owns }) => changes || owns).map(({ table }) => table)
  if (powerful.length === 0) return
  throw new StartFault('database', [
    `the role of DATABASE_URL can change ${powerful.join(', ')}: give the service a role that owns nothing, and the owner to MIGRATION_DATABASE_URL`,
  ])
}

/** Promise C2: server settings that are needed so that acknowledged rows are not lost. */
const requiredSettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/** Refuses a production database that may lose acknowledged rows. Names each wrong setting. */
export const checkDurability = async ({ db, kind }: OpenDatabase): Promise<void> => {
  if (kind === 'embedded') return
  const { rows } = await sql<{ readonly name: string; readonly setting: string }>`
    select name, setting from pg_settings where name in (${sql.join(requiredSettings)})`.execute(db)
  // `local` does not wait for a standby: a failover would lose the row.
  const unsafe = rows.filter(({ setting }) => setting === 'off' || setting === 'local')
  if (unsafe.length === 0) return
  throw new StartFault(
    'database',
    unsafe.map(({ name, setting }) => `the database has ${name} = ${setting}: it may lose what it acknowledged`),
  )
}
