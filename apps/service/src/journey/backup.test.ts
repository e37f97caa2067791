import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Applicant } from '@invea/domain'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../database.ts'
import { sealedIn } from '../store/sealed-in.ts'
import { noPostgres } from '../testing/databases.ts'
import { submitted, uploadAll } from './a-submission.ts'
import { startWorld, type World } from './a-world.ts'

vi.setConfig({ testTimeout: 600_000 })

/** How many requests there are to save: few in the suite, as many as wanted for figures (`DRILL_REQUESTS=100000`). */
const requests = Number(process.env.DRILL_REQUESTS ?? 200)
const deploy = join(import.meta.dirname, '../../../../deploy')

let world: World | undefined
beforeAll(async () => {
  world = await startWorld('postgres')
}, 120_000)
afterAll(() => world?.stop())

const hasTools = spawnSync('sh', ['-c', 'command -v pg_dump']).status === 0

/** The rows of one request as often as wanted, each with an id of its own. */
const multiply = async ({ service }: World, requestId: number, copies: number): Promise<void> => {
  const { db } = service.services
  const clone = (table: string, where: string, changes: string) =>
    sql
      .raw(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changes})).*
         from ${table} one, generate_series(1, ${copies}) n where ${where}`,
      )
      .execute(db)
  // As many bytes as the real ones, and as little to compress.
  const sealed = (column: string) =>
    `'${column}', '\\x' || (select string_agg(encode(sha256((n || ':' || k)::bytea), 'hex'), '')
      from generate_series(1, octet_length(one.${column}) / 32) k)`
  await clone('request', `id = ${requestId}`, `jsonb_build_object('id', id + n)`)
  await clone(
    'request_person',
    `request_id = ${requestId}`,
    `jsonb_build_object('id', id + n, 'request_id', request_id + n, 'application_number', 'N' || n, ${sealed('applicant')})`,
  )
  await clone(
    'attachment',
    `person_id in (select id from request_person where request_id = ${requestId})`,
    `jsonb_build_object('id', id + n * 1000 + attachment_type_id, 'person_id', person_id + n)`,
  )
  await clone(
    'audit_log',
    `request_id = ${requestId}`,
    `jsonb_build_object('id', id + n * 1000 + length(action), 'request_id', request_id + n)`,
  )
}

const countOf = (told: string, what: string) => Number(new RegExp(`^${what} (\\d+)$`, 'm').exec(told)?.[1])

test('deploy/backup.sh saves everything, deploy/restore-drill.sh brings it back into an empty database, readable', async ({
  skip,
}) => {
  if (!world || !hasTools) return skip(world ? 'no pg_dump on this machine' : noPostgres)
  const { services, opened } = world.service
  const url = opened.url ?? ''
  const one = await submitted(world)
  await uploadAll(one.api, one.submitted)
  await multiply(world, one.requestId, requests)
  const { rows } = await sql<{ readonly n: number }>`select count(*)::integer as n from request`.execute(services.db)

  const backups = mkdtempSync(join(tmpdir(), 'backup-drill-'))
  const env = { ...process.env, DATABASE_URL: url, BACKUP_DIR: backups, DATA_DIR: services.env.dataDir }
  const into = new URL(url)
  into.pathname = `/drill_${Date.now()}`
  await sql.raw(`create database ${into.pathname.slice(1)}`).execute(services.db)
  try {
    const began = Date.now()
    const folder = execFileSync(join(deploy, 'backup.sh'), { env, encoding: 'utf8' }).trim()
    const saved = Date.now()
    const told = execFileSync(join(deploy, 'restore-drill.sh'), [folder, into.href], { env, encoding: 'utf8' })
    const restored = Date.now()
    expect(countOf(told, 'request')).toBe(rows[0]?.n)
    expect(countOf(told, 'request')).toBe(requests + 1)
    expect(countOf(told, 'office')).toBeGreaterThan(5)
    expect(countOf(told, 'files')).toBeGreaterThan(0)

    const other = await openDatabase({ databaseUrl: into.href }, pino({ level: 'silent' }))
    const person = await other.db
      .selectFrom('request_person')
      .selectAll()
      .where('request_id', '=', one.requestId)
      .executeTakeFirstOrThrow()
    const applicant = services.vault.openJson<Applicant>(person.applicant, sealedIn.person(person.id))
    expect(applicant.personal.firstName).toBe('ABEBE')
    await other.close()

    // A second time into the same database is refused.
    expect(spawnSync(join(deploy, 'restore-drill.sh'), [folder, into.href], { env }).status).toBe(1)
    const size = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]
    if (process.env.DRILL_REQUESTS)
      process.stdout.write(
        `${told}backup of ${requests + 1} requests: ${saved - began} ms, ${size} kB; restore: ${restored - saved} ms\n`,
      )
  } finally {
    await sql.raw(`drop database ${into.pathname.slice(1)} with (force)`).execute(services.db)
    rmSync(backups, { recursive: true })
  }
})
