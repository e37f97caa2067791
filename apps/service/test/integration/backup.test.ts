import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Applicant } from '@invea/domain'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { submitted, uploadAll } from './a-submission.ts'
import { type TestSystem, testSystemOf } from './a-test-system.ts'

vi.setConfig({ testTimeout: 600_000 })

/** Number of requests in the backup: few in the suite, more for figures (`DRILL_REQUESTS=100000`). */
const requests = Number(process.env.DRILL_REQUESTS ?? 200)
const deploy = join(import.meta.dirname, '../../../../deploy')

const system = testSystemOf('postgres')

const hasTools = spawnSync('sh', ['-c', 'command -v pg_dump']).status === 0

/** Copies the rows of one request, each copy with another id. */
const copyRequest = async ({ service }: TestSystem, requestId: number, copies: number): Promise<void> => {
  const { db } = service.services
  const clone = (table: string, where: string, changes: string) =>
    sql
      .raw(
        `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changes})).*
         from ${table} one, generate_series(1, ${copies}) n where ${where}`,
      )
      .execute(db)
  // Hashes with the length of the real values, because they compress equally badly.
  const digestOf = (column: string) =>
    `'${column}', '\\x' || (select string_agg(encode(sha256((n || ':' || k)::bytea), 'hex'), '')
      from generate_series(1, octet_length(one.${column}) / 32) k)`
  await clone('request', `id = ${requestId}`, `jsonb_build_object('id', id + n)`)
  await clone(
    'request_person',
    `request_id = ${requestId}`,
    `jsonb_build_object('id', id + n, 'request_id', request_id + n, 'application_number', 'N' || n, ${digestOf('applicant')})`,
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

const pathsOf = (folder: string) =>
  readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => relative(folder, join(parentPath, name)))
    .toSorted()
const sumsOf = (backup: string) =>
  readFileSync(join(backup, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.slice(66))
    .toSorted()

const countOf = (report: string, what: string) => Number(new RegExp(`^${what} (\\d+)$`, 'm').exec(report)?.[1])

test('deploy/backup.sh saves everything, and deploy/restore-drill.sh restores it into an empty database', async ({
  skip,
}) => {
  if (!hasTools) return skip('no pg_dump on this machine')
  const { services, opened } = system.service
  const url = opened.url ?? ''
  const one = await submitted(system)
  await uploadAll(one.api, one.submitted)
  await copyRequest(system, one.requestId, requests)
  const { rows } = await sql<{ readonly n: number }>`select count(*)::integer as n from request`.execute(services.db)

  const backups = mkdtempSync(join(tmpdir(), 'backup-drill-'))
  // The service's address leads to PgBouncer, through which nothing is dumped.
  const addresses = { DATABASE_URL: 'postgres://service@127.0.0.1:1/pgbouncer', MIGRATION_DATABASE_URL: url }
  const env = { ...process.env, ...addresses, BACKUP_DIR: backups, DATA_DIR: services.env.dataDir }
  const into = new URL(url)
  into.pathname = `/drill_${Date.now()}`
  await sql.raw(`create database ${into.pathname.slice(1)}`).execute(services.db)
  const backupOf = (name: string, days: number) => {
    mkdirSync(join(backups, name))
    const at = new Date(Date.now() - days * 86_400_000 - 60_000)
    utimesSync(join(backups, name), at, at)
  }
  backupOf('20260101T233000Z', 30)
  backupOf('20260102T233000Z', 29)
  backupOf('20260103T233000Z.partly', 1)
  try {
    const began = Date.now()
    const folder = execFileSync(join(deploy, 'backup.sh'), { env, encoding: 'utf8' }).trim()
    const saved = Date.now()
    expect(readdirSync(backups).toSorted()).toEqual(['20260102T233000Z', basename(folder)])
    const restoring = { ...env, RESTORE_DATABASE_URL: into.href, RESTORE_DATA_DIR: join(backups, 'restored') }
    // A folder that has files already is refused before the database is restored.
    const occupied = { ...restoring, RESTORE_DATA_DIR: services.env.dataDir }
    expect(spawnSync(join(deploy, 'restore-drill.sh'), [folder], { env: occupied }).status).toBe(1)
    const report = execFileSync(join(deploy, 'restore-drill.sh'), [folder], { env: restoring, encoding: 'utf8' })
    const restored = Date.now()
    expect(countOf(report, 'request')).toBe(rows[0]?.n)
    expect(countOf(report, 'request')).toBe(requests + 1)
    expect(countOf(report, 'office')).toBeGreaterThan(5)
    expect(countOf(report, 'files')).toBeGreaterThan(0)
    expect(report).toContain('delete its database and its folder today')

    const other = await openDatabase({ databaseUrl: into.href }, pino({ level: 'silent' }))
    const person = await other.db
      .selectFrom('request_person')
      .selectAll()
      .where('request_id', '=', one.requestId)
      .executeTakeFirstOrThrow()
    const applicant = services.encryption.decryptJson<Applicant>(person.applicant, encryptionContext.person(person.id))
    expect(applicant.personal.firstName).toBe('ABEBE')
    await other.close()

    // The next backup links the files that did not change, without those that were removed and with the new ones.
    const [removed = '', kept = ''] = pathsOf(services.env.dataDir)
    rmSync(join(services.env.dataDir, removed))
    const added = await services.files.put(Buffer.from('new'))
    await wait(1_100)
    const second = execFileSync(join(deploy, 'backup.sh'), { env, encoding: 'utf8' }).trim()
    expect(pathsOf(second)).toEqual(pathsOf(services.env.dataDir))
    const inode = (at: string, path: string) => statSync(join(at, path)).ino
    expect(inode(second, kept)).toBe(inode(folder, kept))
    expect(inode(second, kept)).not.toBe(inode(services.env.dataDir, kept))
    expect(pathsOf(second)).toContain(join('files', added))
    expect(sumsOf(second)).toEqual(['./database.dump', ...pathsOf(second).map((path) => `./${path}`)])
    execFileSync('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd: second })
    expect(statSync(join(services.env.dataDir, 'last-backup')).mtimeMs).toBeGreaterThan(restored)
    await services.files.remove(added)
    cpSync(join(folder, removed), join(services.env.dataDir, removed))

    // The files are restored, and no other user of the machine can read the backup.
    const files = (at: string) =>
      readdirSync(join(at, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name), 'hex')])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other))
    expect(files(restoring.RESTORE_DATA_DIR)).toEqual(files(services.env.dataDir))
    const modes = (at: string) => readdirSync(at).map((name) => statSync(join(at, name)).mode & 0o777)
    expect(new Set(modes(folder))).toEqual(new Set([0o600, 0o700]))
    expect(statSync(folder).mode & 0o777).toBe(0o700)

    // A second restore into the same database is refused.
    expect(spawnSync(join(deploy, 'restore-drill.sh'), [folder], { env: restoring }).status).toBe(1)
    const size = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]
    if (process.env.DRILL_REQUESTS)
      process.stdout.write(
        `${report}backup of ${requests + 1} requests: ${saved - began} ms, ${size} kB; restore: ${restored - saved} ms\n`,
      )
  } finally {
    await sql.raw(`drop database ${into.pathname.slice(1)} with (force)`).execute(services.db)
    rmSync(backups, { recursive: true })
  }
})

test('a document that is replaced while the database is dumped is in the backup with both of its files', async ({
  skip,
}) => {
  if (!hasTools) return skip('no pg_dump on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'backup-replaced-'))
  const files = join(folder, 'data', 'files')
  for (const made of [files, join(folder, 'programs'), join(folder, 'backups')]) mkdirSync(made, { recursive: true })
  const [earlier, later, gone] = ['earlier', 'later', 'gone'].map((name) => join(files, name)) as [
    string,
    string,
    string,
  ]
  writeFileSync(earlier, 'earlier')
  writeFileSync(gone, 'gone')
  const real = execFileSync('sh', ['-c', 'command -v pg_dump'], { encoding: 'utf8' }).trim()
  writeFileSync(
    join(folder, 'programs', 'pg_dump'),
    `#!/bin/sh\n${real} "$@" && rm -f ${earlier} && echo later > ${later}\n`,
    { mode: 0o700 },
  )
  const env = {
    ...process.env,
    PATH: `${join(folder, 'programs')}:${process.env.PATH}`,
    MIGRATION_DATABASE_URL: '',
    DATABASE_URL: system.service.opened.url ?? '',
    BACKUP_DIR: join(folder, 'backups'),
    DATA_DIR: join(folder, 'data'),
  }
  const backup = () => execFileSync(join(deploy, 'backup.sh'), { env, encoding: 'utf8' }).trim()
  expect(pathsOf(backup())).toEqual(['files/earlier', 'files/gone', 'files/later'])
  // The next backup has neither of the files that were removed before it.
  rmSync(gone)
  await wait(1_100)
  expect(pathsOf(backup())).toEqual(['files/later'])
  rmSync(folder, { recursive: true })
})

test('the password of the database is in no argument of a program that the backup or the drill starts', async ({
  skip,
}) => {
  if (!hasTools) return skip('no pg_dump on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'backup-arguments-'))
  const argumentsFile = join(folder, 'arguments.txt')
  // Runs before the real programs, and records their arguments, as the list of processes shows them, and their password.
  for (const program of ['pg_dump', 'pg_restore', 'psql', 'sed', 'awk']) {
    const real = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim()
    writeFileSync(
      join(folder, program),
      `#!/bin/sh\nprintf '%s\\n' "$*" >> ${argumentsFile}\nprintf '%s\\n' "\${PGPASSWORD:-}" > ${folder}/password.txt\nexec ${real} "$@"\n`,
      { mode: 0o700 },
    )
  }
  const url = new URL(system.service.opened.url ?? '')
  url.password = 'pass%2Fword%40canary'
  const PATH = `${folder}:${process.env.PATH}`
  const env = {
    ...process.env,
    PATH,
    MIGRATION_DATABASE_URL: '',
    DATABASE_URL: url.href,
    BACKUP_DIR: folder,
    DATA_DIR: '',
  }
  const backup = execFileSync(join(deploy, 'backup.sh'), { env, encoding: 'utf8' }).trim()
  expect(readFileSync(join(folder, 'password.txt'), 'utf8')).toBe('pass/word@canary\n')
  // The check that the database is empty also needs the password.
  const drill = spawnSync(join(deploy, 'restore-drill.sh'), [backup], {
    env: { ...env, RESTORE_DATABASE_URL: url.href },
  })
  expect(drill.status).toBe(1)
  const recorded = readFileSync(argumentsFile, 'utf8')
  expect(recorded.split('\n').length).toBeGreaterThan(4)
  expect(recorded).not.toContain('canary')
  rmSync(folder, { recursive: true })
})
