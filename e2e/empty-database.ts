import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** The address of a new database on this PostgreSQL server. */
export const emptyDatabase = async (server: string): Promise<string> => {
  const name = `e2e_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
