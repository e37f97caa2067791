import { execFile, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Applicant } from '@invea/domain'
import { anApplicant } from '@invea/domain/testing'
import {
  asServerUser,
  findBinaries,
  freePort,
  makeCluster,
  removeCluster,
  startServer,
  urlOf,
} from '@invea/tooling/postgres-cluster'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { AppContext } from '../../src/app-context.ts'
import { compose } from '../../src/compose.ts'
import { readEnv } from '../../src/config.ts'
import { createAnchorFile, sealAuditLog } from '../../src/platform/audit-log/audit-chain.ts'
import { checkAudit } from '../../src/platform/audit-log/audit-check.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { encryptionContext } from '../../src/platform/encryption/encryption.ts'
import { newId } from '../../src/platform/ids.ts'
import { newApplicationNumber } from '../../src/requests/request-numbers.ts'
import { atTheEnd, endEachTest } from '../../src/testing/a-process.ts'

endEachTest()

/** Few in the full run; `pnpm prove:restore` has 100,000. */
const requests = Number(process.env.DRILL_REQUESTS ?? 2_000)
const conf = join(import.meta.dirname, '../../../../deploy/pgbackrest.conf')
const officeId = 2
const quiet = pino({ level: 'silent' })

/** Paid requests with one applicant and one document each, in the shape and under the keys of the service. */
const writeRequests = async ({ db, encryption, files }: AppContext, count: number): Promise<void> => {
  const applicant = anApplicant()
  for (let written = 0; written < count; written += 1_000) {
    const now = new Date()
    const stamps = { created_at: now, changed_at: now }
    const rows = await Promise.all(
      Array.from({ length: Math.min(1_000, count - written) }, async () => {
        const [id, personId] = [newId(officeId), newId(officeId)]
        const number = newApplicationNumber()
        const document = Buffer.concat([Buffer.from(`document of ${number}\n`), randomBytes(1_000)])
        return { id, personId, number, document, storageKey: await files.put(document) }
      }),
    )
    await db
      .insertInto('request')
      .values(
        rows.map(({ id }) => ({
          ...{ office_id: officeId, id, session_id: 1, mode: 'normal' as const, request_type: 'new' as const },
          ...{ status: 'paymentCompleted' as const, applicants: 1, language: 'en' as const, ...stamps },
          confirmation_number: encryption.encrypt(`SAMPLE${id}`, encryptionContext.request(id)),
          submitted_on: '2026-11-20',
        })) as never,
      )
      .execute()
    await db
      .insertInto('request_person')
      .values(
        rows.map(({ id, personId, number }) => ({
          ...{ office_id: officeId, id: personId, request_id: id, position: 1, application_number: number },
          ...{ status: 'paymentCompleted' as const, under18: false, ...stamps },
          applicant: encryption.encryptJson(
            { ...applicant, personal: { ...applicant.personal, birthPlace: number } },
            encryptionContext.person(personId),
          ),
          phone_index: encryption.blindIndex('phone', number),
        })) as never,
      )
      .execute()
    await db
      .insertInto('attachment')
      .values(
        rows.map(({ personId, document, storageKey }) => ({
          ...{ office_id: officeId, id: newId(officeId), person_id: personId, attachment_type_id: 1, created_at: now },
          ...{ storage_key: storageKey, media_type: 'image/jpeg', bytes: document.length },
          sha256: createHash('sha256').update(document).digest(),
        })),
      )
      .execute()
    await db
      .insertInto('audit_log')
      .values(
        rows.map(({ id }) => ({
          ...{ office_id: officeId, id: newId(officeId), at: now, actor_kind: 'job' as const, actor_id: null },
          ...{ action: 'request.submitted', request_id: id, subject_id: null, detail: '{}' },
        })) as never,
      )
      .execute()
  }
}

interface Contents {
  readonly requests: number
  readonly applicants: number
  readonly documents: number
  readonly wrong: readonly string[]
}

/** Reads everything: each applicant is decrypted, each document is read from its file and compared with its hash, the audit chain is checked. */
const readEverything = async (context: AppContext): Promise<Contents> => {
  const { db, encryption, files } = context
  const wrong: string[] = [
    ...(await checkAudit(context, { anchors: await createAnchorFile(context.env.dataDir).read() })).faults,
  ]
  const { count } = await db
    .selectFrom('request')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  let [applicants, documents, after] = [0, 0, 0]
  for (;;) {
    const rows = await db
      .selectFrom('request_person as person')
      .innerJoin('attachment', 'attachment.person_id', 'person.id')
      .select(['person.id', 'person.application_number', 'person.applicant', 'storage_key', 'sha256'])
      .where('person.id', '>', after)
      .orderBy('person.id')
      .limit(1_000)
      .execute()
    if (rows.length === 0) return { requests: count, applicants, documents, wrong }
    await Promise.all(
      rows.map(async ({ id, application_number: number, applicant, storage_key: key, sha256 }) => {
        const read = encryption.decryptJson<Applicant>(applicant, encryptionContext.person(id))
        if (read.personal.birthPlace === number) applicants += 1
        else wrong.push(`applicant ${id}`)
        const document = await files.find(key)
        if (document && createHash('sha256').update(document).digest().equals(sha256)) documents += 1
        else wrong.push(`document of ${id}`)
      }),
    )
    after = rows.at(-1)?.id ?? 0
  }
}

const run = promisify(execFile)
const missing = (): string | undefined => {
  if (!process.env.TEST_FULL) return 'the full run restores a database (TEST_FULL)'
  if (spawnSync('pgbackrest', ['version']).status !== 0) return 'no pgbackrest: install the Debian package pgbackrest'
  return findBinaries()?.startsWith('/usr/lib/postgresql/15') ? undefined : 'no PostgreSQL 15 of Debian'
}

test('a destroyed database and its files are restored to a chosen second, complete and verified', {
  timeout: 1_800_000,
}, async ({ skip }) => {
  const reason = missing()
  if (reason) return skip(reason)
  const bin = findBinaries() ?? ''
  const cluster = makeCluster(bin, tmpdir())
  atTheEnd(() => removeCluster(cluster))
  const folderOf = (name: string) => {
    const folder = join(cluster.home, name)
    mkdirSync(folder)
    const { uid, gid } = asServerUser
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
    return folder
  }
  const port = await freePort()
  const options = [
    `--config=${conf}`,
    '--stanza=invea',
    `--repo1-path=${folderOf('repository')}`,
    `--lock-path=${folderOf('lock')}`,
    `--log-path=${folderOf('log')}`,
    `--pg1-path=${cluster.data}`,
    `--pg1-port=${port}`,
    `--pg1-socket-path=${cluster.home}`,
    '--pg1-user=app',
    '--pg1-database=postgres',
  ]
  // `archive-push` and `restore` accept other options than `backup`.
  const local = [
    ...options.filter((option) => !/--pg1-(port|socket|user|database)/.test(option)),
    `--spool-path=${folderOf('spool')}`,
  ]
  const pgbackrest = (given: readonly string[], ...args: string[]) =>
    run('pgbackrest', [...given, '--log-level-console=warn', ...args], { ...asServerUser, cwd: cluster.home })
  const settings = [
    'archive_mode=on',
    `archive_command=pgbackrest ${local.join(' ')} archive-push %p`,
    'wal_level=replica',
  ]
  let server = await startServer(cluster, port, settings)
  atTheEnd(() => void server.kill('SIGQUIT'))
  await pgbackrest(options, 'stanza-create')

  const dataDir = mkdtempSync(join(tmpdir(), 'restore-files-'))
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir })
  const open = async () => {
    const opened = await openDatabase({ databaseUrl: urlOf(port) }, quiet)
    return { opened, context: compose(env, opened, { log: quiet }) }
  }
  const copyOfFiles = join(dataDir, 'copy')
  // A file never changes under its name: the new ones are copied.
  const copyFiles = () => cpSync(join(dataDir, 'files'), copyOfFiles, { recursive: true, force: false })
  const first = await open()
  atTheEnd(() => first.opened.close().catch(() => undefined))
  await migrate(first.opened.db)
  const anchors = createAnchorFile(dataDir)
  const write = async (share: number) => {
    await writeRequests(first.context, Math.round(requests * share))
    await sealAuditLog(first.context, anchors)
  }

  await write(0.8)
  await pgbackrest(options, 'backup', '--type=full')
  copyFiles()
  await write(0.1)
  await pgbackrest(options, 'backup', '--type=incr')
  await write(0.1)
  copyFiles()
  const before = await readEverything(first.context)
  expect(before).toEqual({ requests, applicants: requests, documents: requests, wrong: [] })
  await wait(1_100)
  const { rows } = await sql<{ readonly now: string }>`select clock_timestamp()::text as now`.execute(first.opened.db)
  await wait(1_100)
  // After the chosen second: an error of an operator, and more requests.
  await first.context.db.updateTable('request').set({ status: 'cancelled' }).execute()
  await write(0.01)
  await sql`select pg_switch_wal()`.execute(first.opened.db)
  const switched = async () => {
    const { rows: waiting } = await sql`select from pg_ls_archive_statusdir() where name like '%.ready'`.execute(
      first.opened.db,
    )
    return waiting.length === 0
  }
  while (!(await switched())) await wait(200)

  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
  await first.opened.close().catch(() => undefined)
  rmSync(cluster.data, { recursive: true })
  rmSync(join(dataDir, 'files'), { recursive: true })
  expect(existsSync(cluster.data)).toBe(false)

  const began = performance.now()
  folderOf('data')
  await run('chmod', ['700', cluster.data])
  await pgbackrest(local, 'restore', '--type=time', `--target=${rows[0]?.now}`, '--target-action=promote')
  cpSync(copyOfFiles, join(dataDir, 'files'), { recursive: true })
  server = await startServer(cluster, port, settings)
  const restored = performance.now()
  const second = await open()
  const after = await readEverything(second.context)
  const verified = performance.now()
  expect(after).toEqual(before)
  const { rows: statuses } = await sql`select distinct status from request`.execute(second.opened.db)
  expect(statuses).toEqual([{ status: 'paymentCompleted' }])
  // The restored database takes bookings and is archived again.
  await writeRequests(second.context, 1)
  await second.opened.close()
  const minutes = (milliseconds: number) => (milliseconds / 60_000).toFixed(1)
  process.stdout.write(
    `${requests} requests with their documents: restored in ${minutes(restored - began)} minutes, ` +
      `every row and document verified after ${minutes(verified - began)} minutes\n`,
  )
})
