import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@invea/tooling/ports'
import { findBinaries, makeCluster, removeCluster, startServer, urlOf } from '@invea/tooling/postgres-cluster'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/platform/database/database.ts'
import { addCleanup, cleanUpAfterEach } from '../../src/testing/a-process.ts'

cleanUpAfterEach()

const cuts = Number(process.env.POWER_CUTS ?? 3)
const quiet = pino({ level: 'silent' })
const library = () => spawnSync('pkg-config', ['--cflags', '--libs', 'fuse3'], { encoding: 'utf8' })

const missing = (): string | undefined => {
  if (!process.env.TEST_FULL) return 'the full run cuts the power (TEST_FULL)'
  if (process.getuid?.() !== 0 || !existsSync('/dev/fuse')) return 'mounting a file system needs root and /dev/fuse'
  return library().status === 0 ? undefined : 'no libfuse3: install the Debian packages fuse3, libfuse3-dev, pkg-config'
}

interface Disk {
  readonly folder: string
  /** Unmounts the file system and drops all data that was not synced. `durable` has the synced content. */
  cut(): Promise<void>
  readonly durable: string
}

/** Mounts a disk with the content of a folder. A power cut loses data that was not synced. */
const mountDisk = async (content: string): Promise<Disk> => {
  const home = mkdtempSync(join(tmpdir(), 'power-cut-'))
  addCleanup(() => rmSync(home, { recursive: true, force: true }))
  const program = join(home, 'volatile-disk')
  const source = join(import.meta.dirname, 'volatile-disk.c')
  execFileSync('gcc', ['-O2', '-Wall', '-Werror', '-o', program, source, ...library().stdout.trim().split(/\s+/)])
  const [live, durable, folder] = ['live', 'durable', 'mounted'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ]
  mkdirSync(folder)
  for (const copy of [live, durable]) execFileSync('cp', ['-a', content, copy])
  execFileSync('chmod', ['755', home])
  const disk = spawn(program, [live, durable, folder], { stdio: ['ignore', 'ignore', 'inherit'] })
  const unmount = () => spawnSync('umount', ['-l', folder])
  addCleanup(async () => {
    disk.kill('SIGKILL')
    unmount()
  })
  while (spawnSync('mountpoint', ['-q', folder]).status !== 0) await wait(50)
  const cut = async () => {
    disk.kill('SIGKILL')
    await once(disk, 'exit')
    unmount()
  }
  return { folder, cut, durable }
}

/** Starts the writer. Its `acknowledged` is the number of the last row whose transaction was committed. */
const startWriter = async (databaseUrl: string, dataDir = '') => {
  const child: ChildProcess = spawn(process.execPath, [
    join(import.meta.dirname, 'write-rows.ts'),
    databaseUrl,
    dataDir,
  ])
  addCleanup(() => void child.kill('SIGKILL'))
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log += chunk
  })
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  const acknowledged = () => Number(output.match(/(\d+)\n(?!.*\n)/)?.[1] ?? 0)
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  const waitForRows = async (rows: number) => {
    for (let tries = 0; acknowledged() < rows; tries++) {
      if (tries > 2_000 || child.exitCode !== null) throw new Error(`the writer stopped at ${acknowledged()}`)
      await wait(50)
    }
  }
  return { acknowledged, kill, waitForRows, log: () => log }
}

const numbersIn = async (options: Parameters<typeof openDatabase>[0]): Promise<ReadonlySet<number>> => {
  const opened = await openDatabase(options, quiet)
  const { rows } = await sql<{ readonly number: number }>`
    select (detail->>'number')::integer as number from audit_log`.execute(opened.db)
  await opened.close()
  return new Set(rows.map(({ number }) => number))
}
const countLost = (acknowledged: number, stored: ReadonlySet<number>) =>
  Array.from({ length: acknowledged }, (_, at) => at + 1).filter((number) => !stored.has(number)).length

/** Simulates a power cut of PostgreSQL while rows are written. Returns the number of lost acknowledged rows. */
const cutPostgres = async (settings: readonly string[], rows: number): Promise<number> => {
  const bin = findBinaries() ?? ''
  const cluster = makeCluster(bin, tmpdir())
  addCleanup(() => removeCluster(cluster))
  const disk = await mountDisk(cluster.data)
  const port = await freePort()
  const server = await startServer({ ...cluster, data: disk.folder }, port, settings)
  addCleanup(() => void server.kill('SIGKILL'))
  const writer = await startWriter(urlOf(port))
  await writer.waitForRows(rows / 2)
  const admin = await openDatabase({ databaseUrl: urlOf(port) }, quiet)
  // Writes table pages to the disk too, not only the log.
  await sql`checkpoint`.execute(admin.db)
  await admin.close()
  await writer.waitForRows(rows)
  await disk.cut()
  await writer.kill()
  // The server may have ended already, because its disk was removed.
  server.kill('SIGKILL')
  while (server.exitCode === null && server.signalCode === null) await wait(20)
  rmSync(cluster.data, { recursive: true })
  cpSync(disk.durable, cluster.data, { recursive: true })
  rmSync(join(cluster.data, 'postmaster.pid'), { force: true })
  execFileSync('chown', ['-R', '--reference', cluster.home, cluster.data])
  chmodSync(cluster.data, 0o700)
  const again = await startServer(cluster, port, [])
  addCleanup(() => void again.kill('SIGKILL'))
  const lost = countLost(writer.acknowledged(), await numbersIn({ databaseUrl: urlOf(port) }))
  process.stdout.write(`PostgreSQL ${settings.join(' ')}: ${writer.acknowledged()} acknowledged, ${lost} lost\n`)
  return lost
}

test('PostgreSQL loses no acknowledged row in a power cut', { timeout: 1_800_000 }, async ({ skip }) => {
  const reason = missing()
  if (reason) return skip(reason)
  for (let cut = 1; cut <= cuts; cut++) expect(await cutPostgres(['fsync=on'], 100 * cut)).toBe(0)
})

test('the test detects loss: PostgreSQL without synchronous commit loses rows', { timeout: 600_000 }, async ({
  skip,
}) => {
  const reason = missing()
  if (reason) return skip(reason)
  expect(await cutPostgres(['synchronous_commit=off', 'wal_writer_delay=10s'], 300)).toBeGreaterThan(0)
})

test('the embedded database, which syncs nothing, can lose acknowledged rows', {
  timeout: 600_000,
}, async ({ skip }) => {
  const reason = missing()
  if (reason) return skip(reason)
  const content = mkdtempSync(join(tmpdir(), 'power-cut-embedded-'))
  addCleanup(() => rmSync(content, { recursive: true, force: true }))
  const { TEST_EMBEDDED_FOLDER = '' } = process.env
  cpSync(TEST_EMBEDDED_FOLDER, join(content, 'database'), { recursive: true })
  const disk = await mountDisk(content)
  const writer = await startWriter('', disk.folder)
  await writer.waitForRows(200)
  await disk.cut()
  await writer.kill()
  rmSync(join(disk.durable, 'database.lock'), { force: true })
  const stored = await numbersIn({ dataDir: disk.durable }).catch(() => undefined)
  const lost = stored ? `${countLost(writer.acknowledged(), stored)} lost` : 'cannot be opened'
  process.stdout.write(`embedded: ${writer.acknowledged()} acknowledged, ${lost}\n`)
  expect(lost).not.toBe('0 lost')
  expect(writer.log()).toContain('the embedded database syncs nothing')
})
