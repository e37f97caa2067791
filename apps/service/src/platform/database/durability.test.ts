import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databases, noPostgres } from '../../testing/databases.ts'
import { checkDurability } from './durability.ts'

test('a server that may lose acknowledged rows is refused by name', { timeout: 60_000 }, async (context) => {
  const opened = await databases.postgres()
  if (!opened) return context.skip(noPostgres)
  try {
    const { rows } = await sql<{ fsync: string }>`show fsync`.execute(opened.db)
    const checked = checkDurability(opened)
    // The server that tests start for themselves runs without fsync; one that is given may well have it.
    if (rows[0]?.fsync === 'off') await expect(checked).rejects.toThrow('the database has fsync switched off')
    else await expect(checked).resolves.toBeUndefined()
  } finally {
    await opened.close()
  }
})
