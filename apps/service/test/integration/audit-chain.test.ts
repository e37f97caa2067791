import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { audit } from '../../src/platform/audit-log/audit.ts'
import { createAnchorFile, sealAudit, sealAuditLog } from '../../src/platform/audit-log/audit-chain.ts'
import { checkAudit } from '../../src/platform/audit-log/audit-check.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds } from '../../src/testing/databases.ts'

const writers = 8
/** Rows of each writer, five per transaction. */
const rowsEach = Number(process.env.AUDIT_ROWS ?? 2_000) / writers

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)

  const write = async (writer: number) => {
    const { services, clock } = service
    for (let at = 0; at < rowsEach; at += 5) {
      await services.transact(async (trx) => {
        for (let one = at; one < Math.min(at + 5, rowsEach); one++) {
          const detail = { writer, one, slots: [[1, 2]] }
          await audit(trx, { now: clock.now(), actor: { kind: 'job' } }, 'sample.done', {
            officeId: writer + 1,
            detail,
          })
        }
      })
    }
  }
  /** Changes rows without the triggers, as the owner of the database could. */
  const tamper = async (change: ReturnType<typeof sql>, undo: () => Promise<unknown>) => {
    const { db } = service.services
    const tables = ['audit_log', 'audit_seal', 'audit_sealed'] as const
    for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db)
    await change.execute(db)
    const { faults } = await check()
    await undo()
    for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db)
    return faults
  }
  const check = async () =>
    checkAudit(service.services, { anchors: await createAnchorFile(service.services.env.dataDir).read() })

  test('rows written in parallel while two sealers run form one chain, with each row once', {
    timeout: 300_000,
  }, async () => {
    const { services, clock } = service
    let writing = true
    const sealer = async () => {
      let sealed = 0
      while (writing) sealed += await sealAudit(services, clock.now())
      return sealed
    }
    const sealers = [sealer(), sealer()]
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    writing = false
    const sealed = (await Promise.all(sealers)).reduce((sum, one) => sum + one, 0)
    const anchors = createAnchorFile(services.env.dataDir)
    const rest = await sealAuditLog(services, anchors)
    const checked = await check()
    expect(checked.faults).toEqual([])
    expect(checked).toMatchObject({ rows: sealed + rest, unsealed: 0 })
    expect(checked.rows).toBeGreaterThanOrEqual(writers * rowsEach)
    expect(checked.seals).toBeGreaterThan(1)
    expect(await anchors.read()).toEqual([{ ...checked.head, at: services.clock.now().toISOString() }])
  })

  test('refuses to change or delete rows of the log and the chain', async () => {
    const { db } = service.services
    await expect(sql`update audit_log set action = 'x'`.execute(db)).rejects.toThrow(/append-only/)
    await expect(sql`delete from audit_sealed`.execute(db)).rejects.toThrow(/append-only/)
    await expect(sql`truncate audit_seal`.execute(db)).rejects.toThrow(/append-only/)
  })

  test('finds a changed, a removed and an added row, and a moved, a changed and a cut link', {
    timeout: 300_000,
  }, async () => {
    const { db, clock } = { db: service.services.db, clock: service.clock }
    const row = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'sample.done')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { office_id: office, id } = row
    const log = (set: ReturnType<typeof sql>) =>
      sql`update audit_log set ${set} where office_id = ${office} and id = ${id}`
    const restoreRow = async () => {
      await db.deleteFrom('audit_log').where('office_id', '=', office).where('id', '=', id).execute()
      await db
        .insertInto('audit_log')
        .values({ ...row, detail: JSON.stringify(row.detail) })
        .execute()
    }
    const changed = [expect.stringMatching(`^row ${id} of seal \\d+ was changed$`)]
    expect(await tamper(log(sql`action = 'sample.undone'`), restoreRow)).toEqual(changed)
    expect(await tamper(log(sql`at = at + interval '1 second'`), restoreRow)).toEqual(changed)
    expect(await tamper(log(sql`detail = jsonb_set(detail, '{one}', '99')`), restoreRow)).toEqual(changed)
    expect(await tamper(log(sql`actor_kind = 'operator'`), restoreRow)).toEqual(changed)
    expect(await tamper(sql`delete from audit_log where office_id = ${office} and id = ${id}`, restoreRow)).toEqual([
      expect.stringMatching(`^row ${id} of seal \\d+ is gone$`),
    ])

    const members = await db.selectFrom('audit_sealed').selectAll().where('seal', '=', 2).orderBy('position').execute()
    const restoreMembers = async () => {
      await db.deleteFrom('audit_sealed').where('seal', '=', 2).execute()
      await db.insertInto('audit_sealed').values(members).execute()
    }
    const list = ['the list of rows of seal 2 was changed']
    expect(await tamper(sql`update audit_sealed set position = -position where seal = 2`, restoreMembers)).toEqual(
      members.length > 1 ? list : [],
    )
    expect(
      await tamper(
        sql`delete from audit_sealed where seal = 2 and audit_id = ${members[0]?.audit_id ?? 0}`,
        restoreMembers,
      ),
    ).toEqual(list)

    const seals = await db.selectFrom('audit_seal').selectAll().orderBy('number').execute()
    const restoreSeals = async () => {
      await db.deleteFrom('audit_seal').execute()
      await db.insertInto('audit_seal').values(seals).execute()
    }
    const [head] = seals.slice(-1)
    const anchor = (await createAnchorFile(service.services.env.dataDir).read()).at(-1)
    // The owner of the database has no key, so a root that matches changed rows still breaks the chain.
    expect(await tamper(sql`update audit_seal set hash = sha256(hash) where number = 2`, restoreSeals)).toContain(
      'seal 2 was changed',
    )
    expect(await tamper(sql`delete from audit_seal where number = 2`, restoreSeals)).toContain('seal 2 is gone')
    expect(await tamper(sql`delete from audit_seal where number = ${head?.number ?? 0}`, restoreSeals)).toEqual([
      `seal ${head?.number} is not the one that was anchored at ${anchor?.at}`,
      `expected if the database was restored to a moment before ${anchor?.at}: see "The audit log" in docs/operations.md`,
    ])
    // A restore would have removed the later anchor too.
    const later = { number: head?.number ?? 0, hash: head?.hash.toString('hex') ?? '', at: '2026-12-01T00:00:00.000Z' }
    const replaced = { number: 1, hash: '0'.repeat(64), at: '2026-11-01T00:00:00.000Z' }
    expect((await checkAudit(service.services, { anchors: [replaced, later] })).faults).toEqual([
      `seal 1 is not the one that was anchored at ${replaced.at}`,
    ])

    await audit(
      service.services.db as never,
      { now: new Date(clock.now().getTime() - 400 * 86_400_000), actor: { kind: 'operator' } },
      'sample.backdated',
      { officeId: 1 },
    )
    // A row that is inserted later with an old date is found, because the daily round checks rows of any age.
    expect((await check()).unsealed).toBe(1)
    expect(await sealAudit(service.services, clock.now())).toBe(0)
    service.clock.forward({ hours: 24 })
    expect(await sealAuditLog(service.services, createAnchorFile(service.services.env.dataDir))).toBe(1)
    const { faults, unsealed } = await check()
    expect([faults, unsealed]).toEqual([[expect.stringMatching(/^row \d+ of seal \d+ is dated before the seals/)], 0])
  })

  test('reads the chain in steps, whatever its length', async () => {
    const { services, clock } = service
    for (let seal = 0; seal < 150; seal++) {
      await services.transact((trx) => audit(trx, { now: clock.now(), actor: { kind: 'job' } }, 'sample.done'))
      await sealAudit(services, clock.now())
    }
    let mostRows = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        mostRows = Math.max(mostRows, result.rows.length)
        return result
      },
    }
    const { faults, seals } = await checkAudit({ ...services, db: services.db.withPlugin(counting) }, { anchors: [] })
    // An earlier test inserted a row with an old date.
    expect(faults.filter((fault) => !fault.includes('is dated before'))).toEqual([])
    expect(seals).toBeGreaterThan(150)
    expect(mostRows).toBe(100)
  })
})
