import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@invea/tooling/ports'
import {
  asServerUser,
  findBinaries,
  makeCluster,
  removeCluster,
  startServer,
  urlOf,
} from '@invea/tooling/postgres-cluster'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect } from 'vitest'
import { compose } from '../../src/compose.ts'
import { createAnchorFile, sealAuditLog } from '../../src/platform/audit-log/audit-chain.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { readEnv } from '../../src/read-env.ts'
import { addCleanup } from '../../src/testing/a-process.ts'
import type { CopiedDocuments } from './document-copies.ts'
import { readEverything, writeRequests } from './requests-with-documents.ts'

/** Maximum minutes from the start of the restore until every row and document is compared. */
const maxMinutes = 10
const conf = join(import.meta.dirname, '../../../../deploy/pgbackrest.conf')
const quiet = pino({ level: 'silent' })
const run = promisify(execFile)

/**
 * Writes paid requests, with a full and an incremental backup between them. Destroys the database and the documents, restores
 * both to a chosen second, and compares everything.
 */
export const drillRestore = async (
  requests: number,
  copiesIn: (dataDir: string) => Promise<CopiedDocuments>,
): Promise<void> => {
  const started = performance.now()
  const bin = findBinaries() ?? ''
  const cluster = makeCluster(bin, tmpdir())
  addCleanup(() => removeCluster(cluster))
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
  addCleanup(() => void server.kill('SIGQUIT'))
  await pgbackrest(options, 'stanza-create')

  const dataDir = mkdtempSync(join(tmpdir(), 'restore-files-'))
  addCleanup(() => rmSync(dataDir, { recursive: true, force: true }))
  const documents = await copiesIn(dataDir)
  const openService = async () => {
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, ...documents.settings() })
    const opened = await openDatabase({ databaseUrl: urlOf(port) }, quiet)
    return { opened, context: compose(env, opened, { log: quiet }) }
  }
  const first = await openService()
  addCleanup(() => first.opened.close().catch(() => undefined))
  await migrate(first.opened.db)
  const anchors = createAnchorFile(dataDir)
  const write = async (share: number) => {
    await writeRequests(first.context, Math.round(requests * share))
    await sealAuditLog(first.context, anchors)
  }

  await write(0.8)
  await pgbackrest(options, 'backup', '--type=full')
  await documents.copy()
  await write(0.1)
  await pgbackrest(options, 'backup', '--type=incr')
  await write(0.1)
  await documents.copy()
  await wait(1_100)
  const { rows } = await sql<{ readonly now: string }>`select clock_timestamp()::text as now`.execute(first.opened.db)
  await wait(1_100)
  // After the chosen second: an error of an operator, and more requests.
  await first.context.db.updateTable('request').set({ status: 'cancelled' }).execute()
  await write(0.01)
  await sql`select pg_switch_wal()`.execute(first.opened.db)
  const isArchived = async () => {
    const { rows: waiting } = await sql`select from pg_ls_archive_statusdir() where name like '%.ready'`.execute(
      first.opened.db,
    )
    return waiting.length === 0
  }
  while (!(await isArchived())) await wait(200)

  const exited = once(server, 'exit')
  server.kill('SIGKILL')
  await exited
  await first.opened.close().catch(() => undefined)
  rmSync(cluster.data, { recursive: true })
  await documents.destroy()
  expect(existsSync(cluster.data)).toBe(false)

  const began = performance.now()
  folderOf('data')
  await run('chmod', ['700', cluster.data])
  await pgbackrest(local, 'restore', '--type=time', `--target=${rows[0]?.now}`, '--target-action=promote')
  await documents.restore()
  server = await startServer(cluster, port, settings)
  const restored = performance.now()
  const second = await openService()
  const after = await readEverything(second.context)
  const verified = performance.now()
  expect(after).toEqual({ requests, applicants: requests, documents: requests, wrong: [] })
  const { rows: statuses } = await sql`select distinct status from request`.execute(second.opened.db)
  expect(statuses).toEqual([{ status: 'paymentCompleted' }])
  // The restored database accepts new requests and is archived again.
  await writeRequests(second.context, 1)
  await second.opened.close()
  const minutes = (from: number, to: number) => ((to - from) / 60_000).toFixed(1)
  const load = loadavg()[0]?.toFixed(1)
  process.stdout.write(
    `${requests} requests with ${documents.store}: written and backed up in ${minutes(started, began)} minutes, restored in ` +
      `${minutes(began, restored)}, every row and document compared in ${minutes(restored, verified)} (load average ${load})\n`,
  )
  expect((verified - began) / 60_000).toBeLessThan(maxMinutes)
}
