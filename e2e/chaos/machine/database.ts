import pg from 'pg'

const int8 = 20
const date = 1082
pg.types.setTypeParser(int8, Number)
pg.types.setTypeParser(date, (text) => text)

/** Connections of the harness to the proof's database; they are opened again when it restarts. */
export interface Database {
  rows<T extends object>(statement: string, values?: readonly unknown[]): Promise<readonly T[]>
  close(): Promise<void>
}

export const connectTo = (url: string): Database => {
  // What the harness itself writes outlives every kill, whatever bug the database is planted with.
  const options = '-c synchronous_commit=on'
  const pool = new pg.Pool({ connectionString: url, options, max: 4, connectionTimeoutMillis: 5_000 })
  const ignore = () => undefined
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return {
    rows: async (statement, values = []) => (await pool.query(statement, [...values])).rows,
    close: () => pool.end(),
  }
}
