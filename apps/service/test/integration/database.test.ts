import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isMigrated, migrate } from '../../src/platform/database/migrate.ts'
import { newId } from '../../src/platform/ids.ts'
import { StartFault } from '../../src/platform/start-fault.ts'
import { databases, noPostgres, openEmbeddedDatabase } from '../../src/testing/databases.ts'

const words = { en: 'Sample', am: 'ናሙና', om: 'Fakkeenya', ti: 'ኣብነት' }

test('refuses a database that other migrations created, and names the remedy', async () => {
  const { db, close } = await openEmbeddedDatabase()
  try {
    await sql`update kysely_migration set name = '0001-master-data' where name = '0001-baseline'`.execute(db)
    await expect(migrate(db)).rejects.toThrow(StartFault)
    await expect(migrate(db)).rejects.toThrow(/0001-master-data.*move the folder database in DATA_DIR away/)
  } finally {
    await sql`update kysely_migration set name = '0001-baseline' where name = '0001-master-data'`.execute(db)
    await close()
  }
})

test('does not change the database of a later version', async () => {
  const { db, close } = await openEmbeddedDatabase()
  try {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
    expect(await migrate(db)).toEqual([])
    expect(await isMigrated(db)).toBe(true)
  } finally {
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db)
    await close()
  }
})

describe.each(Object.keys(databases) as (keyof typeof databases)[])('on %s', (kind) => {
  test('migrates once, returns the same JavaScript types and protects the audit log', {
    timeout: 60_000,
  }, async (context) => {
    const opened = await databases[kind]()
    if (!opened) return context.skip(noPostgres)
    onTestFinished(() => opened.close())
    const { db } = opened
    expect(await isMigrated(db)).toBe(true)
    expect(await migrate(db)).toEqual([])

    const counters = db.selectNoFrom(
      sql`(select reloptions from pg_class where relname = 'slot_counter')`.as('options'),
    )
    expect(await counters.executeTakeFirst()).toEqual({
      options: expect.arrayContaining(['autovacuum_vacuum_scale_factor=0.01']),
    })

    const now = new Date('2026-11-21T08:00:00.123Z')
    await db
      .insertInto('holiday')
      .values({ day: '2026-11-21' as never, closed: true, name: JSON.stringify(words) })
      .execute()
    expect(await db.selectFrom('holiday').selectAll().executeTakeFirst()).toEqual({
      day: '2026-11-21',
      closed: true,
      name: words,
    })

    const id = newId(7)
    const hash = Buffer.from([0, 1, 255])
    await db.insertInto('session').values({ id, kind: 'anonymous', created_at: now }).execute()
    await db.insertInto('session_token').values({ hash, session_id: id, kind: 'access', expires_at: now }).execute()
    const token = await db.selectFrom('session_token').selectAll().where('hash', '=', hash).executeTakeFirstOrThrow()
    const absent = { used_at: null, challenge: null, challenge_until: null }
    expect(token).toEqual({ hash, session_id: id, kind: 'access', expires_at: now, ...absent })
    expect(Buffer.isBuffer(token.hash)).toBe(true)

    await db
      .insertInto('audit_log')
      .values({
        office_id: 7,
        id,
        at: now,
        actor_kind: 'job',
        actor_id: null,
        action: 'test',
        request_id: null,
        subject_id: null,
        detail: JSON.stringify({}),
      })
      .execute()
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('append-only')
    const count = await db
      .selectFrom('audit_log')
      .select((q) => q.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count.count).toBe(1)
  })
})
