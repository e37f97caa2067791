import { sql } from 'kysely'
import { StartFault } from '../start-fault.ts'
import type { OpenDatabase } from './database.ts'

/** Promise C2, acknowledged means kept: what a server must have switched on for that to be true. */
const needed = ['fsync', 'full_page_writes', 'synchronous_commit'] as const

/** Refuses a production database that may lose what it acknowledged, naming each setting. */
export const checkDurability = async ({ db, kind }: OpenDatabase): Promise<void> => {
  if (kind === 'embedded') return
  const { rows } = await sql<{ readonly name: string; readonly setting: string }>`
    select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`.execute(db)
  const off = needed.filter((name) => rows.some((row) => row.name === name && row.setting === 'off'))
  if (off.length === 0) return
  throw new StartFault(
    'database',
    off.map((name) => `the database has ${name} switched off: it may lose what it acknowledged`),
  )
}
