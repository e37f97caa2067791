import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@invea/tooling/ports'
import { findBinaries, makeCluster, removeCluster, startServer, urlOf } from '@invea/tooling/postgres-cluster'
import { endProcess } from '@invea/tooling/programs'
import { onPostgres } from './database.ts'

/** Starts a PostgreSQL server that flushes its log as in production, or prints that it is missing and ends the process. */
export const startServerOrExit = async () => {
  const bin = findBinaries() ?? ''
  const pgbench = join(bin, 'pgbench')
  if (!existsSync(pgbench)) {
    console.log('No PostgreSQL with pgbench on this machine: install the Debian package postgresql.')
    process.exit(1)
  }
  const cluster = makeCluster(bin)
  const port = await freePort()
  const server = await startServer(cluster, port, ['max_connections=200'])
  return {
    version: cluster.version,
    pgbench,
    /** Process id of the server's first process. */
    pid: server.pid ?? 0,
    makeDatabase: async (name: string, statements: readonly string[]) => {
      await onPostgres(urlOf(port))((run) => run(`create database ${name}`))
      const url = new URL(urlOf(port))
      url.pathname = `/${name}`
      await onPostgres(url.href)(async (run) => {
        for (const statement of statements) await run(statement)
      })
      return url.href
    },
    stop: async () => {
      await endProcess(server, 'SIGINT')
      removeCluster(cluster)
    },
  }
}
