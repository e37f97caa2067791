import { findOrStartPostgres } from '@invea/tooling/postgres'
import pg from 'pg'

/** A real server for tests. `url` names an empty database made for this caller alone. */
export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
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

/** TEST_DATABASE_URL, else a server started for the caller; undefined when this machine has none. */
export const startServerForTests = async (): Promise<TestPostgres | undefined> => {
  const server = await findOrStartPostgres()
  return 'missing' in server ? undefined : server
}

/**
 * A database of the caller's own on a real server, a copy of TEST_DATABASE_TEMPLATE where that is set. Undefined when there is no
 * server; tests then say that they are skipped.
 */
export const startPostgres = async (): Promise<TestPostgres | undefined> => {
  const server = await startServerForTests()
  if (!server) return undefined
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const { url, drop } = await createDatabase(server.url, name, process.env.TEST_DATABASE_TEMPLATE)
  const stop = async () => {
    await drop()
    await server.stop()
  }
  return { url, stop }
}
