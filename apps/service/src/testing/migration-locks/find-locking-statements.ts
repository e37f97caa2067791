import { type DropStmt, type IndexStmt, type Node, parse } from 'libpg-query'
import type { SchemaChange } from '../../platform/migrations/migrations.ts'
import { faultsOfCommand } from './alter-table.ts'
import { contractRule, findNodes, type Known, type Site, tableOf } from './sql-tree.ts'

const faultsOfIndex = (index: IndexStmt, { change }: Site): readonly string[] => {
  if (!index.concurrent) return ['an index is built with CONCURRENTLY, in a migration outside a transaction']
  if (!change.outsideTransaction) return ['CONCURRENTLY needs outsideTransaction: true']
  return index.if_not_exists ? [] : ['a migration outside a transaction may be repeated: IF NOT EXISTS']
}

const faultsOfDrop = (drop: DropStmt, { change }: Site): readonly string[] => {
  if (drop.removeType !== 'OBJECT_INDEX') return change.unusedSince ? [] : [contractRule]
  if (!drop.concurrent) return ['an index is dropped with CONCURRENTLY, in a migration outside a transaction']
  return drop.missing_ok ? [] : ['a migration outside a transaction may be repeated: IF EXISTS']
}

const harmless = ['CreateFunctionStmt', 'CreateTrigStmt', 'CommentStmt', 'CreateSeqStmt', 'ViewStmt', 'SelectStmt']
const repeatable = ['IndexStmt', 'DropStmt', 'VacuumStmt']

/** The large tables that the statement changes row by row, also inside `with`. */
const bulkChanges = (statement: Node, isExempt: (table: string) => boolean): readonly string[] =>
  (['UpdateStmt', 'DeleteStmt', 'MergeStmt'] as const)
    .flatMap((kind) => findNodes(statement, kind).map(tableOf))
    .filter((table) => !isExempt(table))
    .map((table) => `changes rows of ${table} in one transaction: let a job change them in small steps`)

const faultsOfStatement = (statement: Node, site: Site): readonly string[] => {
  const { known, change } = site
  const isExempt = (table: string) => known.created.has(table) || known.small.has(table)
  const bulk = bulkChanges(statement, isExempt)
  if (bulk.length > 0) return bulk
  const [kind = ''] = Object.keys(statement)
  if ('CreateStmt' in statement) known.created.add(statement.CreateStmt.relation?.relname ?? '')
  const commands = findNodes(statement, 'AlterTableCmd')
  const validates = commands.length > 0 && commands.every(({ subtype }) => subtype === 'AT_ValidateConstraint')
  if (change.outsideTransaction && !repeatable.includes(kind) && !validates)
    return [`${kind} belongs into a migration with a transaction`]
  if ('CreateStmt' in statement || 'InsertStmt' in statement || harmless.includes(kind)) return []
  if ('UpdateStmt' in statement || 'DeleteStmt' in statement) return []
  if ('IndexStmt' in statement)
    return isExempt(tableOf(statement.IndexStmt)) ? [] : faultsOfIndex(statement.IndexStmt, site)
  if ('DropStmt' in statement) return faultsOfDrop(statement.DropStmt, site)
  if ('RenameStmt' in statement) return change.unusedSince ? [] : [contractRule]
  if ('AlterTableStmt' in statement) {
    const table = tableOf(statement.AlterTableStmt)
    if (known.created.has(table)) return []
    return commands.flatMap((command) => faultsOfCommand(table, command, site))
  }
  return [`${kind} is not known to be quick on a large table`]
}

/**
 * Finds statements that would block calls on a full database: a lock for the time of reading or writing a table, or a step that
 * the previous version cannot work with. Uses PostgreSQL's own parser. Reports statements that are not known to be fast.
 */
export const findLockingStatements = async (
  migrations: Readonly<Record<string, SchemaChange>>,
  smallTables: ReadonlySet<string>,
): Promise<readonly string[]> => {
  const shared = { notNullChecks: new Map(), unproven: new Map(), provenNotNull: new Set<string>(), small: smallTables }
  const found: string[] = []
  for (const [migration, change] of Object.entries(migrations)) {
    const known: Known = { ...shared, created: new Set() }
    for (const text of change.statements) {
      for (const { stmt } of (await parse(text)).stmts ?? []) {
        if (!stmt) continue
        found.push(...faultsOfStatement(stmt, { migration, change, known }).map((fault) => `${migration}: ${fault}`))
      }
    }
  }
  return found
}
