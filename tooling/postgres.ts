// Finds or starts a real PostgreSQL for tests: TEST_DATABASE_URL, else Debian's server, else the one npm brings.
import {
  findBinaries,
  freePort,
  makeCluster,
  passingFolder,
  removeCluster,
  startServer,
  urlOf,
} from './postgres-cluster.ts'

export interface TestPostgres {
  readonly url: string
  readonly version: string
  readonly stop: () => Promise<void>
}

const start = async (bin: string): Promise<TestPostgres> => {
  const cluster = makeCluster(bin, passingFolder())
  const port = await freePort()
  const server = await startServer(cluster, port, ['fsync=off', 'max_connections=300'])
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    removeCluster(cluster)
  }
  return { url: urlOf(port), version: cluster.version, stop }
}

/** A PostgreSQL with an empty database, or a line with the reason why there is none. */
export const findOrStartPostgres = async (): Promise<TestPostgres | { readonly missing: string }> => {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, version: 'TEST_DATABASE_URL', stop: async () => {} }
  const bin = findBinaries()
  if (!bin) return { missing: 'No PostgreSQL: set TEST_DATABASE_URL, or install the Debian package postgresql.' }
  return start(bin)
}
