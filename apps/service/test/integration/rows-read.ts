import pg from 'pg'
import { vi } from 'vitest'

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

const isReplayable = (text: string) => /^\s*(select|with|update|delete)\b/i.test(text)

/** Records the statements that this process sends to PostgreSQL, each text once with its last values. */
export const recordStatements = () => {
  const recorded = new Map<string, Statement>()
  const send = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: never[]) {
    const [text, values] = args as readonly unknown[]
    if (typeof text === 'string' && isReplayable(text))
      recorded.set(text, { text, values: Array.isArray(values) ? values : [] })
    return send.apply(this, args as never)
  } as never)
  return { statements: (): readonly Statement[] => [...recorded.values()], stop: () => spy.mockRestore() }
}

const nodesOf = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/**
 * Runs a recorded statement again in a transaction that is rolled back. Returns the number of rows it reads from each table, or
 * undefined if it cannot run twice.
 */
const rowsReadBy = async (client: pg.Client, { text, values }: Statement) => {
  await client.query('begin')
  try {
    const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, [...values])
    const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    return nodes.flatMap((node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      const table = node['Relation Name']
      return table
        ? [{ table, how: node['Node Type'], rows: (node['Actual Rows'] + removed) * node['Actual Loops'] }]
        : []
    })
  } catch {
    return undefined
  } finally {
    await client.query('rollback')
  }
}

/** Runs all statements again. Returns how many ran, and each that reads more than `limit` rows of a table. */
export const findLongReads = async (url: string, statements: readonly Statement[], limit: number) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const long: string[] = []
  let ran = 0
  for (const statement of statements) {
    const read = await rowsReadBy(client, statement)
    if (!read) continue
    ran += 1
    for (const { table, how, rows } of read)
      if (rows > limit) long.push(`${rows} rows of ${table} (${how}): ${statement.text.replaceAll(/\s+/g, ' ')}`)
  }
  await client.end()
  return { ran, long }
}
